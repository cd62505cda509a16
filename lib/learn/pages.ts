import { flour } from '@/lib/content/flour';
import { legumes } from '@/lib/content/legumes';
import { salads } from '@/lib/content/salads';
import { learnPagesOf } from './pages-of';

/** The education pages of the site, in the order of its menu. */
export const learnPages = learnPagesOf({ flour, legumes, salads });
