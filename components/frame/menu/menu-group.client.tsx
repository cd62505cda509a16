'use client';

import { Plus } from 'lucide';
import { useId, useState } from 'react';
import * as words from '@/.content/words/frame';
import { NavLink } from '@/components/frame/nav-link.client';
import type { DropdownEntry, NavEntry, SubmenuEntry } from '@/components/frame/nav-sections';
import { Icon } from '@/components/ui/icon';

/** An entry of the menu. */
export const MENU_LINK =
  'flex min-h-15 w-full items-center justify-between text-left font-display text-xl font-bold underline-offset-4 decoration-2 aria-[current]:underline';
const ROW =
  'flex min-h-11 items-center justify-between font-display text-base font-medium underline-offset-4 decoration-2 aria-[current]:underline';

export type MenuGroupProps = { item: NavEntry; entries: DropdownEntry[]; onSelect: () => void };

/** A group of the menu that opens and closes on its own, whatever the others do. */
export function MenuGroup({ item, entries, onSelect }: MenuGroupProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`${MENU_LINK} group`}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {item.name}
        <Icon
          of={Plus}
          size={24}
          className="text-ink-3 transition-transform duration-move group-aria-expanded:rotate-45"
        />
      </button>
      <ul className="pb-4" id={id} hidden={!open}>
        {entries.map((entry) => (
          <li key={entry.name}>
            <GroupRow entry={entry} label={entry.submenuItems !== undefined} onSelect={onSelect} />
            {entry.submenuItems ? (
              <ul className="border-l-2 border-line pl-4" aria-label={entry.name}>
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
      <NavLink className={ROW} href={entry.href} within={entry.within} onClick={onSelect}>
        {entry.name}
      </NavLink>
    );
  }
  if (label) return <span className={`${ROW} text-sm text-ink-3`}>{entry.name}</span>;
  return (
    <span className={`${ROW} text-ink-3`}>
      {entry.name} <small className="text-sm">{words.soon}</small>
    </span>
  );
}
