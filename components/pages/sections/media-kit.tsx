import { CopyAddress } from '@/components/content/copy-address';
import { FactTable } from '@/components/content/fact-table';
import { MailButton } from '@/components/content/mail-button';
import { CheckList } from '@/components/ui/check-list';
import type { SectionProps } from '@/lib/content/schema/page';
import { site } from '@/lib/content/server';
import { siteNumbers } from '@/lib/pages/site-sections';
import { headingId } from '@/lib/text/slug';
import { SplitBand } from './split-band';

const HEADING = 'mb-3 text-lg leading-tight';

/** The content of the media kit and how to ask for it. */
export function MediaKit({ section: kit }: SectionProps<'mediaKit'>) {
  const numbers = siteNumbers().filter(({ label }) => kit.numbers.includes(label));
  const rows = kit.holds.items.map(({ name, text }) => ({ name, note: text }));
  return (
    <SplitBand id={headingId(kit)} className="mt-part bg-sunk py-part">
      <div className="lg:sticky lg:top-26 lg:self-start">
        <h2 className="text-3xl">{kit.title}</h2>
        <p className="lead mt-4 mb-6">{kit.text}</p>
        <MailButton mail={kit.mail} />
        <p className="mt-3 font-display text-sm font-normal">
          <CopyAddress address={site.contactEmail} />
        </p>
        {numbers.length > 0 && (
          <dl className="mt-8 flex flex-wrap gap-x-8 gap-y-4">
            {numbers.map(({ number, label }) => (
              <div className="flex flex-col-reverse" key={label}>
                <dt className="font-display text-sm font-normal text-ink-2">{label}</dt>{' '}
                <dd className="font-display text-2xl font-bold">{number}</dd>{' '}
              </div>
            ))}
          </dl>
        )}
      </div>
      <div>
        <h3 className={HEADING}>{kit.holds.title}</h3>
        <div className="border-t border-ink pt-4">
          <FactTable rows={rows} />
        </div>
        <div className="mt-8 grid gap-x-gap gap-y-8 sm:grid-cols-2">
          {kit.answers.map((answer, index) => (
            <div key={answer.title}>
              <h3 className={HEADING}>{answer.title}</h3>
              <CheckList
                items={answer.items}
                crossed={index > 0}
                className={`text-ink-2 ${index > 0 ? '[&_svg]:text-gochu' : '[&_svg]:text-perilla'}`}
              />
            </div>
          ))}
        </div>
        {kit.note && <p className="secondary mt-5 text-ink-2">{kit.note}</p>}
      </div>
    </SplitBand>
  );
}
