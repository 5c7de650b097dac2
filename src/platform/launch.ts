/** Files that the system hands to the installed app, where it opens files of ours with it (`file_handlers`). */

interface LaunchQueue {
  setConsumer(consume: (launch: { readonly files?: readonly { getFile(): Promise<File> }[] }) => void): void;
}

/** Launches wait in the queue until somebody asks, so that this may come late. */
export function onOpenedFile(take: (file: File) => void): void {
  const { launchQueue } = window as { readonly launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files }) => {
    // One at a time: what a file would do is decided before the next one.
    void files?.[0]?.getFile().then(take, () => {});
  });
}
