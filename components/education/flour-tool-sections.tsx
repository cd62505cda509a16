import { Fragment, type ReactNode } from 'react';
import * as messages from '@/.content/messages/learn';
import { SectionFrame } from '@/components/content/section-frame';
import type { Flour } from '@/lib/content/schema/flour-sections';
import type { PageSection, SectionOf, SectionProps } from '@/lib/content/schema/page';
import {
  cupsText,
  describeGrams,
  gramsOf,
  percentText,
  type Range,
  rangeOf,
} from '@/lib/education/flour-math';
import { headingId } from '@/lib/text/slug';
import { capitalize } from '@/lib/text/words';
import styles from './education.module.css';
import { PAIR, RULED, TipList } from './education-parts';
import { LearnTable } from './education-table';
import { CupsToGrams, FlourFinder } from './flour-tools.client';

export type FinderSectionProps = SectionProps<'flourFinder'> & {
  /** All sections of the page. */
  sections: readonly PageSection[];
};

/** The finder for the flours of the page, with a chart and a table of its answers, which work without JavaScript. */
export function FinderSection({ section, sections }: FinderSectionProps) {
  const flours = sections.flatMap((each) => (each.type === 'flours' ? each.flours : []));
  const { finder, ruler, bakesTitle, bakes, ...head } = section;
  const nameOf = (id: string) => flours.find((flour) => flour.id === id)?.name ?? id;
  return (
    <SectionFrame {...head} wide>
      <Split
        aside={
          <>
            <FlourFinder
              bakes={bakes}
              flours={flours.map(({ id, name, protein }) => ({ id, name, protein }))}
              messages={finder}
            />
            <ProteinRuler {...ruler} flours={flours} />
          </>
        }
      >
        <LearnTable
          caption={bakesTitle}
          titled
          columns={[messages.youMake, messages.flour]}
          rows={bakes.map((bake) => ({
            id: bake.id,
            name: bake.title,
            values: [
              <Fragment key={bake.id}>
                <b className="block font-display font-semibold text-ink">
                  {bake.flours.map((id, index) => (
                    <Fragment key={id}>
                      {index > 0 && messages.or}
                      <a className="link py-2" href={`#${id}`}>
                        {index === 0 ? capitalize(nameOf(id)) : nameOf(id)}
                      </a>
                    </Fragment>
                  ))}
                </b>{' '}
                {bake.reason}
              </Fragment>,
            ],
          }))}
        />
      </Split>
    </SectionFrame>
  );
}

/** Chart of the flours with a protein range, in ascending order. */
function ProteinRuler({
  title,
  note,
  flours,
}: SectionOf<'flourFinder'>['ruler'] & { flours: readonly Flour[] }) {
  const ends = rangeOf(flours);
  const known = flours
    .flatMap(({ id, title: name, protein }) => (protein ? [{ id, name, protein }] : []))
    .sort((one, other) => one.protein[0] - other.protein[0]);
  return (
    <div className="mt-10">
      <h3 className="text-xl">{title}</h3>
      <dl className={`mt-4 font-display text-md font-medium ${RULED}`}>
        {known.map(({ id, name, protein: [least, most] }) => (
          <div className="relative flex justify-between pt-3 pb-6" key={id}>
            <dt>{name}</dt>{' '}
            <dd className="font-semibold tabular">
              {percentText([least, most])}
              <svg
                className="absolute bottom-2.5 left-0 h-1.5 w-full rounded-full bg-line text-glaze forced-color-adjust-none forced-colors:border print:[print-color-adjust:exact]"
                aria-hidden="true"
              >
                <rect
                  x={`${place(least, ends)}%`}
                  width={`${place(most, ends) - place(least, ends)}%`}
                  height="100%"
                  rx="3"
                  fill="currentColor"
                />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      {note && <p className="secondary mt-5">{note}</p>}
    </div>
  );
}

/** Position of a percentage, in percent of a ruler that begins 1% below the least and ends 1% above the most. */
function place(percent: number, [least, most]: Range): number {
  return Math.round(((percent - least + 1) / (most - least + 2)) * 100);
}

/** Measuring and storing, and cups in grams. */
export function TipLists({ section: { lists, cups, ...head } }: SectionProps<'tipLists'>) {
  return (
    <SectionFrame {...head} wide>
      {lists.length > 0 && (
        <div className={`grid gap-10 *:min-w-0 ${PAIR}`}>
          {lists.map((list) => (
            <div key={list.title} id={headingId(list)}>
              <h3 className="text-xl">{list.title}</h3>
              <TipList tips={list.items} />
            </div>
          ))}
        </div>
      )}
      {cups && <Cups {...cups} />}
    </SectionFrame>
  );
}

/** Rows of the table, in cups. */
const CUPS = [1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1, 2, 3, 4];

function Cups({ title, id, text, perCup, ...fields }: NonNullable<SectionOf<'tipLists'>['cups']>) {
  return (
    <div className="mt-stack" id={headingId({ title, id })}>
      <Split
        aside={
          <>
            <h3 className="text-xl">{title}</h3>
            {text && <p className="mt-3 mb-6 max-w-[56ch] text-ink-2">{text}</p>}
            <CupsToGrams perCup={perCup} messages={fields} />
          </>
        }
      >
        <LearnTable
          caption={title}
          figures
          className={styles.pairs}
          rows={CUPS.map((count) => ({
            id: String(count),
            name: cupsText(count),
            values: [describeGrams(gramsOf(count, perCup))],
          }))}
        />
      </Split>
    </div>
  );
}

/** Two columns; the first is sticky beside the long table. */
function Split({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[5fr_7fr] lg:gap-x-24">
      <div className="lg:sticky lg:top-24">{aside}</div>
      {children}
    </div>
  );
}
