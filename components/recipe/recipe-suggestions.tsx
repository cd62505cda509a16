import { Plus } from 'lucide';
import type { ReactNode } from 'react';
import * as messages from '@/.content/messages/suggestions';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import styles from './recipe-suggestions.module.css';

/** A suggested recipe with its own yield; `card` is rendered on the server. */
export type Suggestion = { slug: string; title: string; servings: number; card: ReactNode };

export type RecipeSuggestionsProps = {
  suggestions: readonly Suggestion[];
  onAdd: (suggestion: Suggestion) => void;
};

/** Suggested recipes for an empty list, each with a button that adds it. Null without suggestions. */
export function RecipeSuggestions({ suggestions, onAdd }: RecipeSuggestionsProps) {
  if (suggestions.length === 0) return null;
  return (
    <section className="mt-stack print:hidden" aria-labelledby="offers">
      <h2 className="border-t border-ink pt-6 text-2xl" id="offers">
        {messages.title}
      </h2>
      <ul className="mt-6 grid gap-x-gap gap-y-6 sm:grid-cols-3">
        {suggestions.map((suggestion) => (
          <li key={suggestion.slug} className="flex flex-col items-start">
            <div className="w-full">{suggestion.card}</div>
            <Button
              look="quiet"
              small
              className={`${styles.add} mt-3 sm:mt-4`}
              aria-label={messages.addRecipe({ recipe: suggestion.title })}
              onClick={() => onAdd(suggestion)}
            >
              <Icon of={Plus} size={18} />
              {messages.add}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
