import { Timer } from 'lucide';
import * as words from '@/.content/words/method';
import { comma } from '@/.content/words/text';
import { Picture } from '@/components/picture/picture';
import { Tick } from '@/components/recipe/ingredients/tick.client';
import { photoAnchor, photosLabel } from '@/components/recipe/photos/photo-words';
import { Within } from '@/components/recipe/quantity.client';
import { Sentence } from '@/components/recipe/sentence';
import { ChosenVariant } from '@/components/recipe/variants/variants.client';
import { Icon } from '@/components/ui/icon';
import type { BlockOf, Duration, Ingredient, Step } from '@/lib/content/schema/recipe';
import { describeMinutes } from '@/lib/kitchen/duration';
import { choiceName, recipeAnchor } from '@/lib/recipe/blocks';
import type { RecipeLanguage } from '@/lib/recipe/language';
import { rich } from '@/lib/words/rich';

export type MethodStepProps = {
  /** Its text with every `{id|rest}` resolved. */
  step: Step;
  /** Place in the whole method, from 1. */
  number: number;
  ingredients: Ingredient[];
  /** The choice whose chosen version is used up in this step. */
  variants?: BlockOf<'variants'>;
  /** Numbers of the prep photos that show this step. */
  photos: number[];
  heading: 'h3' | 'h4';
  language: RecipeLanguage;
};

function durationWords({ minutes, attention }: Duration): string {
  const time = describeMinutes(minutes);
  return attention === 'passive' ? words.handsOff({ time }) : time;
}

/** One step: number and box, sentences, what to look for, how long, and where the photos are. */
export function MethodStep({
  step,
  number,
  ingredients,
  variants,
  photos,
  heading: Heading,
  language,
}: MethodStepProps) {
  const { id, title, text, durations, beyond, cue, safety, picture } = step;
  const [firstPhoto] = photos;
  return (
    <li id={recipeAnchor(id)}>
      <div className="step-no" lang={language.site.lang}>
        <span aria-hidden="true">{number}</span>
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the box is inside, and brings its own name. */}
        <label>
          <Tick tickKey={`step:${id}`} label={words.stepDone({ number, title })} />
        </label>
      </div>
      <div className="step-in">
        <Heading>{title}</Heading>
        <p>
          <Sentence text={text} ingredients={ingredients} durations={durations} />
        </p>
        {beyond && (
          <Within
            upTo={beyond.upTo}
            beyond={
              <p>
                <Sentence text={beyond.text} upTo={beyond.upTo} />
              </p>
            }
          />
        )}
        {variants && (
          <p className="cue" {...language.site}>
            {rich((names) => words.chosenVersion({ ...names, choice: choiceName(variants) }), {
              version: (
                <a className="link" href={`#${variants.id}`} {...language.recipe}>
                  <ChosenVariant
                    options={variants.options.map((option) => ({ id: option.id, words: option.title }))}
                  />
                </a>
              ),
            })}
          </p>
        )}
        {safety && (
          <p className="cue safe">
            <b {...language.site}>{words.toBeSafe}</b> <Sentence text={safety} ingredients={ingredients} />
          </p>
        )}
        {cue && (
          <p className="cue">
            <b {...language.site}>{words.doneWhen}</b> <Sentence text={cue} />
          </p>
        )}
        {picture && <Picture picture={picture} sizes="(min-width: 37.5rem) 26rem, 80vw" />}
        {(durations.length > 0 || firstPhoto) && (
          <div className="sm">
            {durations.map((duration) => (
              <span key={duration.id}>
                <Icon of={Timer} size={18} />
                <span>
                  {durations.length > 1 && `${duration.label}${comma}`}
                  <span {...language.site}>{durationWords(duration)}</span>
                </span>{' '}
              </span>
            ))}
            {firstPhoto && (
              <a href={`#${photoAnchor(firstPhoto)}`} {...language.site}>
                {photosLabel(photos)}
              </a>
            )}
          </div>
        )}
      </div>
    </li>
  );
}
