'use client';

import { Menu, Search } from 'lucide';
import type { ComponentType, ReactNode } from 'react';
import { useState } from 'react';
import * as words from '@/.content/words/frame';
import type { NavEntry } from '@/components/frame/nav-sections';
import { Icon } from '@/components/ui/icon';
import { sayNotLoaded } from '@/components/ui/not-loaded';
import type { Site } from '@/lib/content/schema/site';
import { useRouteChange } from '@/lib/hooks/frame/use-route-change';
import { useSearchKey } from '@/lib/hooks/frame/use-search-key';
import { useHydrated } from '@/lib/hooks/use-hydrated';
import { useLoaded } from '@/lib/hooks/use-loaded';

const loadMenu = () => import('./site-menu.client').then((loaded) => loaded.SiteMenu);
const loadSearch = () =>
  import('@/components/frame/search/site-search.client').then((loaded) => loaded.SiteSearch);

export type MenuButtonsProps = {
  items: NavEntry[];
  siteName: string;
  socials: Site['socials'];
  /** Searches that find something, offered while nothing is typed. */
  tries: string[];
};

/** Search and menu buttons. What they open is loaded on the first sign that somebody wants it. */
export function MenuButtons({ items, siteName, socials, tries }: MenuButtonsProps) {
  return (
    <div className="-mr-2 ml-auto flex lg:ml-0">
      <Opener
        load={loadSearch}
        given={{ tries }}
        label={words.search}
        name={words.theSearch}
        plain={['#site-map', words.findPage]}
        shortcut={useSearchKey()}
      >
        <Icon of={Search} size={22} />
      </Opener>
      <Opener
        load={loadMenu}
        given={{ items, siteName, socials }}
        className="lg:hidden"
        label={words.openMenu}
        name={words.theMenu}
        plain={['#site-nav', words.menu]}
      >
        <Icon of={Menu} size={24} />
      </Opener>
    </div>
  );
}

type Shown = { open: boolean; onClose: () => void };

type OpenerProps<P> = {
  load: () => Promise<ComponentType<P & Shown>>;
  /** What the dialog is given beside its state. */
  given: P;
  /** Name of the button. */
  label: string;
  /** What it opens, as a sentence begins with it: "The menu". */
  name: string;
  /** Without script it is a link: its address and name. */
  plain: [href: string, label: string];
  shortcut?: string;
  className?: string;
  children: ReactNode;
};

function Opener<P>({ load, given, label, name, plain, shortcut, className = '', children }: OpenerProps<P>) {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const [Opened, start] = useLoaded(load);
  // Also while what it opens is still on its way: the dialog of one page has no business on the next.
  useRouteChange(() => setOpen(false));
  if (!hydrated) {
    return (
      <a className={`icon-btn ${className}`} href={plain[0]} aria-label={plain[1]}>
        {children}
      </a>
    );
  }
  return (
    <>
      <button
        type="button"
        className={`icon-btn ${className}`}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts={shortcut}
        onClick={async () => {
          setOpen(true);
          const { pathname } = window.location;
          if ((await start(true)) || pathname !== window.location.pathname) return;
          setOpen(false);
          document.getElementById('site-map')?.scrollIntoView();
          sayNotLoaded(name);
        }}
        onPointerEnter={start}
        onFocus={start}
      >
        {children}
      </button>
      {Opened && <Opened {...given} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
