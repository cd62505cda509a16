import type { Recipe, RecipeBlock } from '@/data/schema/recipe';
import { ingredientsOf, stepsOf } from '@/lib/recipe/blocks';
import { Equipment } from './ingredients/equipment';
import { Ingredients } from './ingredients/ingredients';
import { Method } from './method/method';
import { PrepPhotos } from './photos/prep-photos';
import { PromoCard } from './promo-card.client';
import { TitledTexts } from './titled-texts';

/** Where a block stands: beside the method, in its column, under the list, or across the page. */
export type Place = 'side' | 'main' | 'aside' | 'wide';

const PLACES: Record<RecipeBlock['type'], Place> = {
  ingredients: 'side',
  equipment: 'side',
  method: 'main',
  promo: 'aside',
  photos: 'wide',
  tips: 'wide',
  notes: 'wide',
};

export function placeOf(block: RecipeBlock): Place {
  return PLACES[block.type];
}

export type BlockProps = { block: RecipeBlock; recipe: Recipe };

/** Draws one block of a recipe: the only place that knows every kind there is. */
export function Block({ block, recipe }: BlockProps) {
  switch (block.type) {
    case 'ingredients':
      return <Ingredients groups={block.groups} unit={recipe.yield.unit} />;
    case 'equipment':
      return <Equipment items={block.items} />;
    case 'method':
      return <Method groups={block.groups} recipe={recipe} />;
    case 'promo':
      return <PromoCard title={block.title} text={block.text} code={block.code} />;
    case 'photos': {
      const numbers = new Map(stepsOf(recipe).map((step, index) => [step.id, index + 1]));
      return <PrepPhotos title={block.title} photos={block.photos} stepNumbers={numbers} />;
    }
    case 'tips':
    case 'notes':
      return (
        <TitledTexts
          id={block.type}
          title={block.title}
          items={block.items}
          ingredients={ingredientsOf(recipe)}
        />
      );
    default: {
      const unknown: never = block;
      throw new Error(`No part of the page draws ${JSON.stringify(unknown)}.`);
    }
  }
}
