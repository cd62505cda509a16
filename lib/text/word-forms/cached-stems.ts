/** Caches the stems of words: an index holds a word hundreds of times. */
export function cachedStems(stem: (word: string) => string): (word: string) => string {
  const stems = new Map<string, string>();
  return (word) => {
    const known = stems.get(word) ?? stem(word);
    stems.set(word, known);
    return known;
  };
}
