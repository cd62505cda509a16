import { Timer } from 'lucide';
import { Fragment, type ReactNode } from 'react';
import * as messages from '@/.content/messages/method';
import { comma } from '@/.content/messages/text';
import { Picture } from '@/components/content/picture';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { Recipe } from '@/lib/content/schema/recipe';
import type { BlockOf } from '@/lib/content/schema/recipe-block';
import type { Duration, Step } from '@/lib/content/schema/recipe-step';
import {
  blocksOf,
  choiceName,
  everyIngredientOf,
  recipeAnchor,
  stepIngredients,
  stepsOf,
  takesText,
  variantsOf,
} from '@/lib/recipe/blocks';
import { describeMinutes } from '@/lib/recipe/durations';
import { recipeLanguage } from '@/lib/recipe/language';
import { safetyHref } from '@/lib/recipe/safe-temperatures';
import { stepSafety } from '@/lib/recipe/safety';
import { rich } from '@/lib/text/rich';
import { photoAnchor, photosLabel, photosOf } from './prep-photos';
import styles from './recipe.module.css';
import { ByAmount } from './recipe-choice.client';
import { Sentence } from './sentence';
import { Tick } from './ticks.client';
import { ChosenVariant } from './versions.client';

const PICTURE_SIZES = '(min-width: 48rem) 13rem, (min-width: 37.5rem) 26rem, 80vw';

export type MethodProps = {
  /** The heading's id, for links. */
  id: string;
  block: BlockOf<'method' | 'advance'>;
  recipe: Recipe;
};

