/**
 * Downloads text as a file. It is not sent to a server. Browser only.
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
