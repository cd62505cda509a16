import { copyText } from '@/lib/ui/copy-text';
import { toast } from './toast';

/** Offers something in the share sheet of the device. False where there is none, or it failed. Never throws; browser only. */
export async function shareSheet(data: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(data);
    return true;
  } catch (reason) {
    // Closing the sheet is an answer, not a failure.
    return reason instanceof DOMException && reason.name === 'AbortError';
  }
}

/** What is said once an address is copied, and over the address where it could not be. */
type ShareLinkWords = { copied: string; copiedText: string; copyIt: string };

/** Offers an address in the share sheet of the device; where there is none, copies it and says so. */
export async function shareLink(data: ShareData & { url: string }, words: ShareLinkWords): Promise<void> {
  if (await shareSheet(data)) return;
  const isCopied = await copyText(data.url);
  void toast(
    isCopied
      ? { title: words.copied, description: words.copiedText, kind: 'success' }
      : { title: words.copyIt, description: data.url, kind: 'info', duration: 20_000 },
  );
}
