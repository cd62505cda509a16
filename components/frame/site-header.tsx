import { MenuButtons } from '@/components/frame/menu/menu-buttons.client';
import { searchTries } from '@/components/frame/search/search-tries';
import type { NavItem } from '@/lib/content/schema/navigation';
import type { Site } from '@/lib/content/schema/site';
import { HeaderBar } from './header-bar.client';
import { MainNav } from './main-nav.client';
import { navSections } from './nav-sections';
import { Wordmark } from './wordmark';

export type SiteHeaderProps = { navigation: NavItem[]; siteName: string; socials: Site['socials'] };

/** The fixed header: wordmark, navigation on wide screens, search and menu buttons. */
export function SiteHeader({ navigation, siteName, socials }: SiteHeaderProps) {
  const sections = navSections(navigation);
  return (
    <HeaderBar>
      <Wordmark name={siteName} />
      <MainNav items={sections} />
      <MenuButtons items={sections} siteName={siteName} socials={socials} tries={searchTries()} />
    </HeaderBar>
  );
}
