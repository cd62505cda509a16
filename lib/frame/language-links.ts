/** Events before a link is followed, copied or dragged, by pointer, key or assistive technology. */
const BEFORE_USE = ['pointerdown', 'keydown', 'click'] as const;

/**
 * Keeps query and fragment of the address in links to this page in other languages (`data-same-page`): servings, filters and
 * a shared list stay, also in a new tab and before hydration. No event fires when `history.replaceState` changes the
 * address, so each link is updated just before its use.
 */
export function keepChoicesInLinks(): void {
  const update = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-same-page]');
    if (!link) return;
    link.search = location.search;
    link.hash = location.hash;
  };
  for (const type of BEFORE_USE) addEventListener(type, update, true);
}
