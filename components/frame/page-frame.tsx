import { Bookmark, ShoppingBasket } from 'lucide';
import type { ReactNode } from 'react';
import { UntranslatedPage } from '@/.content/languageParts';
import * as messages from '@/.content/messages/frame';
import { Icon } from '@/components/ui/icon';
import { READER_CONTENT } from '@/components/ui/reader-content';
import { originalLanguage } from '@/lib/content/languages';
import type { FooterColumn, NavItem } from '@/lib/content/schema/navigation';
import type { Site } from '@/lib/content/schema/site';
import { HEADER_TIMER } from '@/lib/cook/timer-link';
import { FrameEffects } from './frame-effects.client';
import styles from './header.module.css';
import { HeaderBar } from './header-bar.client';
import { ListLinks } from './list-links.client';
import { LoadNotice } from './load-notice';
import { MainNav } from './main-nav.client';
import { MenuButtons } from './menu-buttons.client';
import { navSections } from './nav-sections';
import { searchTries } from './search-tries';
import { SiteFooter } from './site-footer';
import { Wordmark } from './wordmark';

export type PageFrameProps = {
  navigation: NavItem[];
  footerColumns: FooterColumn[];
  site: Site;
  children: ReactNode;
};

/** Layout of every page: skip link, header, the page in `<main id="main">`, footer. */
export function PageFrame({ navigation, footerColumns, site, children }: PageFrameProps) {
  return (
    <>
      <LoadNotice />
      <a
        className="fixed -top-20 left-4 z-100 bg-ink px-5 py-3 font-display text-paper focus:top-4 print:hidden"
        href="#main"
      >
        {messages.skip}
      </a>
      <SiteHeader navigation={navigation} siteName={site.name} socials={site.socials} />
      <main
        id="main"
        tabIndex={-1}
        className={`${READER_CONTENT} pt-header focus-visible:outline-none print:pt-0`}
      >
        {UntranslatedPage && originalLanguage ? (
          <UntranslatedPage original={originalLanguage}>{children}</UntranslatedPage>
        ) : (
          children
        )}
      </main>
      <SiteFooter columns={footerColumns} site={site} />
      <FrameEffects />
    </>
  );
}

/** Computed once: they are the same on every page. */
const tries = searchTries();

type SiteHeaderProps = { navigation: NavItem[]; siteName: string; socials: Site['socials'] };

const LIST_ICONS = { saved: <Icon of={Bookmark} size={22} />, list: <Icon of={ShoppingBasket} size={22} /> };

/** The fixed header: wordmark, navigation on wide screens, links to what the visitor keeps, search and menu buttons. */
function SiteHeader({ navigation, siteName, socials }: SiteHeaderProps) {
  const sections = navSections(navigation);
  return (
    <HeaderBar>
      <Wordmark name={siteName} />
      {/* Filled by the timer tray. */}
      <span className={styles.timer} id={HEADER_TIMER} />
      <MainNav items={sections} />
      <MenuButtons items={sections} siteName={siteName} socials={socials} tries={tries}>
        <ListLinks icons={LIST_ICONS} />
      </MenuButtons>
    </HeaderBar>
  );
}
