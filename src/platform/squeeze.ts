/** Text made short enough for a link, and read back from one that may hold anything. */

/** Not in every browser that the app runs in. */
function streamOf<Stream>(make: () => Stream): Stream | null {
  try {
    return make();
  } catch {
    return null;
  }
}

const toBase64Url = (bytes: Uint8Array): string => {
  let binary = '';
  // By parts: a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 0x2000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x2000));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};

const fromBase64Url = (code: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

/** Letters, digits, `-` and `_`; null where this browser cannot. */
export async function squeeze(text: string): Promise<string | null> {
  const packing = streamOf(() => new CompressionStream('deflate-raw'));
  if (!packing) return null;
  const packed = new Blob([text]).stream().pipeThrough(packing);
  return toBase64Url(new Uint8Array(await new Response(packed).arrayBuffer()));
}

export type Unsqueezed =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly why: 'unsupported' | 'broken' | 'tooLarge' };

/** At most `most` bytes come out: a few kilobytes can unpack to gigabytes. */
export async function unsqueeze(code: string, most: number): Promise<Unsqueezed> {
  const unpacking = streamOf(() => new DecompressionStream('deflate-raw'));
  if (!unpacking) return { ok: false, why: 'unsupported' };
  if (!/^[\w-]+$/.test(code)) return { ok: false, why: 'broken' };
  try {
    const reader = new Blob([fromBase64Url(code)]).stream().pipeThrough(unpacking).getReader();
    const decoder = new TextDecoder('utf-8', { fatal: true });
    let text = '';
    let size = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      if (size > most) {
        void reader.cancel();
        return { ok: false, why: 'tooLarge' };
      }
      text += decoder.decode(part.value, { stream: true });
    }
    return { ok: true, text: text + decoder.decode() };
  } catch {
    return { ok: false, why: 'broken' };
  }
}
