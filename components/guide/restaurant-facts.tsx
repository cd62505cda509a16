import { CalendarCheck, Globe, Phone } from 'lucide';
import type { ReactNode } from 'react';
import * as messages from '@/.content/messages/restaurantFacts';
import { Icon } from '@/components/ui/icon';
import type { Restaurant } from '@/lib/content/schema/restaurant';
import { factWords, priceLevel } from '@/lib/guide/fact-text';
import { rich } from '@/lib/text/rich';

export type PriceLevelProps = { price: string | undefined };

/** Currency signs, read out as a level of four. Renders null if the price is unknown. */
export function PriceLevel({ price }: PriceLevelProps) {
  if (price === undefined) return null;
  return (
    <span role="img" aria-label={messages.price({ level: priceLevel(price) })}>
      {price}
    </span>
  );
}

export type RestaurantFactsProps = { restaurant: Restaurant };

/** Facts about a place besides its food, with the day on which they were checked. Nothing without facts. */
export function RestaurantFacts({ restaurant }: RestaurantFactsProps) {
  const facts = factWords(restaurant);
  if (facts.length === 0) return null;
  return (
    <dl className="col-start-1 mt-1 max-lg:col-span-full flex flex-wrap gap-x-4 gap-y-1">
      {facts.map(({ name, text }) => (
        <div key={name} className="flex gap-1.5">
          <dt className="flex-none font-semibold text-ink-3">{name}</dt>{' '}
          <dd className="wrap-anywhere">{text}</dd>{' '}
        </div>
      ))}
    </dl>
  );
}

export type FactLinksProps = {
  facts: Restaurant['facts'];
  /** Name of the place, which completes the accessible names of the links. */
  name: string;
};

/** Links to the telephone, the booking and the website of a place. */
export function FactLinks({ facts, name }: FactLinksProps) {
  if (!facts) return null;
  const { phone, bookingLink, website } = facts;
  const hidden = (text: string) => ({ more: <span className="sr-only">{text}</span> });
  return (
    <>
      {phone && (
        <a className="action" href={`tel:${phone.replaceAll(/[ -]/g, '')}`}>
          <Icon of={Phone} size={17} />
          {rich(messages.call, {
            ...hidden(messages.callMore({ name })),
            phone: <span translate="no">{phone}</span>,
          })}
        </a>
      )}{' '}
      {bookingLink && (
        <Outside href={bookingLink}>
          <Icon of={CalendarCheck} size={17} />
          {rich(messages.book, hidden(messages.bookMore({ name })))}
        </Outside>
      )}{' '}
      {website && (
        <Outside href={website}>
          <Icon of={Globe} size={17} />
          {rich(messages.website, hidden(messages.websiteMore({ name })))}
        </Outside>
      )}
    </>
  );
}

type OutsideProps = { href: string; children: ReactNode };

function Outside({ href, children }: OutsideProps) {
  return (
    <a className="action" href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
