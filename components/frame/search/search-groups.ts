import { BookOpen, CookingPot, type IconNode, MapPin, TextSearch } from 'lucide';
import * as words from '@/.content/words/siteSearch';
import type { SiteGroup } from '@/lib/search/site/entry';

/** Heading of each group of results, and the icon of its entries without a picture. */
export const GROUPS: Record<SiteGroup, { title: string; icon: IconNode }> = {
  recipe: { title: words.recipes, icon: CookingPot },
  place: { title: words.places, icon: MapPin },
  guide: { title: words.guides, icon: BookOpen },
  section: { title: words.onPages, icon: TextSearch },
};
