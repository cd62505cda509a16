import * as messages from '@/.content/messages/restaurantFacts';
import { vocabulary } from '@/lib/content/recipes';
import { PAYMENTS, type Restaurant, type RestaurantFacts } from '@/lib/content/schema/restaurant';
import { formatDay } from '@/lib/text/dates';
import { listWords } from '@/lib/text/list';

/** One thing that is known of a place: "Booking", "needed". */
export type Fact = { name: string; text: string };

/** How many of four signs: 2 of "€€". */
export const priceLevel = (price: string): number => [...price].length;

/** The diets that find a meal at a place, as the vocabulary names them. */
export function dietNames({ facts }: Pick<Restaurant, 'facts'>): string[] {
  return (facts?.diets ?? []).map((id) => vocabulary.diets.find((diet) => diet.id === id)?.label ?? id);
}

const { cash, debit, credit, mobile } = messages;
const PAYMENT = { cash, debit, credit, mobile };

/** All that a place takes, in one order whichever its file has: "cash", "debit card". */
export function paymentNames(payment: NonNullable<RestaurantFacts['payment']>): string[] {
  return PAYMENTS.filter((one) => payment.includes(one)).map((one) => PAYMENT[one]);
}

function paymentWords(payment: RestaurantFacts['payment'] = []): string {
  return payment.every((one) => one === 'cash') && payment.length > 0
    ? messages.cashOnly
    : listWords(paymentNames(payment), 'and');
}

const BOOKING = {
  needed: messages.bookingNeeded,
  possible: messages.bookingPossible,
  none: messages.bookingNone,
};

function accessWords({ access, accessNote: note }: RestaurantFacts): string | undefined {
  if (!access) return note;
  const way = access === 'steps' ? messages.steps : messages.stepFree;
  return note ? messages.accessAndNote({ access: way, note }) : way;
}

/**
 * What a card says besides its links, of what is known: nothing of the rest. The day on which it was checked follows,
 * and then, of a place whose position is not that of its door, that it is not.
 */
export function factWords(restaurant: Pick<Restaurant, 'facts' | 'street' | 'coordinatesOf'>): Fact[] {
  const { facts, street, coordinatesOf } = restaurant;
  const known = (name: string, text: string | undefined) => (text ? [{ name, text }] : []);
  const told = facts && [
    ...known(messages.whenToGo, facts.whenToGo),
    ...known(messages.booking, facts.booking && BOOKING[facts.booking]),
    ...known(messages.payment, paymentWords(facts.payment)),
    ...known(messages.diets, listWords(dietNames({ facts }), 'and').toLowerCase()),
    ...known(messages.access, accessWords(facts)),
    ...known(messages.checked, formatDay(facts.checkedOn)),
  ];
  const position = street ? messages.blockOf({ street }) : messages.block;
  return [...(told ?? []), ...known(messages.position, coordinatesOf === 'block' ? position : undefined)];
}
