/** Key of a category or cuisine in the address: "northern-thai" for "Northern Thai". */
export function filterKey(label: string): string {
  const words = label
    .normalize()
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u);
  return words.filter(Boolean).join('-');
}
