import { photosByStep } from '@/components/recipe/photos/photo-words';
import type { BlockOf, Recipe } from '@/data/schema/recipe';
import { blocksOf } from '@/lib/recipe/blocks';
import { cookRecipe } from '@/lib/recipe/cook';
import { MethodStep } from './method-step';

export type MethodProps = {
  groups: BlockOf<'method'>['groups'];
  recipe: Recipe;
};

/** The steps in order, numbered through all groups. */
export function Method({ groups, recipe }: MethodProps) {
  const { ingredients, steps } = cookRecipe(recipe);
  const photos = photosByStep(blocksOf(recipe, 'photos').flatMap((block) => block.photos));
  return (
    <section className="method" aria-labelledby="method">
      <h2 className="t-2" id="method" tabIndex={-1}>
        Method
      </h2>
      {groups.map((group) => {
        const first = steps.findIndex((step) => step.id === group.steps[0]?.id);
        return (
          <div key={group.steps[0]?.id} className="step-group">
            {group.title && <h3>{group.title}</h3>}
            <ol className="steps" start={first + 1}>
              {group.steps.map((step, index) => (
                <MethodStep
                  key={step.id}
                  step={{ ...step, text: steps[first + index]?.text ?? step.text }}
                  number={first + index + 1}
                  ingredients={ingredients}
                  photos={photos.get(step.id) ?? []}
                  heading={group.title ? 'h4' : 'h3'}
                />
              ))}
            </ol>
          </div>
        );
      })}
    </section>
  );
}
