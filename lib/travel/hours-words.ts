import type { OpeningHours } from '@/lib/content/schema/travel/place';
import { hoursWords } from './filters/opening-hours';
import type { Market } from './guides/market';

/** A day as a sentence holds it: "3 May 2026" for "2026-05-03". */
function dayWords(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** What a card says about the hours, which are told only with the day on which they were checked. */
export function hoursNote(hours: OpeningHours | undefined, checkedOn: string | undefined): string {
  if (!hours || checkedOn === undefined) return 'Hours not confirmed, check before you go';
  return `${hoursWords(hours)}; checked ${dayWords(checkedOn)}`;
}

/** When a market is open: "Tue to Fri 8 am to 6 pm, Sat 5 am to 4 pm, closed Sun and Mon". */
export function marketHours({ hours, manyShops }: Pick<Market, 'hours' | 'manyShops'>): string {
  const words = hoursWords(hours);
  return manyShops ? `Most shops: ${words.charAt(0).toLowerCase()}${words.slice(1)}` : words;
}
