import { type SomeMessages, shippedMessages } from '@/lib/content/messages';
import { valueAt, valuesIn } from '@/lib/content/paths';
import type { Problem } from '@/lib/content/problem';
import type { Grocery } from '@/lib/content/schema/groceries';
import { filtersOf } from '@/lib/text/filters';
import { languageName } from '@/lib/text/language';
import { filtersInMessage } from '@/lib/text/message';
import { problemsIn } from './report';

/** Problems of messages with filters that belong to another language than that of the site. */
export function filterProblems(file: string, own: SomeMessages, language: string): Problem[] {
  const known = filtersOf(language);
  const name = languageName(language);
  const allowed = `a filter of ${name}: ${known.join(', ')}`;
  return problemsIn(file, (report) => {
    for (const [area, messages] of Object.entries(own))
      for (const [key, message] of Object.entries(messages ?? {}))
        for (const filter of message === undefined ? [] : filtersInMessage(message))
          if (!known.includes(filter)) report([area, key], `“${filter}” after |`, allowed);
  });
}

/** Word after plain counts of a site, 개; '' in a language without. */
export function counterOf(own: SomeMessages, language: string): string {
  const counter = own.measures?.counter ?? shippedMessages(language).measures?.counter ?? '';
  return typeof counter === 'string' ? counter : counter.other;
}

/**
 * Problems of counters in a file of groceries or a recipe: in a language without counters, and beside a unit.
 *
 * @param counter word after plain counts, see {@link counterOf}
 */
export function counterProblems(file: string, data: unknown, counter: string): Problem[] {
  return problemsIn(file, (report) => {
    for (const { path, value } of valuesIn(data)) {
      if (path.at(-1) !== 'counter' || typeof value !== 'string') continue;
      const { unit } = Object(valueAt(data, path.slice(0, -1)));
      if (counter === '')
        report(
          path,
          `“${value}”`,
          'no counter: data/words.yaml has none, as measures.counter, in this language',
        );
      else if (unit !== undefined)
        report(path, `“${value}” beside the unit ${unit}`, 'a counter for a plain count, without a unit');
    }
  });
}

/** Problems of groceries whose names are marked as aspirated without beginning with an h. */
export function aspirationProblems(file: string, groceries: Readonly<Record<string, Grocery>>): Problem[] {
  return problemsIn(file, (report) => {
    for (const [key, { name, aspirated }] of Object.entries(groceries))
      if (aspirated && !/^h/i.test(name))
        report(['groceries', key, 'aspirated'], `true for “${name}”`, 'a name that begins with h');
  });
}
