/** Part of the height of the window, from its top, at which the step that is read begins. */
const READING_LINE = 0.4;

/** The end of the visible part of the list. */
export type ListRest = {
  /** Number of ingredients and tools below it. */
  below: number;
  /** Height in px between the last whole row and the end of the box, which cuts no row when it is covered. */
  rest: number;
};

/**
 * Keeps the list of ingredients beside the method at the step that is read: marks what the step uses, and scrolls the box
 * to it unless the visitor is using the list.
 *
 * @param box the scrolling box; its rows are list items, those of ingredients with `data-ingredient`
 * @param look `note` is the height in px at the end of the box that its note covers while rows are below, `used` the class of
 *   rows that the step uses
 * @returns the function that stops it
 */
export function followMethod(
  box: HTMLElement,
  { note, used: usedClass }: { note: number; used: string },
  onEnd: (end: ListRest) => void,
): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const steps = [...document.querySelectorAll<HTMLElement>('[data-uses]')];
  let step: HTMLElement | undefined;

  // Each time: a choice of version replaces rows.
  const rowsOf = () => [...box.querySelectorAll('li')];

  const measure = () => {
    const { bottom } = box.getBoundingClientRect();
    const bottoms = rowsOf().map((row) => row.getBoundingClientRect().bottom);
    // A row is whole to within a pixel: heights are fractions.
    const isScrolledOut = bottoms.every((each) => each <= bottom + 1);
    const limit = isScrolledOut ? bottom : bottom - note;
    const whole = bottoms.filter((each) => each <= limit + 1);
    const below = bottoms.length - whole.length;
    onEnd({ below, rest: below > 0 ? bottom - Math.max(limit - box.clientHeight / 2, ...whole) : 0 });
  };
  const scrollBy = (top: number) => {
    if (box.matches(':hover, :focus-within')) return;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    box.scrollBy({ top, behavior: isStill ? 'instant' : 'smooth' });
  };
  const showRows = (used: HTMLElement[]) => {
    const [first] = used;
    if (!first) return;
    const { top, bottom } = box.getBoundingClientRect();
    const isSeen = (row: HTMLElement) => {
      const at = row.getBoundingClientRect();
      return at.top >= top && at.bottom <= bottom - note;
    };
    if (!used.every(isSeen)) scrollBy(first.getBoundingClientRect().top - top);
  };
  const follow = () => {
    const line = window.innerHeight * READING_LINE;
    const next = steps.findLast((each) => each.getBoundingClientRect().top < line);
    if (next === step) return;
    step = next;
    const rows = rowsOf();
    const ids = next?.dataset.uses?.split(' ') ?? [];
    const used = rows.filter(({ dataset: { ingredient } }) => ingredient && ids.includes(ingredient));
    for (const row of rows) row.classList.toggle(usedClass, used.includes(row));
    // Above the method the list begins at its first row.
    if (next) showRows(used);
    else scrollBy(-box.scrollTop);
  };

  let frame = 0;
  const update = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      follow();
      measure();
    });
  };
  window.addEventListener('scroll', update, { signal, passive: true });
  box.addEventListener('scroll', update, { signal, passive: true });
  const resizing = new ResizeObserver(update);
  for (const part of [box, ...box.children]) resizing.observe(part);
  return () => {
    stopping.abort();
    resizing.disconnect();
    cancelAnimationFrame(frame);
    for (const row of rowsOf()) row.classList.remove(usedClass);
  };
}
