/** The two markets of Toronto, for the markets section of the Toronto page. */
export function MarketCards() {
  return null;
}
