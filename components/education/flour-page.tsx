import { Fragment, type ReactNode } from 'react';
import * as messages from '@/.content/messages/learn';
import { Picture } from '@/components/content/picture';
import { RecipeCard } from '@/components/content/recipe-card';
import { Prose } from '@/components/pages/sections/prose';
import { SectionFrame } from '@/components/pages/sections/section-frame';
import { SectionViews } from '@/components/pages/sections/section-view';
import type { Flour, FlourPart, FlourPage as Words } from '@/lib/content/schema/learn';
import {
  cupsWords,
  describeGrams,
  gramsOf,
  percentWords,
  type Range,
  rangeOf,
} from '@/lib/education/flour-math';
import { flourContents } from '@/lib/pages/contents';
import { filledCard } from '@/lib/recipe-list/cards';
import { rich } from '@/lib/text/rich';
import { headingId } from '@/lib/text/slug';
import { capitalize } from '@/lib/text/words';
import { ExplainedCard, LearnPage, Note, PAIR, RULED, TipList } from './education-parts';
import { LearnTable } from './education-table';
import styles from './flour.module.css';
import { CupsToGrams, FlourFinder } from './flour-tools.client';

/** The page about flour: what it is, how it is milled, which to take, how to measure and keep it. */
export function FlourPage({ page }: { page: Words }) {
  const { intro, action, milling, grains, flours, which, tips } = page;
  return (
    <LearnPage page={page} contents={flourContents(page)}>
      {intro && (
        <div className="wrap mt-[clamp(3.5rem,2.5rem+4vw,6rem)] grid items-start gap-10 lg:grid-cols-[7fr_5fr] lg:gap-x-24">
          <Prose className="max-w-measure *:first:text-lg" paragraphs={intro.paragraphs} />
          {intro.kernel && <KernelFigure {...intro.kernel} />}
        </div>
      )}
      {action && <Action {...action} />}
      {milling && <Milling {...milling} />}
      {grains && <Grains {...grains} />}
      {flours && <FlourCards {...flours} />}
      {which && flours && <WhichFlour {...which} flours={flours.flours} />}
      {tips && <Tips {...tips} />}
      <SectionViews sections={page.sections} />
    </LearnPage>
  );
}

const PARTS = ['bran', 'endosperm', 'germ'] as const;

/** A kernel cut lengthwise with its three parts named beside it. */
function KernelFigure({ picture, caption, ...parts }: NonNullable<FlourPart<'intro'>['kernel']>) {
  return (
    <figure className={`grid items-center gap-x-6 ${styles.kernel}`}>
      <Picture picture={picture} className="aspect-auto" sizes="(min-width: 64rem) 15rem, 45vw" />
      <dl className={`*:py-3 ${RULED}`}>
        {PARTS.map((part) => (
          <div key={part}>
            <dt className={`font-display leading-snug font-semibold ${styles[part]}`}>{parts[part].name}</dt>{' '}
            <dd className="leading-snug text-ink-2">
              <b className="block font-display text-sm font-medium">{parts[part].share}</b> {parts[part].text}
            </dd>
          </div>
        ))}
      </dl>
      <figcaption className="col-span-full">{caption}</figcaption>
    </figure>
  );
}

/** Recipes and pages made of flour; every card is a link. */
function Action({ cards, ...head }: FlourPart<'action'>) {
  return (
    <div className="screen-only">
      <SectionFrame {...head} wide>
        <div className={`grid gap-x-gap gap-y-10 sm:grid-cols-2 md:grid-cols-3 ${styles.twoLines}`}>
          {cards.map(({ page, badge, ...card }) => {
            const filled = filledCard({ ...card, ...(page && { href: page }) });
            return <RecipeCard key={card.title} card={{ ...filled, badge, meta: undefined }} sizes="three" />;
          })}
        </div>
      </SectionFrame>
    </div>
  );
}

/** Stone and roller milling beside each other: in words, then point by point. */
function Milling({ stone, roller, rows, ...head }: FlourPart<'milling'>) {
  return (
    <SectionFrame {...head} wide>
      <div className={`grid gap-10 *:min-w-0 ${PAIR}`}>
        {[stone, roller].map(({ name, text }) => (
          <div key={name}>
            <h3 className="text-xl">{name}</h3>
            <p className="mt-3 max-w-[56ch] text-ink-2">{text}</p>
          </div>
        ))}
      </div>
      <LearnTable
        className="mt-stack"
        caption={head.title}
        columns={['', stone.name, roller.name]}
        rows={rows.map((row) => ({ id: row.name, name: row.name, values: [row.stone, row.roller] }))}
      />
    </SectionFrame>
  );
}