/** Steps in order under a heading, numbered through the whole recipe. */
export function Method({ id, block, recipe }: MethodProps) {
  // The title of advance preparation is a text of the recipe, not of the interface.
  const isAdvance = block.type === 'advance';
  const groups: BlockOf<'method'>['groups'] = isAdvance ? [{ steps: block.steps }] : block.groups;
  const language = recipeLanguage(recipe);
  const ids = stepsOf(recipe).map((step) => step.id);
  return (
    <section aria-labelledby={id}>
      <h2
        className="min-h-11 text-2xl outline-none"
        id={id}
        tabIndex={-1}
        {...(isAdvance && language.recipe)}
      >
        {isAdvance ? block.title : messages.title}
      </h2>
      {groups.map((group, index) => {
        const first = ids.indexOf(group.steps[0]?.id ?? '') + 1;
        return (
          <div key={group.steps[0]?.id} className={index > 0 ? 'mt-10' : 'mt-3.5'} {...language.recipe}>
            {group.title && <h3 className="mb-4 text-lg leading-tight print:hidden">{group.title}</h3>}
            <ol className={styles.steps} start={first}>
              {group.steps.map((step, place) => (
                <MethodStep
                  key={step.id}
                  step={step}
                  number={first + place}
                  recipe={recipe}
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

type MethodStepProps = {
  /** Its text with every `{id|rest}` resolved. */
  step: Step;
  /** Place in the whole method, from 1. */
  number: number;
  recipe: Recipe;
  heading: 'h3' | 'h4';
};

/** One step: number, checkbox, text, hints, durations and a link to its photos. */
function MethodStep({ step, number, recipe, heading: Heading }: MethodStepProps) {
  const { id, title, text, takes, durations, beyond, cue, picture, uses } = step;
  const safety = stepSafety(step, recipe);
  const safetyPage = safetyHref(step, recipe);
  const language = recipeLanguage(recipe);
  const variants = uses ? variantsOf(recipe) : undefined;
  const photos = photosOf(recipe, id);
  const [firstPhoto] = photos;
  const prepPhoto = blocksOf(recipe, 'photos')
    .flatMap((block) => block.photos)
    .find((photo) => photo.step === id);
  const stepPicture = picture ?? prepPhoto?.picture;
  return (
    <li
      className="grid gap-x-4 border-t border-line pt-6 pb-7"
      id={recipeAnchor(id)}
      data-uses={stepIngredients(step, everyIngredientOf(recipe))
        .map(({ ingredient }) => ingredient.id)
        .join(' ')}
    >
      <div lang={language.site.lang}>
        <span className="block font-display text-3xl leading-none font-heavy" aria-hidden="true">
          {number}
        </span>
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is inside and has its own name. */}
        <label className="mt-1.5 flex h-11 cursor-pointer items-center print:hidden">
          <Tick tickKey={`step:${id}`} label={messages.stepDone({ number, title })} />
        </label>
      </div>
      <div>
        <Heading className="text-lg leading-tight">{title}</Heading>
        <p className="mt-1.5 max-w-[60ch]">
          {/* In print the next text follows on the same line. */}
          <Sentence text={text} recipe={recipe} durations={durations} />{' '}
        </p>
        {takes && (
          <Cue>
            <b className="text-sm" {...language.site}>
              {messages.goesIn}
            </b>{' '}
            <Sentence text={takesText(step)} recipe={recipe} />
          </Cue>
        )}
        {beyond && (
          <ByAmount
            upTo={beyond.upTo}
            beyond={
              <p className="mt-1.5 max-w-[60ch]">
                <Sentence text={beyond.text} recipe={recipe} upTo={beyond.upTo} />{' '}
              </p>
            }
          />
        )}
        {variants && (
          <Cue attributes={language.site}>
            {rich((names) => messages.chosenVersion({ ...names, choice: choiceName(variants) }), {
              version: (
                <a className="link" href={`#${variants.id}`} {...language.recipe}>
                  <ChosenVariant
                    options={variants.options.map((option) => ({ id: option.id, text: option.title }))}
                  />
                </a>
              ),
            })}
          </Cue>
        )}
        {safety.length > 0 && (
          <Cue>
            <b className="text-sm text-gochu" {...language.site}>
              {safetyPage ? (
                <Link className="link py-2 print:no-underline" href={safetyPage}>
                  {messages.toBeSafe}
                </Link>
              ) : (
                messages.toBeSafe
              )}
            </b>{' '}
            {safety.map((part) => (
              <Fragment key={part.text}>
                <span {...language[part.language]}>
                  <Sentence text={part.text} recipe={recipe} />
                </span>{' '}
              </Fragment>
            ))}
          </Cue>
        )}
        {cue && (
          <Cue>
            <b className="text-sm text-perilla" {...language.site}>
              {messages.doneWhen}
            </b>{' '}
            <Sentence text={cue} />
          </Cue>
        )}
        {durations.length > 0 && (
          <div className="secondary mt-3 flex flex-wrap items-center gap-x-4 gap-y-1.5 screen-only">
            {durations.map((duration) => (
              <span key={duration.id} className="inline-flex items-center gap-1.5">
                <Icon of={Timer} size={18} />
                <span>
                  {durations.length > 1 && `${duration.label}${comma}`}
                  <span {...language.site}>{describeDuration(duration)}</span>
                </span>{' '}
              </span>
            ))}
          </div>
        )}
      </div>
      {(stepPicture || firstPhoto) && (
        // From 768 px beside the text.
        <div className={`${styles.photo} group relative print:hidden`}>
          {stepPicture && <Picture className="aspect-auto" picture={stepPicture} sizes={PICTURE_SIZES} />}
          {firstPhoto && (
            <a
              className="covering-link secondary inline-flex min-h-11 items-center text-glaze underline underline-offset-4"
              href={`#${photoAnchor(firstPhoto)}`}
              {...language.site}
            >
              {photosLabel(photos)}
            </a>
          )}
        </div>
      )}
    </li>
  );
}

type CueProps = { attributes?: { lang?: string; dir?: string }; children: ReactNode };

/** A hint whose first words name its kind. */
function Cue({ attributes, children }: CueProps) {
  return (
    <p
      className="mt-2.5 max-w-[56ch] text-base leading-snug text-ink-2 [&>b]:font-display [&>b]:font-semibold"
      {...attributes}
    >
      {children}{' '}
    </p>
  );
}

function describeDuration({ minutes, attention }: Duration): string {
  const time = describeMinutes(minutes);
  return attention === 'passive' ? messages.handsOff({ time }) : time;
}
