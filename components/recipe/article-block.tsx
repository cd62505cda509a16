import { ArticleText } from '@/components/content/article-text';
import { READER_CONTENT } from '@/components/ui/reader-content';
import type { Recipe } from '@/lib/content/schema/recipe';
import type { BlockOf } from '@/lib/content/schema/recipe-block';
import { recipeLanguage } from '@/lib/recipe/language';

export type ArticleBlockProps = { id: string; block: BlockOf<'article'>; recipe: Recipe };

/** A text about the dish, such as its story. */
export function ArticleBlock({ id, block, recipe }: ArticleBlockProps) {
  // A heading such as “Method” would have the id of a block.
  const blocks = block.text.map((part) =>
    part.type === 'heading' && part.id ? { ...part, id: `${id}-${part.id}` } : part,
  );
  return (
    <section className={`${READER_CONTENT} wrap mt-section`} id={id} {...recipeLanguage(recipe).recipe}>
      <ArticleText blocks={blocks} className="max-w-measure print:max-w-none" />
    </section>
  );
}
