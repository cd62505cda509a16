import type { Recipe } from '@/lib/content/schema/recipe';

/** Recipe with a single step, which takes two ingredients that its text does not name. */
export const withTakingStep = (recipe: Recipe): Recipe => ({
  ...recipe,
  blocks: recipe.blocks.map((block) => {
    if (block.type !== 'method') return block;
    const step = {
      id: 'all',
      title: 'Cook',
      text: 'Cook it.',
      takes: ['garlic', 'onion|half'],
      durations: [],
    };
    return { ...block, groups: [{ steps: [step] }] };
  }),
});
