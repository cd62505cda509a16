/** Files a visitor takes along and brings back; nothing of them is sent anywhere. Browser only. */

/**
 * Saves text as a file, as a download does.
 *
 * @param name with its extension @param type media type, as `application/json`
 */
export function saveFile(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // Some browsers read the file only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** `too-large`: not even opened. `corrupt`: it cannot be read, as when it was moved meanwhile. */
type ReadFile = { ok: true; text: string } | { ok: false; problem: 'too-large' | 'corrupt' };

/** The text of a file the visitor chose. Never throws. @param most largest size that is read, in bytes */
export function readFile(file: File, most: number): Promise<ReadFile> {
  if (file.size > most) return Promise.resolve({ ok: false, problem: 'too-large' });
  return new Promise((resolve) => {
    // The method of the same name on File itself came to browsers years later.
    const reader = new FileReader();
    reader.onloadend = () => {
      const { result: text } = reader;
      resolve(typeof text === 'string' ? { ok: true, text } : { ok: false, problem: 'corrupt' });
    };
    reader.readAsText(file);
  });
}
