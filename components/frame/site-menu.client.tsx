'use client';

import { Plus } from 'lucide';
import { useId, useState } from 'react';
import * as messages from '@/.content/messages/frame';
import { searchedGuides } from '@/.content/searchedGuides';
import { RestaurantSearch } from '@/components/guide/search/search-box.client';
import { Dialog, DialogClose } from '@/components/ui/dialog.client';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import type { Site } from '@/lib/content/schema/site';
import { useLeave } from '@/lib/ui/use-leave';
import { MenuLists } from './menu-lists.client';
import { NavLink } from './nav-link.client';
import type { DropdownEntry, NavEntry, SubmenuEntry } from './nav-sections';
import { Wordmark } from './wordmark';

const SIDES = 'px-(--pad)';

/** An entry of the menu. */
const MENU_LINK =
  'flex min-h-15 w-full items-center justify-between text-start font-display text-xl font-bold underline-offset-4 decoration-2 aria-[current]:underline';
const ROW =
  'flex min-h-11 items-center justify-between font-display text-base font-medium underline-offset-4 decoration-2 aria-[current]:underline';

export type SiteMenuProps = {
  items: NavEntry[];
  siteName: string;
  socials: Site['socials'];
  open: boolean;
  onClose: () => void;
};

/** Menu dialog: the visitor's things, restaurant search, the whole navigation, social profiles. Closes on a new page. */
export function SiteMenu({ items, siteName, socials, open, onClose }: SiteMenuProps) {
  const { leave, dialog } = useLeave(open, onClose);
  const follow = () => leave();
  return (
    <Dialog {...dialog} title={messages.menu} look="sheet">
      <div className={`flex h-header flex-none items-center justify-between ${SIDES}`}>
        <Wordmark name={siteName} onClick={follow} />
        {/* Over the menu button of the header, which ends as far from the edge. */}
        <div className="-me-2">
          <DialogClose label={messages.closeMenu} />
        </div>
      </div>
      <div className={`flex-1 overflow-y-auto pt-2 pb-8 ${SIDES}`}>
        <MenuLists onSelect={follow} />
        {searchedGuides.length > 0 && <RestaurantSearch onSearch={follow} />}
        <nav className="mt-4" aria-label={messages.menu}>
          <ul>
            {items.map((item) => (
              <li className="border-b border-line" key={item.name}>
                {item.dropdownItems ? (
                  <MenuGroup item={item} entries={item.dropdownItems} onSelect={follow} />
                ) : (
                  <NavLink className={MENU_LINK} href={item.href ?? '/'} onClick={follow}>
                    {item.name}
                  </NavLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <ul className="flex flex-wrap gap-x-5 pt-6">
          {socials.map(({ name, href }) => (
            <li key={href}>
              <SiteLink
                className="inline-flex min-h-11 items-center font-display text-sm font-medium"
                href={href}
              >
                {name}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

type MenuGroupProps = { item: NavEntry; entries: DropdownEntry[]; onSelect: () => void };

/** A group of the menu that opens and closes independently of the others. */
function MenuGroup({ item, entries, onSelect }: MenuGroupProps) {
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
        <Icon of={Plus} size={24} className="text-ink-3 smooth group-aria-expanded:rotate-45" />
      </button>
      <ul className="pb-4" id={id} hidden={!open}>
        {entries.map((entry) => (
          <li key={entry.name}>
            <GroupRow entry={entry} label={entry.submenuItems !== undefined} onSelect={onSelect} />
            {entry.submenuItems ? (
              <ul className="border-s-2 border-line ps-4" aria-label={entry.name}>
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
      {entry.name} <small className="text-sm">{messages.soon}</small>
    </span>
  );
}
