import { testTables } from '@/__tests__/cases';
import { bareMeasure } from '@/lib/content/checks/recipe-texts';
import { hoursWords, momentIn, openAt, readMoment, writeMoment } from '@/lib/content/opening-hours';
import { indexPhrases } from '@/lib/content/phrase-index';
import { pictureSources } from '@/lib/content/pictures';
import { splitPlaceName } from '@/lib/content/place';
import { readAmountText } from '@/lib/content/schema/amount';
import { readDuration } from '@/lib/content/schema/duration';
import { reason } from '@/lib/content/schema/fields';
import { type OpeningHours, openingHours } from '@/lib/content/schema/restaurant';
import { absoluteUrl, readSiteUrl } from '@/lib/content/site-url';
import { timeWords } from '@/lib/text/clock';
import { readStarterName } from './starter-names';

const rulesOf = indexPhrases([
  [
    ['leave', 'store'],
    ['on the counter', '室温'],
  ],
  [['café crème']],
  [['rinse'], ['chicken', '닭']],
]);

function stateAt({ moment, hours }: { moment: string; hours?: OpeningHours }) {
  const at = readMoment(moment);
  return at && openAt(hours, at);
}

testTables('__tests__/content/tables', {
  'absolute-addresses': absoluteUrl,
  amounts: readAmountText,
  'bare-measures': bareMeasure,
  'clock-times': timeWords,
  durations: readDuration,
  'hours-in-words': (hours: OpeningHours) => hoursWords(openingHours.parse(hours)),
  moments: readMoment,
  'moments-in-detroit': (date: string) => writeMoment(momentIn('America/Detroit', new Date(date))),
  'open-at': stateAt,
  'parts-of-food-names': readStarterName,
  phrases: rulesOf,
  'picture-focus': (focus: [number, number]) => pictureSources({ name: 'stew', alt: 'A bowl', focus }).focus,
  'place-names': splitPlaceName,
  'questions-of-food-names': (name: string) => {
    const { asks, facts, raw } = readStarterName(name);
    return raw.length === 0 ? { asks, ...facts } : { raw };
  },
  'raw-foods-in-names': (name: string) => {
    const { asks, facts } = readStarterName(name);
    return asks === undefined ? facts.raw : { asks };
  },
  reasons: (text: string) => reason.safeParse(text).error?.issues[0]?.message ?? text,
  'site-addresses': readSiteUrl,
});
