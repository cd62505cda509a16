'use client';

import { ChevronDown, ChevronRight } from 'lucide';
import { useId } from 'react';
import * as words from '@/.content/words/frame';
import { Icon } from '@/components/ui/icon';
import type { Dropdowns } from '@/lib/hooks/frame/use-dropdowns';
import { NavLink } from './nav-link.client';
import type { DropdownEntry, NavEntry, SubmenuEntry } from './nav-sections';

export type NavDropdownProps = { item: NavEntry; entries: DropdownEntry[]; dropdowns: Dropdowns };

/** An entry of the navigation with a dropdown: its link, if a page stands behind it, and the button that opens. */
export function NavDropdown({ item, entries, dropdowns }: NavDropdownProps) {
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
    <li className={open ? 'has-drop open' : 'has-drop'} {...dropdowns.entryEvents(item.name)}>
      {item.href ? (
        <span className="nav-split">
          <NavLink className="nav-a" href={item.href} within={item.within} onClick={dropdowns.close}>
            {item.name}
          </NavLink>
          <button {...toggle} className="nav-t" aria-label={words.menuOf({ name: item.name })}>
            {chevron}
          </button>
        </span>
      ) : (
        <button {...toggle} className="nav-a">
          {item.name} {chevron}
        </button>
      )}
      <div className={dropdowns.group && open ? 'drop wide' : 'drop'} id={id}>
        <ul>
          {entries.map((entry) => (
            <li key={entry.name}>
              <DropdownRow entry={entry} panelId={panelId(id, entry.name)} dropdowns={dropdowns} />
            </li>
          ))}
        </ul>
        {groups.map(({ name, submenuItems = [] }) => (
          <ul
            key={name}
            className={dropdowns.group === name ? 'sub open' : 'sub'}
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
  const { name, href } = entry;
  if (!entry.submenuItems) {
    return <SubmenuRow entry={entry} note={entry.note} onSelect={dropdowns.close} />;
  }
  const toggle = {
    type: 'button' as const,
    'aria-expanded': dropdowns.group === name,
    'aria-controls': panelId,
    onClick: () => dropdowns.toggleGroup(name),
  };
  const chevron = <Icon of={ChevronRight} size={18} />;
  if (!href) {
    return (
      <button {...toggle} className="drop-a" {...dropdowns.groupEvents(name)}>
        {name} {chevron}
      </button>
    );
  }
  return (
    <span className="drop-split" {...dropdowns.groupEvents(name)}>
      <NavLink className="drop-a" href={href} within={entry.within} onClick={dropdowns.close}>
        {name}
      </NavLink>
      <button {...toggle} className="drop-t" aria-label={words.menuOf({ name })}>
        {chevron}
      </button>
    </span>
  );
}

type SubmenuRowProps = { entry: SubmenuEntry; note?: string; onSelect: () => void };

function SubmenuRow({ entry, note, onSelect }: SubmenuRowProps) {
  if (!entry.href) {
    return (
      <span className="drop-a none">
        {entry.name} <small>{words.soon}</small>
      </span>
    );
  }
  return (
    <NavLink className="drop-a" href={entry.href} within={entry.within} onClick={onSelect}>
      {entry.name} {note ? <small>{note}</small> : null}
    </NavLink>
  );
}
