// Files that a visitor exports and imports. They are not sent to a server. Browser only.

/**
 * Downloads text as a file.
 *
 * @param name with its extension @param type media type, as `application/json`
 */
export function saveFile(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // Some browsers read the blob after `click()` has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** `too-large`: not opened. `corrupt`: unreadable, for instance because it was moved. */
type ReadFile = { ok: true; text: string } | { ok: false; problem: 'too-large' | 'corrupt' };

/** Reads a chosen file as text. Never throws. @param most largest size that is read, in bytes */
export function readFile(file: File, most: number): Promise<ReadFile> {
  if (file.size > most) return Promise.resolve({ ok: false, problem: 'too-large' });
  return new Promise((resolve) => {
    // `Blob.text()` came to browsers years later than FileReader.
    const reader = new FileReader();
    reader.onloadend = () => {
      const { result: text } = reader;
      resolve(typeof text === 'string' ? { ok: true, text } : { ok: false, problem: 'corrupt' });
    };
    reader.readAsText(file);
  });
}
