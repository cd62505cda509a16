import * as words from '@/.content/words/restaurantDialogs';

const LABEL = 'mt-3 font-display text-sm font-semibold';

export type NeighbourhoodHistoryProps = { nameOrigin: string | undefined; history: string };

/** Where the name of a neighbourhood comes from, and what happened there. */
export function NeighbourhoodHistory({ nameOrigin, history }: NeighbourhoodHistoryProps) {
  return (
    <dl>
      <dt className={LABEL}>{words.nameOrigin}</dt> <dd>{nameOrigin}</dd>{' '}
      <dt className={LABEL}>{words.history}</dt> <dd>{history}</dd>
    </dl>
  );
}
