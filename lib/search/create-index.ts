import MiniSearch from 'minisearch';

/** A low `b`: the length of a text has little to do with its relevance here. */
const BM25 = { k: 1.2, b: 0.3, d: 0.5 };

/** Documents are indexed in chunks with a pause after each, so that the page stays responsive. */
const CHUNK_SIZE = 20;
const MAX_PAUSES = 50;

type IndexOptions<Field extends string> = {
  /** The fields of a document, and the weight of each. */
  boost: Record<Field, number>;
  /** The terms that a text is indexed under. */
  termsOf: (text: string, field: Field) => string[];
};

/** A MiniSearch index. The id of a document is its position in the list; the words of a query are single terms. */
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
    { chunkSize: Math.max(CHUNK_SIZE, Math.ceil(documents.length / MAX_PAUSES)) },
  );
  return index;
}
