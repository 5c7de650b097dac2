/** Long enough for the slowest browser to take the download up. */
const TAKEN_MS = 60_000;

/** Offers it as a download. Whether it was kept then, the browser does not say. */
export function download(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), TAKEN_MS);
}
