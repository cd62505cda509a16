import { Bookmark, Plus } from 'lucide';
import type { ReactNode } from 'react';
import * as messages from '@/.content/messages/suggestions';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import styles from './recipe-suggestions.module.css';

/** A suggested recipe with its own yield; `card` is rendered on the server. */
export type Suggestion = { slug: string; title: string; servings: number; card: ReactNode };

/** The button of a suggestion: its icon, label, and accessible name. */
const BUTTONS = {
  add: { icon: Plus, label: messages.add, name: messages.addRecipe },
  save: { icon: Bookmark, label: messages.save, name: messages.saveRecipe },
};

export type RecipeSuggestionsProps = {
  suggestions: readonly Suggestion[];
  /** Action of the button: "Add" to the shopping list, or "Save". */
  button: keyof typeof BUTTONS;
  onAdd: (suggestion: Suggestion) => void;
};

/** Suggested recipes for an empty list, each with a button that adds it. Null without suggestions. */
export function RecipeSuggestions({ suggestions, button, onAdd }: RecipeSuggestionsProps) {
  if (suggestions.length === 0) return null;
  const { icon, label, name } = BUTTONS[button];
  return (
    <section className="mt-stack print:hidden" aria-labelledby="offers">
      <h2 className="border-t border-ink pt-6 text-2xl" id="offers">
        {messages.title}
      </h2>
      <ul className="mt-6 grid gap-x-gap gap-y-6 sm:grid-cols-3">
        {suggestions.map((suggestion) => (
          <li key={suggestion.slug} className={`${styles.item} flex flex-col items-start`}>
            <div className="w-full">{suggestion.card}</div>
            <Button
              look="quiet"
              small
              className={`${styles.add} sm:mt-4`}
              aria-label={name({ recipe: suggestion.title })}
              onClick={() => onAdd(suggestion)}
            >
              <Icon of={icon} size={18} />
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
