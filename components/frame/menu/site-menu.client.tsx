'use client';

import { useRef } from 'react';
import * as words from '@/.content/words/frame';
import { NavLink } from '@/components/frame/nav-link.client';
import type { NavEntry } from '@/components/frame/nav-sections';
import { Wordmark } from '@/components/frame/wordmark';
import { SiteLink } from '@/components/pages/site-link';
import { Dialog, DialogClose } from '@/components/ui/dialog.client';
import type { Site } from '@/lib/content/schema/site';
import { searchedGuides } from '@/lib/content/searched-guides';
import { expectPage } from '@/lib/history/dialogs';
import { useLeft } from '@/lib/hooks/frame/use-left';
import { MENU_LINK, MenuGroup } from './menu-group.client';
import { RestaurantSearch } from './restaurant-search.client';

const SIDES = 'px-[max(--spacing(5),min(var(--spacing-gutter),--spacing(8)))]';

export type SiteMenuProps = {
  items: NavEntry[];
  siteName: string;
  socials: Site['socials'];
  open: boolean;
  onClose: () => void;
};

/** The menu as a dialog: restaurants to search, every page of the navigation, the profiles. A new page closes it. */
export function SiteMenu({ items, siteName, socials, open, onClose }: SiteMenuProps) {
  const leaving = useRef(false);
  const leave = () => {
    leaving.current = true;
    expectPage();
    onClose();
  };
  useLeft(open, leave);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        leaving.current = false;
        if (!next) onClose();
      }}
      title={words.menu}
      look="sheet"
      onReturnFocus={(event) => {
        if (!leaving.current) return;
        // The visitor chose a page: focus belongs to it, not to the button in the header.
        event.preventDefault();
        leaving.current = false;
        document.getElementById('main')?.focus({ preventScroll: true });
      }}
    >
      <div className={`flex h-header flex-none items-center justify-between ${SIDES}`}>
        <Wordmark name={siteName} onClick={leave} />
        <DialogClose label={words.closeMenu} />
      </div>
      <div className={`flex-1 overflow-y-auto pt-2 pb-8 ${SIDES}`}>
        {searchedGuides.length > 0 && <RestaurantSearch onSearch={leave} />}
        <nav className="mt-4" aria-label={words.menu}>
          <ul>
            {items.map((item) => (
              <li className="border-b border-line" key={item.name}>
                {item.dropdownItems ? (
                  <MenuGroup item={item} entries={item.dropdownItems} onSelect={leave} />
                ) : (
                  <NavLink className={MENU_LINK} href={item.href ?? '/'} onClick={leave}>
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
