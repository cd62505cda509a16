/** Puts text on the clipboard. False where the browser refuses or has none; never throws. Browser only. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
