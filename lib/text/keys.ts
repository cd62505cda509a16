/** An item with a React key that no other item of its list has. */
export type Keyed<Item> = { key: string; item: Item };

/**
 * Items with keys from their texts, of which several may be the same, as "Saturday" in a table of opening hours: "Saturday",
 * "Saturday 2".
 */
export function withKeys<Item>(items: readonly Item[], textOf: (item: Item) => string): Keyed<Item>[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const text = textOf(item);
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    return { key: count === 1 ? text : `${text} ${count}`, item };
  });
}
