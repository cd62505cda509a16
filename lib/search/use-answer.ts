import { useEffect, useMemo, useState } from 'react';

/**
 * What a search answers to a text: at once, or when it has loaded what it needs; until then its last answer, with
 * `isPending`. Undefined without a search or a first answer, null where the answer could not be had.
 */
export function useAnswer<T>(search: ((text: string) => T | Promise<T>) | null | undefined, text: string) {
  const answer = useMemo(() => search?.(text), [search, text]);
  const [late, setLate] = useState<{ of: unknown; value: T | null }>();
  useEffect(() => {
    if (!(answer instanceof Promise)) return;
    let isOn = true;
    const take = (value: T | null) => isOn && setLate({ of: answer, value });
    answer.then(take, () => take(null));
    return () => {
      isOn = false;
    };
  }, [answer]);
  if (!(answer instanceof Promise)) return { answer, isPending: false };
  const isPending = late?.of !== answer;
  // A failure says nothing of the next text.
  return { answer: isPending ? (late?.value ?? undefined) : late?.value, isPending };
}
