import type * as Library from '@testing-library/dom';

// What runs in the page: each function is sent there as it is written, and reaches only the library and what it is given.

declare const TestingLibraryDom: typeof Library;

/** A text, or the source of a pattern. */
export type SentText = string | { source: string; flags: string };

/** Which elements are meant, as it is sent to the page. */
export type SentTarget = {
  role?: string;
  label?: string;
  selector?: string;
  name?: SentText;
  text?: SentText;
  within?: SentTarget;
};

/** What can be said of an element. */
export type Found = {
  text: string;
  value: string;
  isFocused: boolean;
  isChecked: boolean;
  pressed: string | null;
  expanded: string | null;
};

/** The shared beginning of what runs in the page: finds visible elements. */
export function defineFindAll(): void {
  const patternOf = (text: SentText) =>
    typeof text === 'string' ? text : new RegExp(text.source, text.flags);
  const textOf = (element: Element) =>
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read.
    (element instanceof HTMLElement ? element.innerText : (element.textContent ?? ''))
      .replace(/\s+/g, ' ')
      .trim();
  const holds = (element: Element, text: SentText) => {
    const pattern = patternOf(text);
    const held = textOf(element);
    // Styles may set letters large.
    return typeof pattern === 'string'
      ? held.toLowerCase().includes(pattern.replace(/\s+/g, ' ').toLowerCase())
      : pattern.test(held);
  };
  const findAll = ({ role, label, selector, name, text, within }: SentTarget): HTMLElement[] => {
    const grounds = within ? findAll(within) : [document.documentElement];
    const found = grounds.flatMap((ground) => {
      if (role) {
        const options = name === undefined ? {} : { name: patternOf(name) };
        return TestingLibraryDom.queryAllByRole(ground, role, options);
      }
      if (label) return TestingLibraryDom.queryAllByLabelText(ground, label);
      return [...ground.querySelectorAll<HTMLElement>(selector ?? 'body')];
    });
    return found.filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[inert]') &&
        (text === undefined || holds(element, text)),
    );
  };
  Object.assign(window, { findAll, textOf });
}

declare const findAll: (target: SentTarget) => HTMLElement[];
declare const textOf: (element: Element) => string;

export function look(target: SentTarget): Found[] {
  return findAll(target).map((element) => ({
    text: textOf(element),
    value: 'value' in element ? String(element.value) : '',
    isFocused: element === document.activeElement,
    isChecked: element.matches(':checked') || element.getAttribute('aria-checked') === 'true',
    pressed: element.getAttribute('aria-pressed'),
    expanded: element.getAttribute('aria-expanded'),
  }));
}

/**
 * A point of the first such element that can be pressed, in CSS pixels of the window, once the element has come to rest
 * there; null as long as there is none.
 */
export async function pointOf(target: SentTarget): Promise<{ x: number; y: number } | null> {
  const [element] = findAll(target);
  if (!element) return null;
  // What is ticked may be drawn by its label.
  const [label] = 'labels' in element ? (element.labels as NodeListOf<HTMLElement>) : [];
  const drawn = label && element.getBoundingClientRect().width < 8 ? label : element;
  drawn.scrollIntoView({ block: 'center', behavior: 'instant' });
  const place = () => JSON.stringify(drawn.getBoundingClientRect());
  const before = place();
  for (let frames = 0; frames < 3; frames += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  if (place() !== before) return null;
  const { left, top, width, height } = drawn.getBoundingClientRect();
  const isInside = (x: number, y: number) => {
    const met = document.elementFromPoint(x, y);
    return met !== null && (drawn.contains(met) || (label?.contains(met) ?? false));
  };
  const steps = Array.from({ length: 19 }, (_, index) => (index + 1) / 20);
  const fromMiddle = ({ x, y }: { x: number; y: number }) =>
    Math.hypot(x - left - width / 2, y - top - height / 2);
  const points = steps
    .flatMap((across) => steps.map((down) => ({ x: left + across * width, y: top + down * height })))
    .sort((one, other) => fromMiddle(one) - fromMiddle(other));
  // Away from the border where there is room, so that a pixel more or less makes no difference.
  for (const room of [8, 0]) {
    const point = points.find(({ x, y }) =>
      [-room, 0, room].every((dx) => [-room, 0, room].every((dy) => isInside(x + dx, y + dy))),
    );
    if (point) return point;
  }
  return null;
}

/** Gives a field a value as one does who picks it: a day or a time of the clock. Returns whether the field is there. */
export function setValue(target: SentTarget, value: string): boolean {
  const [field] = findAll(target);
  if (!(field instanceof HTMLInputElement)) return false;
  // Past React's own setter, which would take the value for known.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}

/** Which of some files the browser keeps no copy of, by their paths at the host. */
export async function notKept(paths: readonly string[]): Promise<string[]> {
  const kept = await Promise.all(paths.map((path) => caches.match(path, { ignoreVary: true })));
  return paths.filter((_, index) => !kept[index]);
}
