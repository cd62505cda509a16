import { copyText } from '@/lib/ui/copy-text';
import { toast } from './toast';

/** Opens the share sheet of the device. Resolves to false if there is none or it fails; never rejects. Browser only. */
export async function shareSheet(data: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(data);
    return true;
  } catch (reason) {
    // The visitor closed the sheet.
    return reason instanceof DOMException && reason.name === 'AbortError';
  }
}

/** Texts of the toasts: after copying, and above the address if that failed. */
type ShareLinkMessages = { copied: string; copiedText: string; copyIt: string };

/** Shares an address with the share sheet of the device; without one, copies it and shows a toast. */
export async function shareLink(
  data: ShareData & { url: string },
  messages: ShareLinkMessages,
): Promise<void> {
  if (await shareSheet(data)) return;
  const isCopied = await copyText(data.url);
  void toast(
    isCopied
      ? { title: messages.copied, description: messages.copiedText, kind: 'success' }
      : { title: messages.copyIt, description: data.url, kind: 'info', duration: 20_000 },
  );
}
