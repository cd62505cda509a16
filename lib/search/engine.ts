import MiniSearch, { type MatchInfo } from 'minisearch';

/** Names have many words and descriptions more: how long a text is says little of how well it fits. */
const BM25 = { k: 1.2, b: 0.3, d: 0.5 };

/** Documents that are indexed at a time, and how often at most whatever a visitor does is let through between them. */
const CHUNK = 20;
const MOST_PAUSES = 50;

type IndexOptions<Field extends string> = {
  /** The fields of a document, and how much a word in each of them counts. */
  boost: Record<Field, number>;
  /** What a text is indexed under. */
  termsOf: (text: string, field: Field) => string[];
};

/** The index that every search asks. A document has its place in the list as `id`; a query is a tree of single terms. */
export async function createIndex<Field extends string>(
  documents: readonly Record<NoInfer<Field>, string>[],
  { boost, termsOf }: IndexOptions<Field>,
): Promise<MiniSearch> {
  const index = new MiniSearch<Record<Field, string> & { id: number }>({
    fields: Object.keys(boost),
    tokenize: (text, field) => termsOf(text, field as Field),
    processTerm: (term) => term,
    searchOptions: { boost, bm25: BM25, tokenize: (term) => [term] },
  });
  await index.addAllAsync(
    documents.map((document, id) => ({ ...document, id })),
    { chunkSize: Math.max(CHUNK, Math.ceil(documents.length / MOST_PAUSES)) },
  );
  return index;
}

/** For queries of any part of a word: what a text is indexed under, and the indexed words that hold a part. */
export function createParts() {
  const words = new Set<string>();
  return {
    termsOf: (text: string): string[] => {
      const own = text.split(/\s+/);
      for (const word of own) words.add(word);
      // Nearly every word holds a letter, so that letters are terms of their own.
      return [...new Set([...own, ...own.join('')])];
    },
    holding: (part: string): string[] =>
      part.length === 1 ? [part] : [...words].filter((word) => word.includes(part)),
  };
}

/** The fields in which a document holds such a term. */
export const fieldsHolding = (match: MatchInfo, isSuch: (term: string) => boolean): string[] =>
  Object.entries(match).flatMap(([term, fields]) => (isSuch(term) ? fields : []));
