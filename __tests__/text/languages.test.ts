import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { english, shippedMessages, untranslatedAdvice, untranslatedMessages } from '@/lib/content/messages';
import { bindSpaces } from '@/lib/text/bind-spaces';
import { type Message, messageParts, namesInMessage } from '@/lib/text/message';

/** Messages that are the same in English, by language: signs of units and keys, and words that both languages have. */
const SAME_AS_ENGLISH: Readonly<Record<string, readonly string[]>> = {
  fr: [
    ...[
      'controls.us',
      'savedGuides.pages',
      'frame.menu',
      'tonight.upTo',
      'dishAnswer.upTo',
      'dialogs.messages',
    ],
    ...['walkTimes.stay', 'placeFilters.restaurants', 'distance.metres', 'distance.kilometres'],
    ...['restaurantResults.found', 'events.dates', 'events.source', 'events.six'],
    ...['restaurantFacts.bookingPossible', 'learn.grams', 'siteIndex.timeMin', 'siteIndex.timeMinutes'],
    ...['siteIndex.messageTerms', 'duration.minutes', 'servings.severalOf', 'measures.gram'],
    ...['measures.kilogram', 'measures.millilitre', 'measures.millimetre', 'measures.centimetre'],
    ...['measures.ounce', 'measures.pound', 'recipe.calories', 'method.photos', 'method.pausePhotos'],
    ...['allergens.gluten', 'allergens.triticale', 'listing.page', 'listing.pageTitle'],
  ],
  ja: [
    ...['siteSearch.enter', 'siteSearch.escape', 'timers.hideRing', 'incomingList.ok'],
    ...['distance.metres', 'distance.kilometres', 'learn.grams', 'measures.gram', 'measures.kilogram'],
    ...['measures.millilitre', 'measures.litre', 'measures.millimetre', 'measures.centimetre'],
    // The last two are for words in Latin letters: Japanese nouns have no plural.
    ...['recipe.calories', 'listing.pluralEndings', 'listing.unchangedEndings'],
  ],
  ko: [
    ...['siteSearch.enter', 'siteSearch.escape', 'distance.metres', 'distance.kilometres', 'learn.grams'],
    ...['measures.gram', 'measures.kilogram', 'measures.millilitre', 'measures.litre'],
    ...['measures.millimetre', 'measures.centimetre', 'recipe.calories'],
  ],
};

/** Parameters that a language leaves out on purpose. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = { fr: [], ja: [], ko: [] };

type Named = { name: string; message: Message; inEnglish: Message };

/** Messages of a file beside the English ones. */
function messagesOf(language: string): Named[] {
  const shipped = shippedMessages(language);
  return Object.entries(english).flatMap(([area, messages]) =>
    Object.entries(messages).flatMap(([name, inEnglish]) => {
      const message = shipped[area]?.[name];
      return message === undefined ? [] : [{ name: `${area}.${name}`, message, inEnglish }];
    }),
  );
}

const formsOf = (message: Message): string[] =>
  typeof message === 'string' ? [message] : Object.values(message);

/** Text on a button, and its name for screen readers and voice control, which has that text as words of its own. */
const SEEN_IN_NAMES = [
  ['recipe.save', 'recipe.saveForLater'],
  ['recipe.favourite', 'recipe.addFavourite'],
  ['recipe.favourite', 'recipe.removeFavourite'],
  ['{number}', 'method.photoOf'],
] as const;

/** Letters of a message outside of its parameters. */
const lettersOf = (text: string) =>
  messageParts(text)
    .filter(({ name }) => name === undefined)
    .map(({ text }) => text.replaceAll(/[^\p{L}]/gu, ''))
    .join('');

/** Plural categories of the numbers that a page may count. */
function categoriesOf(language: string): string[] {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 1001 }, (_, count) => rules.select(count)))].sort();
}

