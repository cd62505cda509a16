import { Copy, X } from 'lucide';
import { Icon } from '@/components/ui/icon';
import type { Recipe } from '@/lib/content/schema/recipe';
import type { RecipeBlock } from '@/lib/content/schema/recipe-block';
import { site } from '@/lib/content/server';
import { recipeLanguage } from '@/lib/recipe/language';
import { type AboutLinks, Equipment, Ingredients, Variants } from './ingredients';
import { Method } from './method';
import { PostEmbed } from './post-embed';
import { PrepPhotos } from './prep-photos';
import { PromoCard } from './promo-card.client';
import { Sentence } from './sentence';
import { Texts } from './texts';
import { VideoEmbed } from './video-embed';

/** Place of a block: beside the method, in its column, under the list, or across the page. */
export type Place = 'side' | 'main' | 'aside' | 'wide';

const PLACES: Record<RecipeBlock['type'], Place> = {
  ingredients: 'side',
  equipment: 'side',
  variants: 'side',
  advance: 'main',
  method: 'main',
  promo: 'aside',
  photos: 'wide',
  video: 'wide',
  post: 'wide',
  tips: 'wide',
  notes: 'wide',
  keeping: 'wide',
  swaps: 'wide',
};

export function placeOf(block: RecipeBlock): Place {
  return block.type === 'tips' && block.aside ? 'aside' : PLACES[block.type];
}

export type BlockProps = { block: RecipeBlock; recipe: Recipe; aboutLinks: AboutLinks };

/** One block of a recipe: the only place that knows every kind. */
export function Block({ block, recipe, aboutLinks }: BlockProps) {
  const place = recipe.blocks.filter((other) => other.type === block.type).indexOf(block);
  const id = place > 0 ? `${block.type}-${place + 1}` : block.type;
  switch (block.type) {
    case 'ingredients':
      return <Ingredients block={block} recipe={recipe} aboutLinks={aboutLinks} />;
    case 'equipment':
      return <Equipment block={block} recipe={recipe} />;
    case 'variants':
      return <Variants block={block} recipe={recipe} aboutLinks={aboutLinks} />;
    case 'advance':
    case 'method':
      return <Method id={id} block={block} recipe={recipe} />;
    case 'promo':
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
    case 'photos':
      return <PrepPhotos block={block} recipe={recipe} />;
    case 'video':
      return <VideoEmbed id={id} block={block} language={recipeLanguage(recipe)} />;
    case 'post':
      return <PostEmbed id={id} block={block} language={recipeLanguage(recipe)} />;
    case 'tips':
    case 'notes':
    case 'keeping':
    case 'swaps':
      return <Texts id={id} block={block} recipe={recipe} isAside={placeOf(block) === 'aside'} />;
    default: {
      const unknown: never = block;
      throw new Error(`Unknown block ${JSON.stringify(unknown)}.`);
    }
  }
}
