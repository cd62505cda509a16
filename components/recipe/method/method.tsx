import { photosByStep } from '@/components/recipe/photos/photo-words';
import type { BlockOf, Recipe } from '@/lib/content/schema/recipe';
import { blocksOf, everyIngredientOf, stepsOf, variantsOf } from '@/lib/recipe/blocks';
import { recipeLanguage } from '@/lib/recipe/language';
import { MethodStep } from './method-step';

export type MethodProps = {
  /** The heading's id, for links. */
  id: string;
  title: string;
  groups: BlockOf<'method'>['groups'];
  recipe: Recipe;
  /** Whether the title is the recipe's own and not a word of the site. */
  ownTitle?: boolean;
};

/** Steps in order under a heading, numbered through the whole recipe. */
export function Method({ id, title, groups, recipe, ownTitle = false }: MethodProps) {
  const ingredients = everyIngredientOf(recipe);
  const variants = variantsOf(recipe);
  const language = recipeLanguage(recipe);
  const photos = photosByStep(blocksOf(recipe, 'photos').flatMap((block) => block.photos));
  const numbers = new Map(stepsOf(recipe).map((step, index) => [step.id, index + 1]));
  const numberOf = (stepId: string | undefined) => numbers.get(stepId ?? '') ?? 1;
  return (
    <section className="method" aria-labelledby={id}>
      <h2 className="t-2" id={id} tabIndex={-1} {...(ownTitle && language.recipe)}>
        {title}
      </h2>
      {groups.map((group) => (
        <div key={group.steps[0]?.id} className="step-group" {...language.recipe}>
          {group.title && <h3>{group.title}</h3>}
          <ol className="steps" start={numberOf(group.steps[0]?.id)}>
            {group.steps.map((step) => (
              <MethodStep
                key={step.id}
                step={step}
                number={numberOf(step.id)}
                ingredients={ingredients}
                variants={step.uses ? variants : undefined}
                photos={photos.get(step.id) ?? []}
                heading={group.title ? 'h4' : 'h3'}
                language={language}
              />
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