describe.each([
  ['fr', 'french'],
  ['ja', 'japanese'],
  ['ko', 'korean'],
])('the messages of %s', (language, file) => {
  const messages = messagesOf(language);
  const names = (wrong: readonly Named[]) => wrong.map(({ name }) => name);

  it('are complete, and none is of an area or a name that English lacks', () => {
    const written = parse(readFileSync(`lib/text/${file}.yaml`, 'utf8')) as typeof english;
    const keys = (dictionary: typeof english) =>
      Object.entries(dictionary).flatMap(([area, each]) =>
        Object.keys(each).map((name) => `${area}.${name}`),
      );
    expect(keys(written)).toEqual(keys(english));
  });

  it('have the parameters of the English ones', () => {
    const wrong = messages.flatMap(({ name, message, inEnglish }) => {
      const has = namesInMessage(message).filter((each) => each !== 'count');
      const needs = namesInMessage(inEnglish).filter((each) => each !== 'count');
      const [missing, unknown] = [
        needs.filter((each) => !has.includes(each)),
        namesInMessage(message).filter((each) => !namesInMessage(inEnglish).includes(each)),
      ];
      if (missing.length > 0 && LEFT_OUT[language]?.includes(name)) return [];
      return [
        ...missing.map((each) => `${name} lacks {${each}}`),
        ...unknown.map((each) => `${name} has {${each}}`),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('say the number of those that may count more than one thing', () => {
    const counts = (message: Message) =>
      (typeof message === 'string' ? message : message.other).includes('{count}');
    const silent = messages.filter(
      ({ name, message, inEnglish }) =>
        counts(inEnglish) && !counts(message) && !LEFT_OUT[language]?.includes(name),
    );
    expect(names(silent)).toEqual([]);
  });

  it('have the plural forms that the language needs', () => {
    const needed = categoriesOf(language);
    const allowed: readonly string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const wrong = messages.filter(({ message, inEnglish }) => {
      if (typeof message === 'string') return typeof inEnglish !== 'string' && needed.length > 1;
      const forms = Object.keys(message);
      return (
        typeof inEnglish === 'string' ||
        needed.some((form) => !forms.includes(form)) ||
        forms.some((form) => !allowed.includes(form))
      );
    });
    expect(names(wrong)).toEqual([]);
  });

  it('name a button by words that are seen on it', () => {
    const text = (name: string) => String(messages.find((each) => each.name === name)?.message);
    const unlike = SEEN_IN_NAMES.filter(([seen, name]) => {
      const words = seen.startsWith('{') ? seen.replaceAll(/[{}]/g, '\\$&') : text(seen);
      return !new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, 'iu').test(text(name));
    });
    expect(unlike).toEqual([]);
  });

  it('have no English left, but words and signs that both languages have', () => {
    const same = messages.filter(({ message, inEnglish }) =>
      formsOf(inEnglish).some((text) => lettersOf(text) !== '' && formsOf(message).includes(text)),
    );
    expect(names(same)).toEqual(SAME_AS_ENGLISH[language]);
  });
});

describe('the language of a site', () => {
  it('has its messages in every country, and English itself has none but English', () => {
    expect(shippedMessages('fr-CA').controls?.undo).toBe('Annuler');
    expect(shippedMessages('ko-KR').controls?.undo).not.toBe('Undo');
    expect(shippedMessages('en-CA')).toEqual({});
  });

  it('has the messages of its country where they differ', () => {
    expect(shippedMessages('fr-CA').allergens).toMatchObject({ soy: 'soya', milk: 'lait' });
    expect(shippedMessages('fr-CH').allergens).toMatchObject({ soy: 'soja', milk: 'lait' });
  });

  it('has in the file of a country only messages of the language, with their parameters', () => {
    const written = parse(readFileSync('lib/text/canadian-french.yaml', 'utf8')) as typeof english;
    for (const [area, messages] of Object.entries(written))
      for (const [name, message] of Object.entries(messages))
        expect([area, name, namesInMessage(message).sort()]).toEqual([
          area,
          name,
          namesInMessage(shippedMessages('fr')[area]?.[name] ?? '').sort(),
        ]);
  });

  it('has no messages if the engine ships none, and all are listed as English', () => {
    expect(shippedMessages('is')).toEqual({});
    const own = { controls: { undo: 'Afturkalla' } };
    expect(untranslatedMessages(own, 'is')).not.toContain('controls.undo');
    expect(untranslatedAdvice(own, 'is')).toMatch(
      /^\d+ messages are in English, not in Icelandic: text\.and, text\.or, text\.comma, text\.range, text\.decimalPoint and \d+ more\. npm run new words adds them to data\/words\.yaml\.$/,
    );
  });

  it('needs no advice where its messages are complete', () => {
    expect([
      untranslatedAdvice({}, 'fr'),
      untranslatedAdvice({}, 'ko-KR'),
      untranslatedAdvice({}, 'en'),
    ]).toEqual(['', '', '']);
  });
});

describe('bindSpaces', () => {
  it.each([
    ['fr', 'On mange quoi ?', 'On mange quoi\u202f?'],
    ['fr-CA', '« Soupe » : 900 g ; voilà !', '«\u00a0Soupe\u00a0»\u00a0: 900\u00a0g\u202f; voilà\u202f!'],
    ['fr', 'Début à {hour} h {minute}', 'Début à {hour}\u00a0h\u00a0{minute}'],
    ['fr', 'Une adresse https://a.org/?b:c', 'Une adresse https://a.org/?b:c'],
    ['ko', '이 동네에서 가장 좋은 것은 시장에 있어요.', '이 동네에서 가장 좋은 것은 시장에\u00a0있어요.'],
    ['ko', '장보기 목록에 담았어요.', '장보기 목록에 담았어요.'],
    ['ko', '하나 둘 셋 넷 다섯 여섯\n\n{name} 끝', '하나 둘 셋 넷 다섯\u00a0여섯\n\n{name} 끝'],
    ['en', 'What ? 900 g', 'What ? 900\u00a0g'],
  ])('in %s turns %s into %s', (language, text, expected) => {
    expect(bindSpaces(text, language)).toBe(expected);
  });
});
