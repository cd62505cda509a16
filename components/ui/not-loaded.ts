import { toast } from './toast';

/** Says that a part of the page that is fetched on first use could not be: "Cook mode did not load". */
export function sayNotLoaded(part: string): void {
  void toast({
    title: `${part} did not load`,
    description: 'Check the connection and try again.',
    kind: 'error',
  });
}
