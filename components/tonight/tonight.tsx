import type { ReactNode } from 'react';
import * as messages from '@/.content/messages/tonight';
import { Button } from '@/components/ui/button';
import {
  DEFAULT_SENTENCE,
  SENTENCE_MINUTES,
  SENTENCE_SERVINGS,
  SENTENCE_TIMES,
} from '@/lib/recipe-list/sentence';
import { withBasePath } from '@/lib/text/base-path';
import { wallTimeWords } from '@/lib/text/clock';
import { rich } from '@/lib/text/rich';
import { offeredFoods } from '@/lib/tonight/foods';
import { TonightForm } from './tonight-form.client';

export type TonightProps = {
  /** Heading of the sentence. */
  children: ReactNode;
};

/** Id of the list of foods that the first field offers. */
const FOODS_LIST = 'tonight-foods';

const FIELD = 'field my-1 w-auto max-w-full font-medium';

/** A field on the line of the word before it. */
const withWord = (message: (of: { field: string }) => string, field: ReactNode) => (
  <span className="whitespace-nowrap">{rich(message, { field })}</span>
);

/**
 * The sentence "I have anything, 40 minutes, for 4, at 7 pm" as a form, with its answer below it. Without JavaScript it
 * leads to the list of recipes.
 */
export function Tonight({ children }: TonightProps) {
  const elements = {
    have: (
      <input
        className={FIELD}
        size={20}
        name="have"
        aria-label={messages.have}
        placeholder={messages.anything}
        list={FOODS_LIST}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        maxLength={200}
      />
    ),
    minutes: (
      <select
        className={FIELD}
        name="time"
        aria-label={messages.minutes}
        defaultValue={DEFAULT_SENTENCE.minutes}
      >
        {SENTENCE_MINUTES.map((minutes) => (
          <option key={minutes} value={minutes}>
            {messages.upTo({ minutes })}
          </option>
        ))}
        <option value="">{messages.anyTime}</option>
      </select>
    ),
    servings: withWord(
      messages.forServings,
      <select
        className={FIELD}
        name="for"
        aria-label={messages.servings}
        defaultValue={DEFAULT_SENTENCE.servings}
      >
        {SENTENCE_SERVINGS.map((number) => (
          <option key={number}>{number}</option>
        ))}
      </select>,
    ),
    time: withWord(
      messages.atTime,
      <select className={FIELD} name="at" aria-label={messages.time} defaultValue={DEFAULT_SENTENCE.at}>
        {SENTENCE_TIMES.map((time) => (
          <option key={time} value={time}>
            {wallTimeWords(time)}
          </option>
        ))}
      </select>,
    ),
  };
  return (
    <TonightForm action={withBasePath('/recipes/')}>
      {children}
      <datalist id={FOODS_LIST}>
        {offeredFoods().map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-w-0 font-display text-xl font-semibold">{rich(messages.sentence, elements)}</div>
        <Button type="submit">{messages.find}</Button>
      </div>
      <noscript>
        <p className="secondary mt-3">{messages.withoutScript}</p>
      </noscript>
    </TonightForm>
  );
}
