import { plainSpaces } from '@/lib/text/words';

/** Copies text with plain spaces to the clipboard. Resolves to false if there is none or the browser refuses; never rejects. Browser only. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(plainSpaces(text));
    return true;
  } catch {
    return false;
  }
}
