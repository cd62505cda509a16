import { Check, X } from 'lucide';
import { CopyAddress } from '@/components/contact/copy-address';
import { MailButton } from '@/components/contact/mail-button';
import { Icon } from '@/components/ui/icon';
import type { CoachingNumber } from '@/lib/content/schema/coaching';
import type { MediaKit as MediaKitWords } from '@/lib/content/schema/content';
import { site } from '@/lib/content/site';

export type MediaKitProps = {
  kit: MediaKitWords;
  /** The numbers of the whole site; the kit says by their labels which stand here. */
  stats: readonly CoachingNumber[];
};

/** What the media kit holds and how to ask for it. */
export function MediaKit({ kit, stats }: MediaKitProps) {
  const numbers = stats.filter(({ label }) => kit.numbers.includes(label));
  return (
    <section className="ct-kit" id={kit.id}>
      <div className="wrap">
        <div className="ct-ask">
          <h2 className="t-3">{kit.title}</h2>
          <p className="dek">{kit.text}</p>
          <MailButton mail={kit.mail} />
          <p className="ct-address">
            <CopyAddress address={site.contactEmail} />
          </p>
          {numbers.length > 0 && (
            <dl>
              {numbers.map(({ number, label }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{number}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        <div>
          <h3>{kit.holds.title}</h3>
          <dl className="pg-facts">
            {kit.holds.items.map((item) => (
              <div key={item.name}>
                <dt>{item.name}</dt>
                <dd>{item.text}</dd>
              </div>
            ))}
          </dl>
          <div className="ct-answers">
            {kit.answers.map((answer, index) => {
              const Sign = index === 0 ? Check : X;
              return (
                <div key={answer.title}>
                  <h3>{answer.title}</h3>
                  <ul>
                    {answer.items.map((item) => (
                      <li key={item}>
                        <Icon of={Sign} size={18} />
                        {item}
                      </li>
                    ))}
                  </ul>
                </div>
              );
            })}
          </div>
          {kit.note && <p className="pg-note">{kit.note}</p>}
        </div>
      </div>
    </section>
  );
}
