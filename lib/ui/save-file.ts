import { thisBrowser } from './browser';

/**
 * `shared`: the share sheet passed it on. `cancelled`: the visitor closed the sheet. `started`: the browser was asked to
 * download it, and does not report whether it did. `unavailable`: nothing was tried.
 */
export type FileOutcome = 'shared' | 'cancelled' | 'started' | 'unavailable';

function download(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // Some browsers read the blob after `click()` has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/**
 * Gives text as a file to the visitor: by the share sheet of a phone or tablet, elsewhere as a download. It is not sent to
 * a server. Never rejects. Browser only.
 *
 * @param name with its extension @param type media type, as `application/json`
 */
export async function saveFile(name: string, text: string, type: string): Promise<FileOutcome> {
  const file = new File([text], name, { type: type.replace(/;.*/, '') });
  const { files, app } = thisBrowser(file);
  if (files === 'share') {
    try {
      await navigator.share({ files: [file] });
      return 'shared';
    } catch (reason) {
      if (reason instanceof DOMException && reason.name === 'AbortError') return 'cancelled';
      // Refused, for instance because the chunk of the file loaded longer than the user activation lasts.
      if (app) return 'unavailable';
    }
  }
  if (files === 'none') return 'unavailable';
  download(name, text, type);
  return 'started';
}
