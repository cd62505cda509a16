import { Check } from 'lucide';
import * as words from '@/.content/words/pages';
import { MailButton } from '@/components/contact/mail-button';
import { Icon } from '@/components/ui/icon';
import type { Program } from '@/lib/content/schema/coaching';
import { WholeWords } from './whole-words';

export type ProgramRowProps = { program: Program };

/** One program: what it is, what it costs, how long it takes, what is part of it, and the message that asks for more. */
export function ProgramRow({ program }: ProgramRowProps) {
  const { id, title, kind, price, priceNote, duration, text, features, label, optional, adultsOnly, mail } =
    program;
  return (
    <article className="co-offer" id={id}>
      <header>
        <h3 className="t-2">
          <WholeWords text={title} />
        </h3>
        <p className="co-kind">{optional ? words.optionalKind({ kind }) : kind}</p>
        {(label || adultsOnly) && (
          <p className="co-badges">
            {label && <span className="co-badge pop">{label}</span>}{' '}
            {adultsOnly && <span className="co-badge">{words.adultsOnly}</span>}
          </p>
        )}
      </header>
      <dl className="co-terms">
        <div>
          <dt className="sr">{words.price}</dt>
          <dd>
            <b>{price}</b> {priceNote && <span>{priceNote}</span>}
          </dd>
        </div>
        <div>
          <dt className="sr">{words.duration}</dt>
          <dd className="co-time">
            <b>{duration.page}</b> {duration.note && <span>{duration.note}</span>}
          </dd>
        </div>
      </dl>
      <div className="co-what">
        <p>{text}</p>
        <ul className="co-list">
          {features.map((feature) => (
            <li key={feature}>
              <Icon of={Check} size={20} />
              {feature}
            </li>
          ))}
        </ul>
        <div className="acts">
          <MailButton mail={mail} look="quiet" about={title} />
        </div>
      </div>
    </article>
  );
}
