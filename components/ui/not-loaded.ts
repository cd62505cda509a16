import { toast } from './toast';

/** Says that a part of the page that is fetched on first use could not be: "Cook mode did not load". */
export function sayNotLoaded(part: string, advice = 'Check the connection and press again.'): void {
  void toast({ title: `${part} did not load`, description: advice, kind: 'error' });
}
