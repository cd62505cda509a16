'use client';

import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import * as messages from '@/.content/messages/moreFilters';
import { Button } from '@/components/ui/button';
import { LiveText } from '@/components/ui/live-text';
import styles from './filter-parts.module.css';
import type { FilterScope } from './guide-store.client';
import { MorePlaceFilters } from './more-place-filters.client';

export type FiltersOverMapProps = FilterScope & { onClose: () => void };

/** The filters over the drawing of the first map, so that the list beside it stays where it is. Escape closes them. */
export function FiltersOverMap({ onClose, ...scope }: FiltersOverMapProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { shown } = scope.filters.within(scope.region).result;
  useLayoutEffect(() => {
    const { current } = panel;
    const explore = current?.closest<HTMLElement>('#explore');
    const map = explore?.querySelector('[id^="map-"]');
    const drawing = map?.querySelector('svg')?.parentElement;
    if (!current || !explore || !drawing || typeof ResizeObserver === 'undefined') return;
    const place = () => {
      const [outer, inner] = [explore.getBoundingClientRect(), drawing.getBoundingClientRect()];
      current.style.inset = `${inner.top - outer.top}px auto auto ${inner.left - outer.left}px`;
      current.style.width = `${inner.width}px`;
      current.style.minHeight = `${inner.height}px`;
    };
    place();
    const observer = new ResizeObserver(place);
    for (const element of [explore, drawing]) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const close = () => {
    const button = panel.current?.closest('section')?.querySelector<HTMLElement>('[aria-expanded]');
    onClose();
    button?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The region stays selected.
    event.preventDefault();
    close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only follows a key of the controls in it
    <div
      className={`${styles.overMap} bg-raised panel-shadow print:hidden`}
      ref={panel}
      onKeyDown={onKeyDown}
    >
      <MorePlaceFilters {...scope} />
      <Button small onClick={close}>
        <LiveText>{shown === 0 ? messages.showNone : messages.show({ count: shown })}</LiveText>
      </Button>
    </div>
  );
}
