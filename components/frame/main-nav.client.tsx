'use client';

import { ChevronDown, ChevronRight } from 'lucide';
import { useId, useRef } from 'react';
import * as messages from '@/.content/messages/frame';
import { Icon } from '@/components/ui/icon';
import { type Dropdowns, useDropdowns } from '@/lib/frame/use-dropdowns';
import styles from './main-nav.module.css';
import { NavLink } from './nav-link.client';
import type { DropdownEntry, NavEntry, SubmenuEntry } from './nav-sections';

export type MainNavProps = { items: NavEntry[] };

/** Navigation of wide screens. Without JavaScript it opens on hover and focus, and is the menu of small screens. */
export function MainNav({ items }: MainNavProps) {
  const nav = useRef<HTMLElement>(null);
  const dropdowns = useDropdowns(nav);
  return (
    <nav className={styles.nav} id="site-nav" aria-label={messages.main} ref={nav}>
      <ul>
        {items.map((item) =>
          item.dropdownItems ? (
            <NavDropdown key={item.name} item={item} entries={item.dropdownItems} dropdowns={dropdowns} />
          ) : (
            <li key={item.name}>
              {item.href ? (
                <NavLink
                  className={styles.link}
                  href={item.href}
                  within={item.within}
                  onClick={dropdowns.close}
                >
                  {item.name}
                </NavLink>
              ) : (
                <span className={styles.link}>{item.name}</span>
              )}
            </li>
          ),
        )}
      </ul>
      <a className={`${styles.link} ${styles.close} underline`} href="#main">
        {messages.closeMenu}
      </a>
    </nav>
  );
}

type NavDropdownProps = { item: NavEntry; entries: DropdownEntry[]; dropdowns: Dropdowns };

/** An entry with a dropdown: its link, if it has a page, and the toggle button. */
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
    <li className={styles.entry} data-open={open || undefined} {...dropdowns.entryEvents(item.name)}>
      {item.href ? (
        <span className={styles.link}>
          <NavLink
            className="content-center self-stretch ps-3"
            href={item.href}
            within={item.within}
            onClick={dropdowns.close}
          >
            {item.name}
          </NavLink>
          <button
            {...toggle}
            className={`${styles.arrow} self-stretch`}
            aria-label={messages.menuOf({ name: item.name })}
          >
            {chevron}
          </button>
        </span>
      ) : (
        <button {...toggle} className={styles.link}>
          {item.name} {chevron}
        </button>
      )}
      <div id={id} className={styles.panel}>
        <ul className={styles.list}>
          {entries.map((entry) => (
            <li key={entry.name}>
              <DropdownRow entry={entry} panelId={panelId(id, entry.name)} dropdowns={dropdowns} />
            </li>
          ))}
        </ul>
        {groups.map(({ name, submenuItems = [] }) => (
          <ul
            key={name}
            className={styles.list}
            data-open={dropdowns.group === name || undefined}
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

const panelId = (dropdown: string, group: string) => `${dropdown}-${group.replace(/\s+/g, '-')}`;

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
  const chevron = <Icon of={ChevronRight} directed size={18} />;
  if (!href) {
    return (
      <button {...toggle} className={styles.row} {...dropdowns.groupEvents(name)}>
        {name} {chevron}
      </button>
    );
  }
  return (
    <span className="flex" {...dropdowns.groupEvents(name)}>
      <NavLink className={styles.row} href={href} within={entry.within} onClick={dropdowns.close}>
        {name}
      </NavLink>
      <button {...toggle} className={styles.arrow} aria-label={messages.menuOf({ name })}>
        {chevron}
      </button>
    </span>
  );
}

type SubmenuRowProps = { entry: SubmenuEntry; note?: string; onSelect: () => void };

function SubmenuRow({ entry, note, onSelect }: SubmenuRowProps) {
  if (!entry.href) {
    return (
      <span className={`${styles.row} text-ink-3`}>
        {entry.name} <small>{messages.soon}</small>
      </span>
    );
  }
  return (
    <NavLink className={styles.row} href={entry.href} within={entry.within} onClick={onSelect}>
      {entry.name} {note ? <small>{note}</small> : null}
    </NavLink>
  );
}
