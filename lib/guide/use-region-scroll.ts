import { useEffect, useState } from 'react';

/** Where the page is to go once it shows it. */
type RegionScroll = {
  map: string;
  /** A place whose card is brought into view in the panel of the map. */
  slug?: string | undefined;
  /** On arrival: at once, without a movement to follow, and to the card rather than to the map beside it. */
  calm?: boolean;
};

let isBack = false;
if (typeof window !== 'undefined') {
  const entries = window.performance?.getEntriesByType?.('navigation') as
    | PerformanceNavigationTiming[]
    | undefined;
  isBack = entries?.[0]?.type === 'back_forward';
  const note = ({ type }: Event) => {
    isBack = type === 'popstate';
  };
  window.addEventListener('popstate', note);
  // Whatever leads on is pressed.
  window.addEventListener('click', note, true);
}

/** Whether the visitor came to this page by Back or Forward, and so to the place where it was left. */
export const cameBack = (): boolean => isBack;

function go({ map, slug, calm }: RegionScroll): void {
  const section = document.getElementById(`map-${map}`);
  const topOf = (element: Element) => element.getBoundingClientRect().top;
  const still = calm || window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  const behavior = still ? 'instant' : 'smooth';
  const card = section?.querySelector(`[data-place="${slug}"]`);
  const list = card?.closest('[data-list]');
  if (!card || !list) return void section?.scrollIntoView?.({ behavior });
  list.scrollTo?.({ top: list.scrollTop + topOf(card) - topOf(list), behavior });
  const isUnder = topOf(list) >= (section?.firstElementChild?.getBoundingClientRect().bottom ?? 0);
  // How far below the top of the window a map stops is in its styles.
  if (!calm && !isUnder) return void section?.scrollIntoView?.({ behavior });
  // On a phone the list is as high as what it holds.
  const isWhole = list.scrollHeight <= list.clientHeight + 1;
  (isWhole ? card : list).scrollIntoView?.({ block: 'center', behavior });
}

/** What in an address changes what stands above and beside a map. */
const FILTERS = /[?&](category|cuisine|at|near)=/;

/** Scrolls to a map, or a card beside it, once it is drawn; on arrival not before the filters are at work. */
export function useRegionScroll(isFiltered: boolean): (where: RegionScroll) => void {
  const [target, scrollTo] = useState<RegionScroll | null>(null);
  useEffect(() => {
    if (!target || (target.calm && !isFiltered && FILTERS.test(window.location.search))) return;
    // After what the frame does when a page begins.
    const frame = requestAnimationFrame(() => {
      go(target);
      scrollTo(null);
    });
    return () => cancelAnimationFrame(frame);
  }, [target, isFiltered]);
  return scrollTo;
}
