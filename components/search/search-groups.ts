import { BookOpen, CookingPot, type IconNode, MapPin, TextSearch } from 'lucide';
import * as messages from '@/.content/messages/siteSearch';
import type { SiteGroup } from '@/lib/search/entry';

/** Heading of each group of results, and the icon of its entries without a picture. */
export const GROUPS: Record<SiteGroup, { title: string; icon: IconNode }> = {
  recipe: { title: messages.recipes, icon: CookingPot },
  place: { title: messages.places, icon: MapPin },
  guide: { title: messages.guides, icon: BookOpen },
  section: { title: messages.onPages, icon: TextSearch },
};
