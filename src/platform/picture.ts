/** Handing a picture to people: through the share sheet where that takes pictures, else as a download. */
import { download } from './download.ts';

/** 'offered' is a download; whether it was kept then, the browser does not say. */
export type PictureHanded = 'shared' | 'offered' | 'dismissed' | 'refused';

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
    download(picture, name);
    return 'offered';
  } catch {
    return 'refused';
  }
}
