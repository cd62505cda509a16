/** Word in braces that the texts of a recipe may have, and what it stands for: `{pork}`, "400 g pork shoulder". */
export type StepWord = { word: string; meaning: string };

/** Words of a recipe: of its ingredients for all steps, and of the durations of each step for that step. */
export type StepWords = { ingredients: StepWord[]; steps: { title: string; words: StepWord[] }[] };

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Ingredients in a block: of the list, of its groups, of its variants. */
function itemsOf(block: Record<string, unknown>): unknown[] {
  if (block.type !== 'ingredients' && block.type !== 'variants') return [];
  const holders = [...listOf(block.groups), ...listOf(block.options)];
  return [...listOf(block.items), ...holders.flatMap((holder) => listOf(Object(holder).items))];
}

function stepsOf(block: Record<string, unknown>): unknown[] {
  if (block.type !== 'method' && block.type !== 'advance') return [];
  return [...listOf(block.steps), ...listOf(block.groups).flatMap((group) => listOf(Object(group).steps))];
}

const wordOf = (sign: string, id: unknown, ...meaning: unknown[]): StepWord[] =>
  typeof id === 'string' && id !== ''
    ? [{ word: `{${sign}${id}}`, meaning: meaning.map(textOf).filter(Boolean).join(' ') }]
    : [];

/**
 * Words that the steps of a recipe may have in braces.
 *
 * @param recipe value of its file, which need not be valid
 */
export function stepWords(recipe: unknown): StepWords {
  const blocks = listOf(Object(recipe).blocks).map((block) => Object(block) as Record<string, unknown>);
  return {
    ingredients: blocks.flatMap(itemsOf).flatMap((item) => {
      const { id, amount, name } = Object(item);
      return wordOf('', id, amount, name);
    }),
    steps: blocks.flatMap(stepsOf).flatMap((step) => {
      const { title, durations } = Object(step);
      const words = listOf(durations).flatMap((duration) =>
        wordOf('~', Object(duration).id, Object(duration).label),
      );
      return words.length > 0 ? [{ title: textOf(title), words }] : [];
    }),
  };
}
