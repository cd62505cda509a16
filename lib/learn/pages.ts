import { flour, legumes, salads } from '@/lib/content/pages';
import { learnPagesOf } from './pages-of';

/** The education pages of the site, in the order of its menu. */
export const learnPages = learnPagesOf({ flour, legumes, salads });
