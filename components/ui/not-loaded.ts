import * as words from '@/.content/words/ui';
import { toast } from './toast';

/** Says that a part of the page that is fetched on first use could not be: "Cook mode did not load". */
export function sayNotLoaded(part: string): void {
  void toast({ title: words.notLoaded({ part }), description: words.tryAgain, kind: 'error' });
}