/** The wheats, and the grains beside wheat, each with its picture. */
function Grains({ lists, ...head }: FlourPart<'grains'>) {
  return (
    <SectionFrame {...head} wide>
      <div className={`grid gap-10 *:min-w-0 ${PAIR}`}>
        {lists.map((list) => (
          <div key={list.title}>
            <h3 className="text-xl">{list.title}</h3>
            <ul className={`mt-4 ${RULED}`}>
              {list.grains.map(({ name, text, picture }) => (
                <li className="flex gap-5 py-5" key={name}>
                  <Picture
                    className="aspect-square w-28 max-w-2/5 shrink-0 self-start lg:aspect-4/3 lg:w-38 print:hidden"
                    picture={picture}
                    sizes="9.4rem"
                  />
                  <div className="min-w-0">
                    <h4 className="text-base leading-snug">{name}</h4>
                    <p className="mt-1 leading-snug text-ink-2">{text}</p>
                  </div>
                </li>
              ))}
            </ul>
            {list.note && <p className="meta mt-5">{list.note}</p>}
          </div>
        ))}
      </div>
    </SectionFrame>
  );
}

/** The flours: how strong, what each does, what for, and where the site cooks with it. */
function FlourCards({ flours, ...head }: FlourPart<'flours'>) {
  return (
    <SectionFrame {...head} wide>
      <div className="grid gap-x-gap gap-y-stack sm:grid-cols-2 lg:grid-cols-3">
        {flours.map((flour) => (
          <ExplainedCard
            key={flour.id}
            {...flour}
            sizes="three"
            figure={
              flour.protein
                ? rich(messages.protein, { percent: <b>{percentWords(flour.protein)}</b> })
                : flour.proteinText
            }
          >
            <Note label={messages.bestFor}>{flour.bestFor}</Note>
          </ExplainedCard>
        ))}
      </div>
    </SectionFrame>
  );
}

/** The finder, and what it knows as a ruler and a table for whoever reads without it. */
function WhichFlour({
  finder,
  ruler,
  bakesTitle,
  bakes,
  flours,
  ...head
}: FlourPart<'which'> & { flours: readonly Flour[] }) {
  const nameOf = (id: string) => flours.find((flour) => flour.id === id)?.name ?? id;
  return (
    <SectionFrame {...head} wide>
      <Split
        asked={
          <>
            <FlourFinder
              bakes={bakes}
              flours={flours.map(({ id, name, protein }) => ({ id, name, protein }))}
              words={finder}
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

/** The flours with a figure on one ruler, the weakest first. */
function ProteinRuler({ title, note, flours }: FlourPart<'which'>['ruler'] & { flours: readonly Flour[] }) {
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
              {percentWords([least, most])}
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
      {note && <p className="meta mt-5">{note}</p>}
    </div>
  );
}

/** Where a percentage stands, in percent of a ruler that begins 1% below the least and ends 1% above the most. */
function place(percent: number, [least, most]: Range): number {
  return Math.round(((percent - least + 1) / (most - least + 2)) * 100);
}

/** Measuring and storing, and cups in grams. */
function Tips({ lists, cups, ...head }: FlourPart<'tips'>) {
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

/** The rows of the table; the calculator knows everything between them. */
const CUPS = [1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1, 2, 3, 4];

function Cups({ title, id, text, perCup, ...fields }: NonNullable<FlourPart<'tips'>['cups']>) {
  return (
    <div className="mt-stack" id={headingId({ title, id })}>
      <Split
        asked={
          <>
            <h3 className="text-xl">{title}</h3>
            {text && <p className="mt-3 mb-6 max-w-[56ch] text-ink-2">{text}</p>}
            <CupsToGrams perCup={perCup} words={fields} />
          </>
        }
      >
        <LearnTable
          caption={title}
          figures
          rows={CUPS.map((count) => ({
            id: String(count),
            name: cupsWords(count),
            values: [describeGrams(gramsOf(count, perCup))],
          }))}
        />
      </Split>
    </div>
  );
}

/** What is asked stays in view beside the long table. */
function Split({ asked, children }: { asked: ReactNode; children: ReactNode }) {
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[5fr_7fr] lg:gap-x-24">
      <div className="lg:sticky lg:top-24">{asked}</div>
      {children}
    </div>
  );
}
