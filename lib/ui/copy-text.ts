/** Copies text to the clipboard. Resolves to false if there is none or the browser refuses; never rejects. Browser only. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
