'use client';

import { type IconNode, Menu, Search } from 'lucide';
import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import * as messages from '@/.content/messages/frame';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { sayNotLoaded } from '@/components/ui/not-loaded';
import type { Site } from '@/lib/content/schema/site';
import { useRaw } from '@/lib/storage/use-raw';
import { useHydrated } from '@/lib/ui/use-hydrated';
import { useLoaded } from '@/lib/ui/use-loaded';
import { useRouteChange } from '@/lib/ui/use-route-change';
import type { NavEntry } from './nav-sections';

const loadMenu = () => import('./site-menu.client').then((loaded) => loaded.SiteMenu);
const loadSearch = () => import('@/components/search/site-search.client').then((loaded) => loaded.SiteSearch);

/** A slash belongs to what is being typed, and to nothing while a dialog is open. */
const BUSY = 'dialog[open],[role=dialog],:read-write:focus,select:focus';

/** Lets the key `/` press the control whose `aria-keyshortcuts` says so. */
function onSlash(event: KeyboardEvent) {
  // Shift may be held: many keyboards have no slash without it.
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
  const control = document.querySelector<HTMLElement>('[aria-keyshortcuts="/"]');
  if (!control || document.querySelector(BUSY)) return;
  // Firefox would open a search of its own.
  event.preventDefault();
  control.click();
}

export type MenuButtonsProps = {
  items: NavEntry[];
  siteName: string;
  socials: Site['socials'];
  tries: string[];
};

/** Search and menu buttons. What they open is loaded on the first sign that somebody wants it. */
export function MenuButtons({ items, siteName, socials, tries }: MenuButtonsProps) {
  // Every page asks whether the visitor switched the key off, so it is told by the stored text itself.
  const hasKey = useRaw('rtr:search-key') !== '"off"';
  useEffect(() => {
    document.addEventListener('keydown', onSlash);
    return () => document.removeEventListener('keydown', onSlash);
  }, []);
  return (
    <div className="-mr-2 ml-auto flex lg:ml-0">
      <Opener
        load={loadSearch}
        shown={{ tries }}
        icon={Search}
        size={22}
        label={messages.search}
        part={messages.theSearch}
        plain={['#site-map', messages.findPage]}
        shortcut={hasKey ? '/' : undefined}
      />
      <Opener
        load={loadMenu}
        shown={{ items, siteName, socials }}
        icon={Menu}
        size={24}
        className="lg:hidden"
        label={messages.openMenu}
        part={messages.theMenu}
        plain={['#site-nav', messages.menu]}
      />
    </div>
  );
}

type OpenerProps<Shown> = {
  load: () => Promise<ComponentType<Shown & { open: boolean; onClose: () => void }>>;
  /** What the dialog shows, and what it is called where it did not load: "The menu". */
  shown: Shown;
  part: string;
  icon: IconNode;
  size: number;
  label: string;
  /** Without script it is a link: its address and name. */
  plain: [href: string, label: string];
  shortcut?: string | undefined;
  className?: string;
};

function Opener<Shown>(props: OpenerProps<Shown>) {
  const { load, shown, part, icon, size, label, plain, shortcut, className = '' } = props;
  const isHydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const [Opened, start] = useLoaded(load);
  // Also while what it opens is still on its way: the dialog of one page has no business on the next.
  useRouteChange(() => setOpen(false));
  if (!isHydrated) {
    return (
      <a className={`icon-btn ${className}`} href={plain[0]} aria-label={plain[1]}>
        <Icon of={icon} size={size} />
      </a>
    );
  }
  const press = async () => {
    setOpen(true);
    const { pathname } = window.location;
    if ((await start(true)) || pathname !== window.location.pathname) return;
    setOpen(false);
    document.getElementById('site-map')?.scrollIntoView();
    sayNotLoaded(part);
  };
  return (
    <>
      <IconButton
        icon={icon}
        size={size}
        className={className}
        label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts={shortcut}
        onClick={press}
        onPointerEnter={start}
        onFocus={start}
      />
      {Opened && <Opened {...shown} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
