import { useCallback, useEffect, useState } from 'react';
import { replaceSearch, withParameters } from '@/lib/address';
import { cutText } from '@/lib/text/characters';

/** Longer than anything a person would type into these fields. */
const LONGEST = 40;

/**
 * Texts that stand in the address (`?cups=2.5`), empty on the server and in the first render. Setting them rewrites
 * the address in place without a history entry; an empty text leaves it. Give the same array of names every time.
 * Never throws: where the address may not be changed, the texts still do.
 */
export function useQueryValues<Name extends string>(
  names: readonly Name[],
): [values: Readonly<Partial<Record<Name, string>>>, change: (part: Partial<Record<Name, string>>) => void] {
  const [values, setValues] = useState<Partial<Record<Name, string>>>({});

  useEffect(() => {
    const read = () => setValues(valuesIn(window.location.search, names));
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, [names]);

  const change = useCallback((part: Partial<Record<Name, string>>) => {
    setValues((now) => ({ ...now, ...part }));
    const texts = Object.entries<string | undefined>(part).map(([name, text]) => [name, text?.trim() ?? '']);
    // Where the browser refuses, the next keystroke brings the address up to date.
    replaceSearch(withParameters(window.location.search, Object.fromEntries(texts)));
  }, []);

  return [values, change];
}

function valuesIn<Name extends string>(
  search: string,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const query = new URLSearchParams(search);
  const values: Partial<Record<Name, string>> = {};
  for (const name of names) values[name] = cutText(query.get(name) ?? '', LONGEST);
  return values;
}
