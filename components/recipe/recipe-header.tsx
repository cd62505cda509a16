import Link from 'next/link';
import { Fragment } from 'react';
import * as words from '@/.content/words/recipe';
import { Picture } from '@/components/picture/picture';
import { vocabulary } from '@/lib/content/recipes';
import type { Recipe } from '@/lib/content/schema/recipe';
import { allergenWords } from '@/lib/recipe/allergens';
import { blocksOf, recipePath, variantsOf } from '@/lib/recipe/blocks';
import type { CookStep } from '@/lib/recipe/cook';
import type { RecipeLanguage } from '@/lib/recipe/language';
import type { Crumb } from '@/lib/seo/json-ld';
import { capitalised } from '@/lib/text/words';
import { decimal } from '@/lib/words/decimal';
import { listWords } from '@/lib/words/list';
import { RecipeActions } from './actions/recipe-actions';
import { Facts } from './facts';
import { Sentence } from './sentence';
import { ChosenVariant } from './variants/variants.client';

/** "425 kcal and 35 g protein a serving."; '' for no figures. */
function nutritionWords({ calories, protein }: NonNullable<Recipe['nutrition']>): string {
  const figures = [
    ...(calories ? [words.calories({ number: decimal(calories) })] : []),
    ...(protein ? [words.protein({ number: decimal(protein) })] : []),
  ];
  return figures.length > 0 ? words.aServing({ figures: listWords(figures, 'and') }) : '';
}

const LEVELS: Record<Recipe['difficulty'], string> = {
  Beginner: words.beginnerLevel,
  Easy: words.easyLevel,
  Medium: words.mediumLevel,
};

/** "Dairy-free. 425 kcal and 35 g protein a serving." */
function labelWords({ diets, nutrition }: Recipe): string {
  const labels = diets.map((diet) => vocabulary.diets.find(({ id }) => id === diet)?.label ?? diet);
  const diet = capitalised(
    listWords(
      labels.map((label) => label.toLowerCase()),
      'and',
    ),
  );
  return [diet && words.diets({ diets: diet }), nutrition && nutritionWords(nutrition)]
    .filter(Boolean)
    .join(' ');
}

/** What the dish contains, with the version that is chosen where there are several. */
function Allergens({ recipe }: { recipe: Recipe }) {
  const variants = variantsOf(recipe);
  if (!variants) return allergenWords(recipe);
  return (
    <ChosenVariant options={variants.options.map(({ id }) => ({ id, words: allergenWords(recipe, id) }))} />
  );
}

export type RecipeHeaderProps = {
  recipe: Recipe;
  /** The way to this page, the page itself last. */
  crumbs: Crumb[];
  steps: CookStep[];
  /** Id of the element that holds ingredients and method. */
  recipeId: string;
  language: RecipeLanguage;
};

/** Title, opening, facts and actions beside the picture of the finished dish. */
export function RecipeHeader({ recipe, crumbs, steps, recipeId, language }: RecipeHeaderProps) {
  const { title, native, dek, picture, pictureCaption } = recipe;
  // What takes days is read from its beginning, before the shopping.
  const isLong = blocksOf(recipe, 'advance').length > 0;
  const jump = isLong
    ? { id: 'advance', to: words.jumpToInstructions }
    : { id: recipeId, to: words.jumpToRecipe };
  return (
    <header className="wrap r-top">
      <div className="r-txt">
        <nav className="crumb" aria-label={words.breadcrumb}>
          {crumbs.slice(0, -1).map(({ name, path }, index) => (
            <Fragment key={path}>
              {index > 0 && <span aria-hidden="true">/</span>}
              <Link href={path} prefetch={false}>
                {name}
              </Link>
            </Fragment>
          ))}
        </nav>
        <h1 className="t-4" {...language.recipe}>
          {title}
          {native && (
            <>
              {' '}
              <span className="native" lang={native.lang}>
                {native.text}
              </span>
            </>
          )}
        </h1>
        <p className="dek" {...language.recipe}>
          {dek}
        </p>
        <div className="push">
          <Facts times={recipe.times} yield={recipe.yield} language={language} />
          <p className="r-labels">
            {LEVELS[recipe.difficulty]} <Allergens recipe={recipe} /> {labelWords(recipe)}
          </p>
          <RecipeActions
            title={title}
            path={recipePath(recipe)}
            steps={steps}
            jump={jump}
            language={language}
          />
        </div>
      </div>
      <figure className="r-fig" {...language.recipe}>
        <Picture picture={picture} sizes="(min-width: 64rem) 56vw, 100vw" priority />
        {pictureCaption && (
          <figcaption>
            <Sentence text={pictureCaption} />
          </figcaption>
        )}
      </figure>
    </header>
  );
}
