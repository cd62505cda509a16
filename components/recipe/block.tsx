import { Copy, X } from 'lucide';
import type { ComponentType } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Recipe } from '@/lib/content/schema/recipe';
import type { BlockOf, RecipeBlock } from '@/lib/content/schema/recipe-block';
import { site } from '@/lib/content/server';
import { recipeLanguage } from '@/lib/recipe/language';
import { ArticleBlock } from './article-block';
import { type AboutLinks, Equipment, Ingredients, Variants } from './ingredients';
import { Method } from './method';
import { PostEmbed } from './post-embed';
import { PrepPhotos } from './prep-photos';
import { PromoCard } from './promo-card.client';
import { Sentence } from './sentence';
import { Texts } from './texts';
import { VideoEmbed } from './video-embed';

/** Place of a block: beside the method, in its column, under the list, or across the page. */
export type BlockColumn = 'side' | 'main' | 'aside' | 'wide';

export type BlockProps = { block: RecipeBlock; recipe: Recipe; aboutLinks: AboutLinks };

type BlockViewProps<Type extends RecipeBlock['type']> = Omit<BlockProps, 'block'> & {
  block: BlockOf<Type>;
  /** Id of its element: its type, with a number from the second block of a type on. */
  id: string;
};

const TEXTS = {
  column: 'wide',
  View: (props: BlockViewProps<'tips' | 'notes' | 'keeping' | 'swaps'>) => (
    <Texts {...props} isAside={blockColumnOf(props.block) === 'aside'} />
  ),
} as const;

/** Every type of block with its column and its component. */
const BLOCKS: {
  [Type in RecipeBlock['type']]: { column: BlockColumn; View: ComponentType<BlockViewProps<Type>> };
} = {
  ingredients: { column: 'side', View: Ingredients },
  equipment: { column: 'side', View: Equipment },
  variants: { column: 'side', View: Variants },
  advance: { column: 'main', View: Method },
  method: { column: 'main', View: Method },
  promo: { column: 'aside', View: Promo },
  photos: { column: 'wide', View: PrepPhotos },
  video: {
    column: 'wide',
    View: ({ id, block, recipe }) => <VideoEmbed id={id} block={block} language={recipeLanguage(recipe)} />,
  },
  post: {
    column: 'wide',
    View: ({ id, block, recipe }) => <PostEmbed id={id} block={block} language={recipeLanguage(recipe)} />,
  },
  article: { column: 'wide', View: ArticleBlock },
  tips: TEXTS,
  notes: TEXTS,
  keeping: TEXTS,
  swaps: TEXTS,
};

export function blockColumnOf(block: RecipeBlock): BlockColumn {
  return block.type === 'tips' && block.aside ? 'aside' : BLOCKS[block.type].column;
}

/** One block of a recipe, by its type. */
export function Block({ block, recipe, aboutLinks }: BlockProps) {
  const index = recipe.blocks.filter((other) => other.type === block.type).indexOf(block);
  const id = index > 0 ? `${block.type}-${index + 1}` : block.type;
  // The compiler does not see that type and component belong together.
  const View = BLOCKS[block.type].View as ComponentType<BlockProps & { id: string }>;
  return <View id={id} block={block} recipe={recipe} aboutLinks={aboutLinks} />;
}

/** The card of the sponsor, if there is one. */
function Promo() {
  return (
    site.sponsor && (
      <PromoCard
        title={site.sponsor.title}
        text={<Sentence text={site.sponsor.text} />}
        code={site.sponsor.code}
        copyIcon={<Icon of={Copy} size={18} />}
        dismissIcon={<Icon of={X} size={20} />}
      />
    )
  );
}
