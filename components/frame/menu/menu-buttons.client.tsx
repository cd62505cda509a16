'use client';

import { Menu, Search } from 'lucide-react';
import { useState } from 'react';
import type { NavItem } from '@/data/schema/navigation';
import type { Site } from '@/data/schema/site';
import { useHydrated } from '@/lib/hooks/use-hydrated';
import { useLoaded } from '@/lib/hooks/use-loaded';

const loadMenu = () => import('./site-menu.client').then((loaded) => loaded.SiteMenu);

export type MenuButtonsProps = { items: NavItem[]; siteName: string; socials: Site['socials'] };

type Opened = 'menu' | 'search' | null;

/** Search and menu buttons. The menu itself is loaded on the first sign that somebody wants it. */
export function MenuButtons({ items, siteName, socials }: MenuButtonsProps) {
  const hydrated = useHydrated();
  const [opened, setOpened] = useState<Opened>(null);
  const [SiteMenu, load] = useLoaded(loadMenu);

  if (!hydrated) {
    return (
      <div className="hdr-icons">
        <a className="icon-btn" href="/travel/toronto/search/" aria-label="Search restaurants">
          <Search className="i" size={22} aria-hidden="true" />
        </a>
        <a className="icon-btn burger" href="#site-nav" aria-label="Menu">
          <Menu className="i" size={24} aria-hidden="true" />
        </a>
      </div>
    );
  }

  const open = async (what: Opened) => {
    setOpened(what);
    if (await load()) return;
    setOpened(null);
    document.getElementById('site-map')?.scrollIntoView();
  };
  const button = (what: Opened) => ({
    type: 'button' as const,
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': opened === what,
    onClick: () => open(what),
    onPointerEnter: () => void load(),
    onFocus: () => void load(),
  });
  return (
    <div className="hdr-icons">
      <button {...button('search')} className="icon-btn" aria-label="Search restaurants">
        <Search className="i" size={22} aria-hidden="true" />
      </button>
      <button {...button('menu')} className="icon-btn burger" aria-label="Open menu">
        <Menu className="i" size={24} aria-hidden="true" />
      </button>
      {SiteMenu ? (
        <SiteMenu
          items={items}
          siteName={siteName}
          socials={socials}
          open={opened !== null}
          searching={opened === 'search'}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </div>
  );
}
