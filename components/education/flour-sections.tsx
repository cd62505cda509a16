import * as messages from '@/.content/messages/learn';
import { Picture } from '@/components/content/picture';
import { Prose } from '@/components/content/prose';
import { SectionFrame } from '@/components/content/section-frame';
import { pairSizes, pairsClass } from '@/components/recipe/card-pairs';
import { RecipeCard } from '@/components/recipe/recipe-card';
import type { SectionOf, SectionProps } from '@/lib/content/schema/page';
import { percentText } from '@/lib/education/flour-math';
import { filledCard } from '@/lib/recipe/picked-cards';
import { rich } from '@/lib/text/rich';
import { ExplainedCard, LabelledNote, PAIR, RULED } from './education-parts';
import { LearnTable } from './education-table';
import styles from './flour.module.css';

/** Opening paragraphs beside a kernel of wheat. */
export function Kernel({ section: { paragraphs, figure } }: SectionProps<'kernel'>) {
  return (
    <div className="wrap mt-part grid items-start gap-10 lg:grid-cols-[7fr_5fr] lg:gap-x-24">
      <Prose className="max-w-measure *:first:text-lg" paragraphs={paragraphs} />
      {figure && <KernelFigure {...figure} />}
    </div>
  );
}

const PARTS = ['bran', 'endosperm', 'germ'] as const;

/** A kernel cut lengthwise with its three parts named beside it. */
function KernelFigure({ picture, caption, ...parts }: NonNullable<SectionOf<'kernel'>['figure']>) {
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

/** Cards of recipes and pages with a badge each. */
export function Showcase({ section: { cards, ...head } }: SectionProps<'showcase'>) {
  return (
    <div className="screen-only">
      <SectionFrame {...head} wide>
        <div className={`${pairsClass(cards.length)} ${styles.twoLines}`}>
          {cards.map(({ page, badge, ...card }, index) => {
            const filled = filledCard({ ...card, ...(page && { href: page }) });
            return (
              <RecipeCard
                key={card.title}
                card={{ ...filled, badge, meta: undefined }}
                sizes={pairSizes(index, cards.length)}
              />
            );
          })}
        </div>
      </SectionFrame>
    </div>
  );
}

/** Comparison of two things: in paragraphs, then in a table. */
export function Comparison({ section: { left, right, rows, ...head } }: SectionProps<'comparison'>) {
  return (
    <SectionFrame {...head} wide>
      <div className={`grid gap-10 *:min-w-0 ${PAIR}`}>
        {[left, right].map(({ name, text }) => (
          <div key={name}>
            <h3 className="text-xl">{name}</h3>
            <p className="mt-3 max-w-[56ch] text-ink-2">{text}</p>
          </div>
        ))}
      </div>
      <LearnTable
        className="mt-stack"
        caption={head.title}
        columns={['', left.name, right.name]}
        rows={rows.map((row) => ({ id: row.name, name: row.name, values: [row.left, row.right] }))}
      />
    </SectionFrame>
  );
}

/** Lists of things with a small picture each. */
export function PictureLists({ section: { lists, ...head } }: SectionProps<'pictureLists'>) {
  return (
    <SectionFrame {...head} wide>
      <div className={`grid gap-10 *:min-w-0 ${PAIR}`}>
        {lists.map((list) => (
          <div key={list.title}>
            <h3 className="text-xl">{list.title}</h3>
            <ul className={`mt-4 ${RULED}`}>
              {list.items.map(({ name, text, picture }) => (
                <li className="flex gap-4 py-4" key={name}>
                  <Picture
                    className="aspect-square w-22 max-w-2/5 shrink-0 self-start lg:aspect-4/3 lg:w-38 print:hidden"
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
            {list.note && <p className="secondary mt-5">{list.note}</p>}
          </div>
        ))}
      </div>
    </SectionFrame>
  );
}

/** Cards of flours: protein, properties, uses, and recipes with them. */
export function FlourCards({ section: { flours, ...head } }: SectionProps<'flours'>) {
  return (
    <SectionFrame {...head} wide>
      <div className="grid gap-x-gap gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {flours.map((flour) => (
          <ExplainedCard
            key={flour.id}
            {...flour}
            sizes="three"
            figure={
              flour.protein
                ? rich(messages.protein, { percent: <b>{percentText(flour.protein)}</b> })
                : flour.proteinText
            }
          >
            <LabelledNote label={messages.bestFor}>{flour.bestFor}</LabelledNote>
          </ExplainedCard>
        ))}
      </div>
    </SectionFrame>
  );
}
