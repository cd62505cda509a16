'use client';

import { useRef } from 'react';
import * as words from '@/.content/words/frame';
import { useDropdowns } from '@/lib/hooks/frame/use-dropdowns';
import { NAV_LINK, NavDropdown } from './nav-dropdown.client';
import { NavLink } from './nav-link.client';
import type { NavEntry } from './nav-sections';

export type MainNavProps = { items: NavEntry[] };

/**
 * The navigation of wide screens. Every link is in the page from the start: without script the style sheet opens
 * the dropdowns on hover and focus, and on a small screen the menu link leads here.
 */
export function MainNav({ items }: MainNavProps) {
  const nav = useRef<HTMLElement>(null);
  const dropdowns = useDropdowns(nav);
  return (
    <nav
      className="group/nav ml-auto hidden lg:block max-lg:no-js:target:fixed max-lg:no-js:target:inset-x-0 max-lg:no-js:target:top-header max-lg:no-js:target:bottom-0 max-lg:no-js:target:block max-lg:no-js:target:overflow-auto max-lg:no-js:target:bg-paper max-lg:no-js:target:px-gutter"
      id="site-nav"
      aria-label={words.main}
      ref={nav}
    >
      <ul className="flex items-center gap-0.5 max-lg:block">
        {items.map((item) =>
          item.dropdownItems ? (
            <NavDropdown key={item.name} item={item} entries={item.dropdownItems} dropdowns={dropdowns} />
          ) : (
            <li key={item.name}>
              {item.href ? (
                <NavLink className={NAV_LINK} href={item.href} within={item.within} onClick={dropdowns.close}>
                  {item.name}
                </NavLink>
              ) : (
                <span className={NAV_LINK}>{item.name}</span>
              )}
            </li>
          ),
        )}
      </ul>
      <a
        className="hidden min-h-11 items-center px-3 font-display underline max-lg:no-js:group-target/nav:flex"
        href="#main"
      >
        {words.closeMenu}
      </a>
    </nav>
  );
}
