'use client';

import { useRef } from 'react';
import * as words from '@/.content/words/frame';
import { useDropdowns } from '@/lib/hooks/frame/use-dropdowns';
import { NavDropdown } from './nav-dropdown.client';
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
    <nav className="nav" id="site-nav" aria-label={words.main} ref={nav}>
      <ul>
        {items.map((item) =>
          item.dropdownItems ? (
            <NavDropdown key={item.name} item={item} entries={item.dropdownItems} dropdowns={dropdowns} />
          ) : (
            <li key={item.name}>
              {item.href ? (
                <NavLink className="nav-a" href={item.href} within={item.within} onClick={dropdowns.close}>
                  {item.name}
                </NavLink>
              ) : (
                <span className="nav-a none">{item.name}</span>
              )}
            </li>
          ),
        )}
      </ul>
      <a className="nav-close" href="#main">
        {words.closeMenu}
      </a>
    </nav>
  );
}
