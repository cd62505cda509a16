'use client';

import * as messages from '@/.content/messages/moreFilters';
import * as filterMessages from '@/.content/messages/placeFilters';
import { Button } from '@/components/ui/button';
import { Dialog, DialogClose } from '@/components/ui/dialog.client';
import { LiveText } from '@/components/ui/live-text';
import { scrollBehavior } from '@/lib/guide/arrival';
import { countLine } from '@/lib/guide/filter-state';
import { currentMap } from '@/lib/guide/guide-state';
import styles from './filter-parts.module.css';
import { type FilterScope, useGuideState } from './guide-store.client';
import { MorePlaceFilters } from './more-place-filters.client';

export type FilterSheetProps = FilterScope & {
  open: boolean;
  onClose: () => void;
  /** Name of the city, for the number of places in it. */
  city: string;
};

/** The filters on a phone: a sheet from below, whose button tells the number of places. Closed, it leads to them. */
export function FilterSheet({ open, onClose, city, ...scope }: FilterSheetProps) {
  const { filters, region, regionName } = scope;
  const first = useGuideState(({ options }) => Object.keys(options.maps)[0]);
  const map = useGuideState(currentMap) ?? first;
  const { shown, ...result } = filters.within(region).result;
  const showResults = (event: Event) => {
    const results = document.getElementById(`places-${map}`);
    if (!filters.any || !results) return;
    event.preventDefault();
    results.focus({ preventScroll: true });
    results.scrollIntoView?.({ behavior: scrollBehavior() });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      look="bottom"
      title={filterMessages.more}
      onReturnFocus={showResults}
    >
      <div className="flex items-center justify-between border-b border-line px-5 py-2">
        <p className="font-display text-xl font-semibold" aria-hidden="true">
          {filterMessages.more}
        </p>
        <DialogClose label={messages.close} />
      </div>
      <div className={`${styles.body} px-5 py-3`}>
        <MorePlaceFilters {...scope} />
      </div>
      <div className={`${styles.foot} border-t border-line px-5 pt-3`}>
        <Button className="w-full" onClick={onClose}>
          <LiveText>{shown === 0 ? messages.showNone : messages.show({ count: shown })}</LiveText>
        </Button>
        <p className="sr-only" role="status">
          {countLine({ shown, total: result.total }, regionName, { count: filters.inCity(city), city })}
        </p>
      </div>
    </Dialog>
  );
}
