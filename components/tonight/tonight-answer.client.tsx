'use client';

import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import * as frame from '@/.content/messages/frame';
import * as listing from '@/.content/messages/listing';
import * as messages from '@/.content/messages/tonight';
import { Button } from '@/components/ui/button';
import type { RecipesFile } from '@/lib/recipe/recipe-data';
import { useRecipes } from '@/lib/recipe/use-recipes';
import { FILTERS, type Filters, filterable, pantryOf, spanOf } from '@/lib/recipe-list/filters';
import { nearRecipes } from '@/lib/recipe-list/nearest';
import { ANSWERS, SENTENCE, type Sentence } from '@/lib/recipe-list/sentence';
import { nearestAnswer } from '@/lib/search/dish-answer';
import { isFullAddress } from '@/lib/text/full-address';
import { listWords } from '@/lib/text/list';
import type { Asked } from '@/lib/tonight/form';
import { startText } from '@/lib/tonight/start';
import { everyMinute } from '@/lib/ui/every-minute';
import { useAddress } from '@/lib/ui/use-address';
import styles from './tonight-answer.module.css';
import { TonightDish } from './tonight-dish.client';

/** Pause after a typed letter before the sentence is answered, in milliseconds. */
const PAUSE = 500;

type Fields = Record<'have' | 'time' | 'for' | 'at', string>;

function readForm(form: HTMLFormElement): Fields {
  const data = new FormData(form);
  const read = (name: string) => `${data.get(name) ?? ''}`.trim();
  return { have: read('have'), time: read('time'), for: read('for'), at: read('at') };
}

/** Writes values into the fields, except the one that is being typed in. */
function fillForm(form: HTMLFormElement, values: Partial<Fields>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
    if (isField && field !== document.activeElement) field.value = value;
  }
}

export type TonightAnswerProps = {
  form: RefObject<HTMLFormElement | null>;
  /** The last change of the form; null before the first. */
  asked: Asked | null;
  /** Announces an answer in the page's live region. */
  onAnswer: (text: string) => void;
};

/** The answer to the sentence: one dish large and two small. The address has the sentence. */
export function TonightAnswer({ form, asked, onAnswer }: TonightAnswerProps) {
  const [filters, setFilters] = useAddress(FILTERS);
  const [sentence, setSentence] = useAddress(SENTENCE);
  const isAsked = sentence.at !== '';
  const { data, isFailed, retry } = useRecipes(isAsked);
  const wasAsked = useRef(false);

  const ask = useEffectEvent(() => {
    if (!form.current) return;
    const fields = readForm(form.current);
    setFilters((now) => ({ ...now, have: fields.have, time: fields.time }));
    setSentence({ servings: Number(fields.for), at: fields.at });
  });
  useEffect(() => {
    if (!asked) return;
    const timer = setTimeout(ask, asked.isTyped ? PAUSE : 0);
    return () => clearTimeout(timer);
  }, [asked]);

  const reset = useEffectEvent((element: HTMLFormElement) => {
    element.reset();
    // The same answer is announced again.
    onAnswer('');
  });
  const { have, time } = filters;
  const { servings, at } = sentence;
  useEffect(() => {
    if (!form.current) return;
    if (isAsked) fillForm(form.current, { have, time, for: `${servings}`, at });
    else if (have) fillForm(form.current, { have });
    // Cleared here or below the filters.
    else if (wasAsked.current) reset(form.current);
    wasAsked.current = isAsked;
  }, [form, isAsked, have, time, servings, at]);

  const clear = () => {
    form.current?.querySelector('input')?.focus();
    setFilters((now) => ({ ...now, have: '', time: '' }));
    setSentence({ ...sentence, at: '' });
  };
  return (
    <>
      {isAsked && (
        <section className={styles.answer} aria-label={messages.answer}>
          {data ? (
            <Answers data={data} filters={filters} sentence={sentence} onAnswer={onAnswer} />
          ) : isFailed ? (
            <div role="alert">
              <p>{messages.notLoaded}</p>
              <Button small className="mt-3.5" onClick={retry}>
                {frame.tryAgain}
              </Button>
            </div>
          ) : (
            <p>{messages.loading}</p>
          )}
          <button type="button" className="link min-h-11 font-display text-sm font-medium" onClick={clear}>
            {messages.clear}
          </button>
        </section>
      )}
    </>
  );
}

type AnswersProps = Pick<TonightAnswerProps, 'onAnswer'> & {
  data: RecipesFile;
  filters: Filters;
  sentence: Sentence;
};

function Answers({ data, filters, sentence, onAnswer }: AnswersProps) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => everyMinute(() => setNow(Date.now())), []);
  const recipes = useMemo(() => filterable(data).filter(({ href }) => !isFullAddress(href)), [data]);
  const dishes = useMemo(() => nearRecipes(recipes, filters, ANSWERS, data.kinds), [recipes, filters, data]);
  const { unused, named } = useMemo(
    () => pantryOf(recipes, filters.have, data.kinds),
    [recipes, filters, data],
  );
  const [first] = dishes;
  const nearest = first ? nearestAnswer({ ...first.recipe, ...first }, spanOf(filters.time)?.to) : '';
  const start = first && startText(first.recipe.minutes, sentence.at, now);
  const announce = useEffectEvent(() => {
    if (first && start) onAnswer(nearest || messages.announced({ dish: first.recipe.title, start }));
  });
  // Other dishes and another time to eat are announced, but not each minute.
  const key = [...dishes.map(({ recipe }) => recipe.slug), sentence.at, nearest].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: announced for each change of the key.
  useEffect(() => announce(), [key]);
  return (
    <>
      {nearest && <p className="mb-5 text-lg">{nearest}</p>}
      {unused.length > 0 && unused.length < named.length && (
        <p className="secondary mb-5 wrap-anywhere">{listing.unused({ things: listWords(unused, 'or') })}</p>
      )}
      <ul className={styles.dishes}>
        {dishes.map((each, place) => (
          <TonightDish
            key={each.recipe.slug}
            dish={each}
            isLarge={place === 0}
            have={filters.have}
            sentence={sentence}
            data={data}
            now={now}
          />
        ))}
      </ul>
    </>
  );
}
