'use client';

import { Plus } from 'lucide';
import { useId, useState } from 'react';
import * as words from '@/.content/words/frame';
import { NavLink } from '@/components/frame/nav-link.client';
import type { DropdownEntry, NavEntry, SubmenuEntry } from '@/components/frame/nav-sections';
import { Icon } from '@/components/ui/icon';

export type MenuGroupProps = { item: NavEntry; entries: DropdownEntry[]; onSelect: () => void };

/** A group of the menu that opens and closes on its own, whatever the others do. */
export function MenuGroup({ item, entries, onSelect }: MenuGroupProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="m-a"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {item.name}
        <Icon of={Plus} size={24} />
      </button>
      <ul className="m-sub" id={id} hidden={!open}>
        {entries.map((entry) => (
          <li key={entry.name}>
            <GroupRow entry={entry} label={entry.submenuItems !== undefined} onSelect={onSelect} />
            {entry.submenuItems ? (
              <ul className="in" aria-label={entry.name}>
                {entry.submenuItems.map((inner) => (
                  <li key={inner.name}>
                    <GroupRow entry={inner} onSelect={onSelect} />
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  );
}

type GroupRowProps = { entry: SubmenuEntry; label?: boolean; onSelect: () => void };

function GroupRow({ entry, label = false, onSelect }: GroupRowProps) {
  if (entry.href) {
    return (
      <NavLink href={entry.href} within={entry.within} onClick={onSelect}>
        {entry.name}
      </NavLink>
    );
  }
  if (label) return <span className="lab">{entry.name}</span>;
  return (
    <span className="none">
      {entry.name} <small className="meta">{words.soon}</small>
    </span>
  );
}
