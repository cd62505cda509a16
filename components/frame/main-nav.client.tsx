'use client';

import { ChevronDown, ChevronRight } from 'lucide';
import { useId, useRef } from 'react';
import * as words from '@/.content/words/frame';
import { Icon } from '@/components/ui/icon';
import { type Dropdowns, useDropdowns } from '@/lib/hooks/frame/use-dropdowns';
import { NavLink } from './nav-link.client';
import type { DropdownEntry, NavEntry, SubmenuEntry } from './nav-sections';

/** An entry of the bar; the page or section one is on is underlined. */
const NAV_LINK =
  'inline-flex min-h-11 items-center gap-1 rounded-full px-3 font-display text-md font-medium whitespace-nowrap underline-offset-8 decoration-2 transition-colors hover:bg-ink/7 aria-expanded:bg-ink/7 aria-[current]:underline group-has-aria-[current]/entry:underline';
const ROW =
  'flex min-h-11 w-full items-center justify-between gap-4 rounded-sm px-3 py-1.5 text-left font-display text-md font-medium underline-offset-4 decoration-2 hover:bg-sunk aria-expanded:bg-sunk aria-[current]:underline';
const NOTE = 'text-xs font-normal text-ink-3';
const ARROW = 'grid w-11 flex-none place-items-center rounded-sm';
/** Without script panels open where the pointer or the focus is, and all of them in the list of a small screen. */
const PANEL_WITHOUT_SCRIPT =
  'no-js:group-hover/entry:block no-js:group-focus-within/entry:block max-lg:no-js:group-target/nav:static max-lg:no-js:group-target/nav:block max-lg:no-js:group-target/nav:shadow-none';

export type MainNavProps = { items: NavEntry[] };

/** The navigation of wide screens; without script it opens on hover and focus, and is the menu of small ones. */
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

type NavDropdownProps = { item: NavEntry; entries: DropdownEntry[]; dropdowns: Dropdowns };

/** An entry of the navigation with a dropdown: its link, if a page stands behind it, and the button that opens. */
function NavDropdown({ item, entries, dropdowns }: NavDropdownProps) {
  const id = useId();
  const open = dropdowns.entry === item.name;
  const groups = entries.filter((entry) => entry.submenuItems);
  const chevron = <Icon of={ChevronDown} size={16} />;
  const toggle = {
    type: 'button' as const,
    'aria-expanded': open,
    'aria-controls': id,
    onClick: () => dropdowns.toggle(item.name),
  };
  return (
    <li className="group/entry relative" data-open={open || undefined} {...dropdowns.entryEvents(item.name)}>
      {item.href ? (
        <span className="inline-flex rounded-full transition-colors group-data-open/entry:bg-ink/7 hover:bg-ink/7">
          <NavLink
            className={`${NAV_LINK} pr-0 hover:bg-transparent`}
            href={item.href}
            within={item.within}
            onClick={dropdowns.close}
          >
            {item.name}
          </NavLink>
          <button {...toggle} className={`${ARROW} -ml-2`} aria-label={words.menuOf({ name: item.name })}>
            {chevron}
          </button>
        </span>
      ) : (
        <button {...toggle} className={NAV_LINK}>
          {item.name} {chevron}
        </button>
      )}
      <div
        id={id}
        className={`absolute top-full -left-2 mt-2 hidden min-w-60 rounded-card bg-raised panel-shadow group-data-open/entry:flex before:absolute before:inset-x-0 before:-top-3 before:h-3 forced-colors:border ${PANEL_WITHOUT_SCRIPT} ${dropdowns.group && open ? 'w-106' : ''}`}
      >
        <ul className="flex-1 p-2">
          {entries.map((entry) => (
            <li key={entry.name}>
              <DropdownRow entry={entry} panelId={panelId(id, entry.name)} dropdowns={dropdowns} />
            </li>
          ))}
        </ul>
        {groups.map(({ name, submenuItems = [] }) => (
          <ul
            key={name}
            data-open={dropdowns.group === name || undefined}
            className={`hidden flex-1 rounded-r-card border-l border-line bg-sunk p-2 data-open:block ${PANEL_WITHOUT_SCRIPT}`}
            id={panelId(id, name)}
            aria-label={name}
          >
            {submenuItems.map((entry) => (
              <li key={entry.name}>
                <SubmenuRow entry={entry} onSelect={dropdowns.close} />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </li>
  );
}

const panelId = (dropdown: string, group: string) =>
  `${dropdown}-${group.toLowerCase().replace(/\W+/g, '-')}`;

type DropdownRowProps = { entry: DropdownEntry; panelId: string; dropdowns: Dropdowns };

function DropdownRow({ entry, panelId, dropdowns }: DropdownRowProps) {
  const { name, href, note } = entry;
  if (!entry.submenuItems) return <SubmenuRow entry={entry} note={note} onSelect={dropdowns.close} />;
  const toggle = {
    type: 'button' as const,
    'aria-expanded': dropdowns.group === name,
    'aria-controls': panelId,
    onClick: () => dropdowns.toggleGroup(name),
  };
  const chevron = <Icon of={ChevronRight} size={18} />;
  if (!href) {
    return (
      <button {...toggle} className={ROW} {...dropdowns.groupEvents(name)}>
        {name} {chevron}
      </button>
    );
  }
  return (
    <span
      className="flex rounded-sm hover:bg-sunk has-aria-expanded:bg-sunk"
      {...dropdowns.groupEvents(name)}
    >
      <NavLink className={ROW} href={href} within={entry.within} onClick={dropdowns.close}>
        {name}
      </NavLink>
      <button {...toggle} className={ARROW} aria-label={words.menuOf({ name })}>
        {chevron}
      </button>
    </span>
  );
}

type SubmenuRowProps = { entry: SubmenuEntry; note?: string; onSelect: () => void };

function SubmenuRow({ entry, note, onSelect }: SubmenuRowProps) {
  if (!entry.href) {
    return (
      <span className={`${ROW} cursor-default text-ink-3 hover:bg-transparent`}>
        {entry.name} <small className={NOTE}>{words.soon}</small>
      </span>
    );
  }
  return (
    <NavLink className={ROW} href={entry.href} within={entry.within} onClick={onSelect}>
      {entry.name} {note ? <small className={NOTE}>{note}</small> : null}
    </NavLink>
  );
}
