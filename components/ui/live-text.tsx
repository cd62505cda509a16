/** Numbers, signs and metric unit symbols: "180 g", "14:59", "½". */
const SYMBOLS = /^(?:\P{L}|(?<!\p{L})(?:kg|g|mg|l|ml|dl|cm|mm|C|F)(?!\p{L}))*$/u;

/** `translate` attribute of a text: "no" without a word in it, so that page translation does not change "180 g". */
export function translateOf(text: string): 'no' | undefined {
  return SYMBOLS.test(text) ? 'no' : undefined;
}

export type LiveTextProps = { children: string };

/**
 * Text that changes while the page is open, next to other nodes of the same parent.
 *
 * Page translation (Chrome, Edge, Safari) replaces text nodes by `<font>` elements. React would then update or remove a
 * text node that is no longer in the page: stale text, or a NotFoundError. A string that is the only child is safe: React
 * sets the element's `textContent`, which also replaces the nodes of the translator.
 *
 * @see https://github.com/facebook/react/issues/11538
 */
export function LiveText({ children }: LiveTextProps) {
  return <span translate={translateOf(children)}>{children}</span>;
}
