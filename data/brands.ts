import type { Brand } from '@/lib/content/schema/house/brand';
import { sample } from '@/lib/content/schema/sample';

/** The partners, in the order shown: heavy marks between light ones, whatever the number of columns. */
export const brands: Brand[] = sample(
  [
    { name: 'Millbarrow', logo: '/brands/millbarrow.svg' },
    { name: 'Whetlow', logo: '/brands/whetlow.svg' },
    { name: 'Morrowleaf', logo: '/brands/morrowleaf.svg' },
    { name: 'Stallrow', logo: '/brands/stallrow.svg' },
    { name: 'Copperquill', logo: '/brands/copperquill.svg' },
    { name: 'Longstrand', logo: '/brands/longstrand.svg' },
    { name: 'Kilnmoss', logo: '/brands/kilnmoss.svg' },
    { name: 'Crockmoor', logo: '/brands/crockmoor.svg' },
    { name: 'Brine Hollow', logo: '/brands/brine-hollow.svg' },
    { name: 'Gramwright', logo: '/brands/gramwright.svg' },
    { name: 'Pulsebarn', logo: '/brands/pulsebarn.svg' },
  ],
  'the eleven partners you really worked with, each with its own SVG in public/brands',
);
