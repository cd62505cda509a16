import type { Advice, Authority, FoodSafety, WrittenAuthority } from './schema/food-safety';

/** Days of the first class of dish, which counts for all dishes of no other class. */
const daysOf = (keep: WrittenAuthority['keep']) => Object.values(keep ?? {})[0]?.days ?? Infinity;

type Named = readonly [id: string, authority: WrittenAuthority];

/** The authority with the lowest figure; undefined if none has one. */
const strictest = (
  all: readonly Named[],
  figure: (authority: WrittenAuthority) => number,
): Named | undefined =>
  all
    .filter(([, authority]) => Number.isFinite(figure(authority)))
    .reduce<Named | undefined>(
      (least, each) => (least && figure(least[1]) <= figure(each[1]) ? least : each),
      undefined,
    );

/**
 * An authority with the strictest values of others where it has none, each with the name of its authority. Undefined if no
 * authority has one of them.
 */
function completed(own: WrittenAuthority, others: readonly Named[]): Authority | undefined {
  const sources = { ...own.sources };
  /** Value of another authority with an id of its source that no other has. */
  const borrowed = <Value extends { source: string }>([id, from]: Named, value: Value): Advice<Value> => {
    const source = `${id}-${value.source}`;
    const known = from.sources[value.source];
    if (known) sources[source] = known;
    return { ...value, source, by: from.name };
  };
  /** A value, and a figure of it that is lower the stricter it is. */
  const adviceOn = <Value extends { source: string }>(
    read: (authority: WrittenAuthority) => Value | undefined,
    figure: (value: Value) => number,
  ): Advice<Value> | undefined => {
    const value = read(own);
    if (value) return value;
    const from = strictest(others, (each) => {
      const theirs = read(each);
      return theirs ? figure(theirs) : Infinity;
    });
    const theirs = from && read(from[1]);
    return theirs && borrowed(from, theirs);
  };
  const cold = adviceOn(
    (each) => each.cold,
    ({ at }) => at,
  );
  const hot = adviceOn(
    (each) => each.hot,
    ({ at }) => -at,
  );
  const out = adviceOn(
    (each) => each.out,
    ({ hours }) => hours,
  );
  const reheat = adviceOn(
    (each) => each.reheat,
    ({ at }) => -at,
  );
  const from = own.keep ? undefined : strictest(others, ({ keep }) => daysOf(keep));
  const keep =
    own.keep ??
    (from &&
      Object.fromEntries(
        Object.entries(from[1].keep ?? {}).map(([dish, value]) => [dish, borrowed(from, value)]),
      ));
  return cold && hot && out && reheat && keep && { ...own, sources, cold, hot, out, reheat, keep };
}

/**
 * Authority of a site: the chosen one, otherwise the first. Undefined without data/food-safety.yaml, and while neither it
 * nor another has a value that every authority needs.
 */
export function authorityOf(
  safety: FoodSafety | undefined,
  chosen: string | undefined,
): Authority | undefined {
  const all = Object.entries(safety?.authorities ?? {});
  const own = all.find(([id]) => id === chosen) ?? all[0];
  return (
    own &&
    completed(
      own[1],
      all.filter((each) => each !== own),
    )
  );
}

/** Values that no authority has, by which one of its own could not be completed. */
export const missingAdvice = ({ authorities }: FoodSafety): string[] =>
  (['keep', 'cold', 'hot', 'out', 'reheat'] as const).filter((part) =>
    Object.values(authorities).every((each) => each[part] === undefined),
  );
