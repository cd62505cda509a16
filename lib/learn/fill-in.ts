/** A sentence with the names in braces replaced: `{least}%` becomes "7%". A name without a value stays as it is. */
export function fillIn(text: string, values: Readonly<Record<string, string | number | undefined>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
