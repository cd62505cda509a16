import { inTime } from '@/lib/chunk-recovery';
import { showPlainly } from './plain-toast';

/** What a toast is about; it chooses the sign beside the words. */
export type ToastKind = 'success' | 'error' | 'info' | 'warning' | 'loading';

export type ToastMessage = {
  title: string;
  description?: string;
  /** `info` if left out. A loading toast stays until the next one or until it is dismissed. */
  kind?: ToastKind;
  /** Where the message leads, on this site. */
  link?: { href: string; text: string };
  /** What the visitor can do about it, as a button. */
  action?: { text: string; run: () => void };
  /** Milliseconds on screen, 5000 if left out; at least 20 000 where there is something to press. */
  duration?: number;
};

/**
 * Shows a message, in place of the one on screen. It stays while focus or pointer is in it. The display is loaded the
 * first time; where it cannot be, the words are shown without it. Never throws.
 */
export async function toast(message: ToastMessage): Promise<void> {
  try {
    const { showToast } = await inTime(import('./toaster.client'));
    await showToast(message);
  } catch {
    showPlainly(message);
  }
}
