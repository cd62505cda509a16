import { Plus } from 'lucide';
import type { ReactNode } from 'react';
import * as messages from '@/.content/messages/offers';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

/** A suggested recipe with its own yield; `card` is rendered on the server. */
export type Offer = { slug: string; title: string; servings: number; card: ReactNode };

export type OffersProps = { offers: readonly Offer[]; onAdd: (offer: Offer) => void };

/** What an empty list can begin with: a few recipes, each with the button that adds it. Nothing for none. */
export function Offers({ offers, onAdd }: OffersProps) {
  if (offers.length === 0) return null;
  return (
    <section className="mt-stack print:hidden" aria-labelledby="offers">
      <h2 className="border-t border-ink pt-6 text-2xl" id="offers">
        {messages.title}
      </h2>
      <ul className="mt-6 grid gap-x-gap gap-y-6 sm:grid-cols-3">
        {offers.map((offer) => (
          <li key={offer.slug} className="flex flex-col items-start">
            <div className="w-full">{offer.card}</div>
            <Button
              look="quiet"
              small
              className="mt-3 max-sm:ml-[calc(min(7rem,40%)+1rem)] sm:mt-4"
              aria-label={messages.addRecipe({ recipe: offer.title })}
              onClick={() => onAdd(offer)}
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
