'use client';

import { toast } from '@/components/ui/toast';
import { useCopyAttribution } from '@/lib/hooks/travel/use-copy-attribution';

/** Milliseconds the notice stays. */
const NOTICE = 3000;

function notice(): void {
  void toast({
    title: 'Content copied',
    description: 'Source attribution has been added to your copied text',
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
