'use client';

import { Printer } from 'lucide';
import * as words from '@/.content/words/market';
import { Icon } from '@/components/ui/icon';

/** Puts the guide on paper. */
export function PrintGuide() {
  return (
    <button type="button" className="btn quiet js-only" onClick={() => window.print()}>
      <Icon of={Printer} size={18} /> {words.print}
    </button>
  );
}
