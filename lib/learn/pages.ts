import { flour } from '@/lib/content/learn/flour';
import { legumes } from '@/lib/content/learn/legumes';
import { salads } from '@/lib/content/learn/salads';
import { learnPagesOf } from './pages-of';

/** The education pages of the site, in the order of its menu. */
export const learnPages = learnPagesOf({ flour, legumes, salads });
