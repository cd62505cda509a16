import * as messages from '@/.content/messages/restaurantDialogs';

const LABEL = 'mt-3 font-display text-sm font-semibold';

export type NeighbourhoodHistoryProps = { nameOrigin: string | undefined; history: string };

/** Origin of the name of a neighbourhood, and its history. */
export function NeighbourhoodHistory({ nameOrigin, history }: NeighbourhoodHistoryProps) {
  return (
    <dl>
      <dt className={LABEL}>{messages.nameOrigin}</dt> <dd>{nameOrigin}</dd>{' '}
      <dt className={LABEL}>{messages.history}</dt> <dd>{history}</dd>
    </dl>
  );
}
