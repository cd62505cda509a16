import * as words from '@/.content/words/kept';
import { toast } from '@/components/ui/toast';
import { keptWords } from '@/lib/kept/all';
import { capitalised } from '@/lib/text/words';

/** Tells the visitor that what a newer version of this site has kept under a key was set aside for something new. */
export function showSetAside(key: string): void {
  void toast({
    title: words.keptAside,
    description: words.aside({ what: capitalised(keptWords(key)) }),
    kind: 'warning',
    duration: 20_000,
  });
}
