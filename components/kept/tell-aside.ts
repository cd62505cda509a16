import { toast } from '@/components/ui/toast';
import { keptWords } from '@/lib/kept/all';
import { capitalised } from '@/lib/text/words';

/** Tells the visitor that what a newer version of this site has kept under a key was set aside for something new. */
export function tellAside(key: string): void {
  const words = keptWords(key);
  void toast({
    title: 'Kept aside, not lost',
    description: `${capitalised(words)}: a newer version of this site has written more here than I can read. I keep that as it is and have begun anew beside it. Reload the page to get the newer version.`,
    kind: 'warning',
    duration: 20_000,
  });
}
