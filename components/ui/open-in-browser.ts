import * as messages from '@/.content/messages/inApp';
import { withTimeout } from '@/lib/ui/chunk-recovery';
import type { Obstacle } from './open-in-browser-dialog.client';
import { toast } from './toast';

/**
 * Explains how to open the page in a browser. Never throws.
 *
 * @param address absolute, with the state of the page; that of the window by default
 */
export async function showOpenInBrowser(obstacle: Obstacle, address = window.location.href): Promise<void> {
  try {
    const { openDialog } = await withTimeout(import('./open-in-browser-dialog.client'));
    openDialog(obstacle, address);
  } catch {
    void toast({ title: messages.title, description: address, kind: 'info', duration: 20_000 });
  }
}
