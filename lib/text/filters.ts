// Filters of placeholders in messages: `{name|을를}` has what a language writes beside a name by the name's first or last
// sound, `{minute|00}` a number with two digits. They are compiled with the messages (scripts/prepare/messages.ts), so that only sites in a language have its code.

/** Filters of a language: the module with its function, and the further arguments of the function for each filter. */
type LanguageFilters = {
  module: string;
  function: string;
  filters: Readonly<Record<string, readonly (string | boolean)[]>>;
};

const FILTERS: Readonly<Record<string, LanguageFilters>> = {
  fr: {
    module: '@/lib/text/french',
    function: 'joined',
    filters: { de: ['de'], à: ['à'], que: ['que'] },
  },
  ko: {
    module: '@/lib/text/korean',
    function: 'withParticle',
    filters: {
      을를: ['을', '를'],
      이가: ['이', '가'],
      은는: ['은', '는'],
      와과: ['과', '와'],
      으로: ['으로', '로'],
      이나: ['이나', '나'],
      이랑: ['이랑', '랑'],
      이라: ['이라', '라'],
      이에요: ['이에요', '예요'],
    },
  },
};

/** Filters of every language, as code: a number without and with a zero before a single digit. */
const NUMBERS: Readonly<Record<string, (value: string) => string>> = {
  '0': (value) => `Number(${value})`,
  '00': (value) => `String(${value}).padStart(2, '0')`,
};

const filtersIn = (language: string): LanguageFilters | undefined =>
  FILTERS[language.split('-')[0]?.toLowerCase() ?? ''];

/** Names of the filters of a language: those of numbers, and its own if it has any. */
export function filtersOf(language: string): string[] {
  return [...Object.keys(NUMBERS), ...Object.keys(filtersIn(language)?.filters ?? {})];
}

/** Names of the filters of all languages. */
export const ALL_FILTERS: readonly string[] = [
  ...Object.keys(NUMBERS),
  ...Object.values(FILTERS).flatMap(({ filters }) => Object.keys(filters)),
];

/**
 * Code that calls a filter, with the name of the function that it has to import, and the import; undefined if the language has no such filter.
 *
 * @param value code of the value that is filtered
 */
export function filterCode(
  filter: string,
  value: string,
  language: string,
): { code: string; name?: string; import?: string } | undefined {
  const asNumber = NUMBERS[filter];
  if (asNumber) return { code: asNumber(value) };
  const found = filtersIn(language);
  const options = found && Object.hasOwn(found.filters, filter) ? found.filters[filter] : undefined;
  if (!found || !options) return undefined;
  const values = [value, ...options.map((option) => JSON.stringify(option))];
  return {
    name: found.function,
    code: `${found.function}(${values.join(', ')})`,
    import: `import { ${found.function} } from '${found.module}';\n`,
  };
}
