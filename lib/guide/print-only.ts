/** Tailwind's class for elements that are not printed. */
const UNPRINTED = 'print:hidden';

/** Parts of a page that are always printed: its title, and the credit that the licence of a map asks for. */
const ALWAYS = 'h1,[data-credit]';

/** The elements to leave out of a part of the page, so that only what is always printed remains. */
function leftOut(part: Element): Element[] {
  if (part.matches(ALWAYS)) return [];
  return part.querySelector(ALWAYS) ? [...part.children].flatMap(leftOut) : [part];
}

/** Prints one part of an article without the rest of it. @param onEnd called when the page is whole again */
export function printOnly(shown: Element, onEnd: () => void): void {
  const article = shown.closest('article');
  const removed: Element[] = [];
  for (let part = shown; part !== article && part.parentElement; part = part.parentElement) {
    const others = [...part.parentElement.children].filter((other) => other !== part);
    removed.push(...others.flatMap(leftOut).filter(({ classList }) => !classList.contains(UNPRINTED)));
  }
  for (const { classList } of removed) classList.add(UNPRINTED);
  const restore = () => {
    for (const { classList } of removed) classList.remove(UNPRINTED);
    onEnd();
  };
  window.addEventListener('afterprint', restore, { once: true });
  window.print();
}
