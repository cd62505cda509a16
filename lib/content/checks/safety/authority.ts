import type { Authority, WrittenAuthority } from '@/lib/content/schema/food-safety';

/** "Health Canada, Safe food storage (2024)" of a value. */
export function sourceText(
  { name, sources }: Authority,
  { source: id, by = name }: { source: string; by?: string },
): string {
  const source = sources[id];
  if (!source) return by;
  return `${by}, ${source.name}${source.year === undefined ? '' : ` (${source.year})`}`;
}

/** "74 °C for poultry-pieces: Health Canada, Safe internal cooking temperatures (2024)"; undefined for a kind without a rule. */
export function ruleText(kind: string, authority: Authority): string | undefined {
  const rule = authority.cook[kind];
  if (!rule) return undefined;
  const hold = rule.hold === undefined ? '' : ` for ${rule.hold} min`;
  return `${rule.at} °C${hold} for ${kind}: ${sourceText(authority, rule)}`;
}

/** True if no authority asks less of the one kind than of the other. */
export function isAsStrict(
  kind: string,
  than: string,
  authorities: readonly Pick<WrittenAuthority, 'cook'>[],
): boolean {
  return authorities.every(({ cook }) => (cook[kind]?.at ?? 0) >= (cook[than]?.at ?? 0));
}
