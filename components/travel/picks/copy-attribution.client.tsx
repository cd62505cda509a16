'use client';

import * as words from '@/.content/words/picks';
import { toast } from '@/components/ui/toast';
import { useCopyAttribution } from '@/lib/hooks/travel/use-copy-attribution';

/** Milliseconds the notice stays. */
const NOTICE = 3000;

function notice(): void {
  void toast({
    title: words.copied,
    description: words.copiedText,
    kind: 'success',
    duration: NOTICE,
  });
}

export type CopyAttributionProps = {
  /** Name of the site, as the added line gives it. */
  site: string;
};

/** Text copied from this page says where it comes from. Draws nothing. */
export function CopyAttribution({ site }: CopyAttributionProps) {
  useCopyAttribution(site, notice);
  return null;
}
