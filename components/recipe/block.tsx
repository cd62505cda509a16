import { Copy, X } from 'lucide';
import * as words from '@/.content/words/method';
import { PostEmbed } from '@/components/embed/post-embed';
import { VideoEmbed } from '@/components/embed/video-embed';
import { Icon } from '@/components/ui/icon';
import type { Recipe, RecipeBlock } from '@/lib/content/schema/recipe';
import { site } from '@/lib/content/site';
import { everyIngredientOf, groupsOf, stepsOf } from '@/lib/recipe/blocks';
import { recipeLanguage } from '@/lib/recipe/language';
import { Equipment } from './ingredients/equipment';
import { Ingredients } from './ingredients/ingredients';
import { Method } from './method/method';
import { PrepPhotos } from './photos/prep-photos';
import { PromoCard } from './promo-card.client';
import { Sentence } from './sentence';
import { Variants } from './variants/variants';
import { Keeping } from './words/keeping';
import { Swaps } from './words/swaps';
import { TitledTexts } from './words/titled-texts';

/** Where a block stands: beside the method, in its column, under the list, or across the page. */
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

export type BlockProps = { block: RecipeBlock; recipe: Recipe };

/** Draws one block of a recipe: the only place that knows every kind there is. */
export function Block({ block, recipe }: BlockProps) {
  const ingredients = everyIngredientOf(recipe);
  const place = recipe.blocks.filter((other) => other.type === block.type).indexOf(block);
  const language = recipeLanguage(recipe);
  const id = place > 0 ? `${block.type}-${place + 1}` : block.type;
  switch (block.type) {
    case 'ingredients':
      return (
        <Ingredients
          groups={groupsOf(block)}
          unit={recipe.yield.unit}
          plural={recipe.yield.plural}
          language={language}
        />
      );
    case 'equipment':
      return <Equipment items={block.items} language={language} />;
    case 'variants':
      return <Variants block={block} ingredients={ingredients} language={language} />;
    case 'advance':
      return (
        <Method id={id} title={block.title} groups={[{ steps: block.steps }]} recipe={recipe} ownTitle />
      );
    case 'method':
      return <Method id={id} title={words.title} groups={block.groups} recipe={recipe} />;
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
    case 'photos': {
      const numbers = new Map(stepsOf(recipe).map((step, index) => [step.id, index + 1]));
      return (
        <PrepPhotos title={block.title} photos={block.photos} stepNumbers={numbers} language={language} />
      );
    }
    case 'video':
      return <VideoEmbed id={id} block={block} language={language} />;
    case 'post':
      return <PostEmbed id={id} block={block} language={language} />;
    case 'keeping':
      return <Keeping id={id} block={block} ingredients={ingredients} language={language} />;
    case 'swaps':
      return <Swaps id={id} block={block} ingredients={ingredients} language={language} />;
    case 'tips':
    case 'notes':
      return (
        <TitledTexts
          id={id}
          title={block.title}
          items={block.items}
          ingredients={ingredients}
          isAside={placeOf(block) === 'aside'}
          language={language}
        />
      );
    default: {
      const unknown: never = block;
      throw new Error(`No part of the page draws ${JSON.stringify(unknown)}.`);
    }
  }
}
