/** Handing a picture to people: through the share sheet where that takes pictures, else as a download. */

/** 'offered' is a download; whether it was kept then, the browser does not say. */
export type PictureHanded = 'shared' | 'offered' | 'dismissed' | 'refused';

/** Long enough for the slowest browser to take the download up. */
const DOWNLOAD_TAKEN_MS = 60_000;

export async function handPicture(title: string, name: string, picture: Blob): Promise<PictureHanded> {
  const file = new File([picture], name, { type: picture.type });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ title, files: [file] });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    }
  }
  try {
    const address = URL.createObjectURL(picture);
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), DOWNLOAD_TAKEN_MS);
    return 'offered';
  } catch {
    return 'refused';
  }
}
