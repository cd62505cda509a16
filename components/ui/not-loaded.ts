import * as messages from '@/.content/messages/ui';
import { toast } from './toast';

/** Says that a part of the page that is fetched on first use could not be: "Cook mode did not load". */
export function sayNotLoaded(part: string): void {
  void toast({ title: messages.notLoaded({ part }), description: messages.tryAgain, kind: 'error' });
}
