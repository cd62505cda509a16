/** Numbers, signs and metric unit symbols: "180 g", "14:59", "½". */
const SYMBOLS = /^(?:\P{L}|(?<!\p{L})(?:kg|g|mg|l|ml|dl|cm|mm|C|F)(?!\p{L}))*$/u;

/** `translate` attribute of a text: "no" if it holds no word, so that page translation leaves "180 g" as it is. */
export function translateOf(text: string): 'no' | undefined {
  return SYMBOLS.test(text) ? 'no' : undefined;
}

export type LiveTextProps = { children: string };

/**
 * Text that changes while the page is open, next to other nodes of the same parent.
 *
 * Page translation (Chrome, Edge, Safari) replaces text nodes by `<font>` elements. React would then update or remove a
 * text node that is no longer in the page: stale text, or a NotFoundError. The only string of an element is safe: React
 * sets the element's `textContent`, which replaces whatever a translator has put there.
 *
 * @see https://github.com/facebook/react/issues/11538
 */
export function LiveText({ children }: LiveTextProps) {
  return <span translate={translateOf(children)}>{children}</span>;
}
