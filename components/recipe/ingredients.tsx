import { Info } from 'lucide';
import type { ReactNode } from 'react';
import * as messages from '@/.content/messages/ingredients';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { Allergen } from '@/lib/content/schema/allergens';
import type { Recipe } from '@/lib/content/schema/recipe';
import type { BlockOf, Tool } from '@/lib/content/schema/recipe-block';
import type { Ingredient } from '@/lib/content/schema/recipe-ingredient';
import { mayContain } from '@/lib/recipe/allergens';
import { groupsOf, toolText } from '@/lib/recipe/blocks';
import { hasAmountColumn } from '@/lib/recipe/ingredient-parts';
import { type RecipeLanguage, recipeLanguage } from '@/lib/recipe/language';
import { pieceSizes } from '@/lib/recipe/piece-sizes';
import { IngredientDetails } from './ingredient-details';
import styles from './recipe.module.css';
import { ByAmount } from './recipe-choice.client';
import { IngredientText, Sentence } from './sentence';
import { ServingsTools } from './servings-tools.client';
import { ClearTicks, Tick } from './ticks.client';
import { VariantChoice } from './versions.client';

/** Address of the page that explains an ingredient, by the id it names as `about`. */
export type AboutLinks = ReadonlyMap<string, string>;

export type IngredientsProps = { block: BlockOf<'ingredients'>; recipe: Recipe; aboutLinks: AboutLinks };

/** The list to shop and cook from, in its groups, with the tools that scale it. */
export function Ingredients({ block, recipe, aboutLinks }: IngredientsProps) {
  const groups = groupsOf(block);
  const listed = groups.flatMap(({ items }) => items);
  const language = recipeLanguage(recipe);
  const { unit, plural } = recipe.yield;
  return (
    <section aria-labelledby="ingredients">
      <div className="flex min-h-11 items-baseline justify-between gap-4 print:min-h-0">
        <h2 className="text-2xl outline-none" id="ingredients" tabIndex={-1}>
          {messages.title}
        </h2>
        <ClearTicks />
      </div>
      <ServingsTools unit={unit} plural={plural} ids={listed.map(({ id }) => id)} pieces={pieceSizes(listed)}>
        <p>{messages.note}</p>
      </ServingsTools>
      <div
        className={`mt-5 ${groups.length > 1 ? 'gap-10 sm:max-lg:columns-2 print:columns-1' : ''}`}
        {...language.recipe}
      >
        {groups.map(({ title, items }) => (
          <IngredientGroup
            key={items[0]?.id}
            title={title}
            items={items}
            language={language}
            allergens={recipe.allergens}
            aboutLinks={aboutLinks}
          />
        ))}
      </div>
    </section>
  );
}

export type VariantsProps = { block: BlockOf<'variants'>; recipe: Recipe; aboutLinks: AboutLinks };

/** A part of the recipe with several versions: what they are about, the choice, what goes into the chosen one. */
export function Variants({ block: { id, title, text, options }, recipe, aboutLinks }: VariantsProps) {
  const language = recipeLanguage(recipe);
  return (
    <section aria-labelledby={id} {...language.recipe}>
      <h2 className="text-2xl" id={id} tabIndex={-1}>
        {title}
      </h2>
      {text && (
        <p className={ABOUT}>
          <Sentence text={text} recipe={recipe} />
        </p>
      )}
      <VariantChoice
        name={title}
        options={options.map((option) => ({ id: option.id, title: option.title }))}
        panels={options.map((option) => (
          <IngredientGroup
            key={option.id}
            title={option.title}
            items={option.items}
            language={language}
            allergens={recipe.allergens}
            aboutLinks={aboutLinks}
          >
            <p className={`${ABOUT} border-b border-line pb-3`}>
              <Sentence text={option.text} recipe={recipe} />
            </p>
          </IngredientGroup>
        ))}
      />
    </section>
  );
}

const ABOUT = 'mt-2.5 text-base leading-snug text-ink-2 print:hidden';

type IngredientGroupProps = {
  title?: string;
  items: Ingredient[];
  language: RecipeLanguage;
  /** Allergens that the recipe names. */
  allergens: readonly Allergen[];
  aboutLinks: AboutLinks;
  /** Between title and rows. */
  children?: ReactNode;
};

function IngredientGroup({ title, items, language, allergens, aboutLinks, children }: IngredientGroupProps) {
  return (
    <div className={`${styles.group} break-inside-avoid pb-7 last:pb-0`}>
      {title && <h3 className="border-b border-ink pb-2 text-base leading-snug">{title}</h3>}
      {children}
      <ul className="*:flex *:border-b *:border-line">
        {items.map((ingredient) => (
          <IngredientRow
            key={ingredient.id}
            ingredient={ingredient}
            language={language}
            brandAllergens={mayContain(ingredient, allergens)}
            aboutHref={aboutLinks.get(ingredient.about ?? '')}
          />
        ))}
      </ul>
    </div>
  );
}

type IngredientRowProps = {
  ingredient: Ingredient;
  language: RecipeLanguage;
  /** "gluten and soy": what some brands contain; '' for nothing. */
  brandAllergens: string;
  aboutHref?: string;
};

/** One line, the label of its checkbox. The link to its explanation is outside of the label, so that it ticks nothing. */
function IngredientRow({ ingredient, language, brandAllergens, aboutHref }: IngredientRowProps) {
  const { id, name, note, amount } = ingredient;
  return (
    <li data-ingredient={id}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the box is inside. */}
      <label>
        <Tick tickKey={id} />
        {hasAmountColumn && (
          <span className={styles.amount}>
            {amount !== undefined && (
              <>
                <IngredientText ingredient={ingredient} show="amount" />{' '}
              </>
            )}
          </span>
        )}
        <span className="[&_small]:text-sm [&_small]:text-ink-3">
          <IngredientText ingredient={ingredient} show={hasAmountColumn ? 'name' : 'full'} />
          <IngredientDetails
            ingredient={ingredient}
            note={note && <Sentence text={note} />}
            brandAllergens={brandAllergens}
            language={language}
          />
        </span>
      </label>
      {aboutHref && (
        <Link
          className="icon-btn text-ink-3 print:hidden"
          href={aboutHref}
          title={messages.about({ name })}
          aria-label={messages.about({ name })}
          {...language.site}
        >
          <Icon of={Info} size={18} />
        </Link>
      )}
    </li>
  );
}

export type EquipmentProps = { block: BlockOf<'equipment'>; recipe: Recipe };

/** Equipment that has to be on the counter before the cooking starts. Where the day begins with it, it is headed as the method is. */
export function Equipment({ block, recipe }: EquipmentProps) {
  return (
    <section className={styles.equipment} aria-labelledby="equipment">
      <h2 className="text-2xl" id="equipment">
        {messages.equipment}
      </h2>
      <ul
        className="mt-2 gap-10 text-base leading-snug text-ink-2 sm:max-lg:columns-2"
        {...recipeLanguage(recipe).recipe}
      >
        {block.items.map((item) => (
          <ToolRow key={toolText(item)} item={item} />
        ))}
      </ul>
    </section>
  );
}

function ToolRow({ item }: { item: Tool }) {
  const within = <Sentence text={toolText(item)} />;
  if (typeof item === 'string') return <li>{within}</li>;
  const { upTo, text } = item.beyond;
  // Elements with keys of their own: each replaces the other as a whole, as page translation needs it.
  return (
    <li>
      <ByAmount
        upTo={upTo}
        within={<span key="within">{within}</span>}
        beyond={
          <span key="beyond">
            <Sentence text={text} upTo={upTo} />
          </span>
        }
      />
    </li>
  );
}
