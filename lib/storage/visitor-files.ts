// Files that a visitor imports. They are not sent to a server. Browser only.

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
