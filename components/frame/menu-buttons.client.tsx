'use client';

import { type IconNode, Menu, Search } from 'lucide';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import * as messages from '@/.content/messages/frame';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { toastLoadError } from '@/components/ui/toast-load-error';
import type { Site } from '@/lib/content/schema/site';
import { SEARCH_KEY_OFF } from '@/lib/storage/search-key';
import { useRaw } from '@/lib/storage/use-raw';
import { useHydrated } from '@/lib/ui/use-hydrated';
import { useLazy } from '@/lib/ui/use-lazy';
import { useRouteChange } from '@/lib/ui/use-route-change';
import styles from './header.module.css';
import type { NavEntry } from './nav-sections';

const importMenu = () => import('./site-menu.client').then((module) => module.SiteMenu);
const importSearch = () =>
  import('@/components/search/site-search.client').then((module) => module.SiteSearch);

/** The shortcut is off while the visitor types or a dialog is open. */
const BUSY = 'dialog[open],[role=dialog],:read-write:focus,select:focus';

/** Presses the control with `aria-keyshortcuts="/"` on the key `/`. */
function onSlash(event: KeyboardEvent) {
  // Shift is allowed: many keyboard layouts need it for a slash.
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
  const control = document.querySelector<HTMLElement>('[aria-keyshortcuts="/"]');
  if (!control || document.querySelector(BUSY)) return;
  // Firefox opens its quick find on `/`.
  event.preventDefault();
  control.click();
}

export type MenuButtonsProps = {
  items: NavEntry[];
  siteName: string;
  socials: Site['socials'];
  tries: string[];
  /** Links before the buttons. */
  children?: ReactNode;
};

/** Links, and search and menu buttons, whose dialogs are loaded on first hover, focus or press. */
export function MenuButtons({ items, siteName, socials, tries, children }: MenuButtonsProps) {
  const hasKey = useRaw('rtr:search-key') !== SEARCH_KEY_OFF;
  useEffect(() => {
    document.addEventListener('keydown', onSlash);
    return () => document.removeEventListener('keydown', onSlash);
  }, []);
  return (
    <div className={`${styles.buttons} -me-2 flex flex-none`}>
      {children}
      <Opener
        importer={importSearch}
        shown={{ tries }}
        icon={Search}
        size={22}
        label={messages.search}
        part={messages.theSearch}
        plain={['#site-map', messages.findPage]}
        shortcut={hasKey ? '/' : undefined}
      />
      <Opener
        importer={importMenu}
        shown={{ items, siteName, socials }}
        icon={Menu}
        size={24}
        className={styles.menu}
        label={messages.openMenu}
        part={messages.theMenu}
        plain={['#site-nav', messages.menu]}
      />
    </div>
  );
}

type OpenerProps<Shown> = {
  importer: () => Promise<ComponentType<Shown & { open: boolean; onClose: () => void }>>;
  /** Props of the dialog. */
  shown: Shown;
  /** Name of the dialog in the message that it did not load: "The menu". */
  part: string;
  icon: IconNode;
  size: number;
  label: string;
  /** Link that is shown instead without JavaScript. */
  plain: [href: string, label: string];
  shortcut?: string | undefined;
  className?: string | undefined;
};

function Opener<Shown>(props: OpenerProps<Shown>) {
  const { importer, shown, part, icon, size, label, plain, shortcut, className = '' } = props;
  const isHydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const [Opened, load, preload] = useLazy(importer, { mayReload: true });
  // Also while the dialog is loading: it must not open on the next page.
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
    if ((await load()) || pathname !== window.location.pathname) return;
    setOpen(false);
    document.getElementById('site-map')?.scrollIntoView();
    toastLoadError(part);
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
        onPointerEnter={preload}
        onFocus={preload}
      />
      {Opened && <Opened {...shown} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
