import * as messages from '@/.content/messages/restaurantFacts';
import { PAYMENTS, type Restaurant, type RestaurantFactsData } from '@/lib/content/schema/restaurant';
import { vocabulary } from '@/lib/content/server';
import { formatDay } from '@/lib/text/dates';
import { listWords } from '@/lib/text/list';

/** A known fact about a place: "Booking", "needed". */
export type PlaceFact = { name: string; text: string };

/** Price level from 1 to 4: 2 for "€€". */
export const priceLevel = (price: string): number => [...price].length;

/** Names of the diets that a place serves. */
export function dietNames({ facts }: Pick<Restaurant, 'facts'>): string[] {
  return (facts?.diets ?? []).map((id) => vocabulary.diets.find((diet) => diet.id === id)?.label ?? id);
}

const { cash, debit, credit, mobile } = messages;
const PAYMENT = { cash, debit, credit, mobile };

/** Names of the means of payment, in a fixed order: "cash", "debit card". */
export function paymentNames(payment: NonNullable<RestaurantFactsData['payment']>): string[] {
  return PAYMENTS.filter((one) => payment.includes(one)).map((one) => PAYMENT[one]);
}

function paymentWords(payment: RestaurantFactsData['payment'] = []): string {
  return payment.every((one) => one === 'cash') && payment.length > 0
    ? messages.cashOnly
    : listWords(paymentNames(payment), 'and');
}

const BOOKING = {
  needed: messages.bookingNeeded,
  possible: messages.bookingPossible,
  none: messages.bookingNone,
};

function accessWords({ access, accessNote: note }: RestaurantFactsData): string | undefined {
  if (!access) return note;
  const way = access === 'steps' ? messages.steps : messages.stepFree;
  return note ? messages.accessAndNote({ access: way, note }) : way;
}

/**
 * The known facts of a card, then the day on which they were checked, then a note if the position is that of the block
 * rather than of the door.
 */
export function factWords(restaurant: Pick<Restaurant, 'facts' | 'street' | 'coordinatesOf'>): PlaceFact[] {
  const { facts, street, coordinatesOf } = restaurant;
  const known = (name: string, text: string | undefined) => (text ? [{ name, text }] : []);
  const rows = facts && [
    ...known(messages.whenToGo, facts.whenToGo),
    ...known(messages.booking, facts.booking && BOOKING[facts.booking]),
    ...known(messages.payment, paymentWords(facts.payment)),
    ...known(messages.diets, listWords(dietNames({ facts }), 'and').toLowerCase()),
    ...known(messages.access, accessWords(facts)),
    ...known(messages.checked, formatDay(facts.checkedOn)),
  ];
  const position = street ? messages.blockOf({ street }) : messages.block;
  return [...(rows ?? []), ...known(messages.position, coordinatesOf === 'block' ? position : undefined)];
}
