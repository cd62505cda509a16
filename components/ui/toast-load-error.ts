import * as messages from '@/.content/messages/ui';
import { toast } from './toast';

/** Reports that something that is loaded on first use did not load: "Cook mode didn’t load". */
export function toastLoadError(part: string): void {
  void toast({ title: messages.notLoaded({ part }), description: messages.tryAgain, kind: 'error' });
}
