import * as messages from '@/.content/messages/pages';
import type { Program } from '@/lib/content/schema/coaching';

export type ProgramBadgesProps = {
  program: Pick<Program, 'label' | 'adultsOnly'>;
  /** A word more, after the others. */
  note?: string;
};

const BADGE = 'rounded-full px-2.5 py-1.5 text-2xs leading-none font-semibold forced-colors:border';

/** What marks a program: its label, for whom it is. Nothing for one without. */
export function ProgramBadges({ program: { label, adultsOnly }, note }: ProgramBadgesProps) {
  if (!label && !adultsOnly && !note) return null;
  return (
    <p className="mt-4 flex flex-wrap gap-2 font-display">
      {label && <span className={`${BADGE} bg-danmuji text-on-danmuji`}>{label}</span>}{' '}
      {adultsOnly && <span className={`${BADGE} bg-unknown text-on-unknown`}>{messages.adultsOnly}</span>}{' '}
      {note && <span className={`${BADGE} bg-unknown text-on-unknown`}>{note}</span>}
    </p>
  );
}
