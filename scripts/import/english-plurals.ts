/** Plurals that are not formed with an s. */
const IRREGULAR: Readonly<Record<string, string>> = {
  pies: 'pie',
  loaves: 'loaf',
  halves: 'half',
  calves: 'calf',
  leaves: 'leaf',
};
/** Irregular plurals by their singular. */
export const PLURALS = Object.fromEntries(Object.entries(IRREGULAR).map(([many, one]) => [one, many]));

/** Singular of an English noun in the plural; undefined for a word that is none. */
export function singularOf(word: string): string | undefined {
  const irregular = IRREGULAR[word];
  if (irregular) return irregular;
  if (!/^[a-z'-]+$/i.test(word) || word.length < 4) return undefined;
  if (/ies$/i.test(word))
    return word.length > 4
      ? word.replace(/ies$/i, 'y').replace(/^(cook|brown|pi|smooth)y$/i, '$1ie')
      : undefined;
  if (/(?:ss|sh|ch|x|z|to)es$/i.test(word)) return word.slice(0, -2);
  return /[^suiSUI]s$/.test(word) ? word.slice(0, -1) : undefined;
}
