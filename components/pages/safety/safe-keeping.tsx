import * as foodSafety from '@/.content/messages/foodSafety';
import * as messages from '@/.content/messages/safeTemperatures';
import { LearnTable } from '@/components/education/education-table';
import { READER_CONTENT } from '@/components/ui/reader-content';
import { SiteLink } from '@/components/ui/site-link';
import type { Authority } from '@/lib/content/schema/food-safety';
import { dishRows, keepingFigures } from '@/lib/pages/safety-text';
import type { UnderdoneFood } from '@/lib/recipe/safe-temperatures';
import { rich } from '@/lib/text/rich';
import { LargeFigure } from './large-figure';
import styles from './safety.module.css';

export type SafeKeepingProps = { authority: Authority };

/** Temperatures of leftovers from cold to hot, then how long dishes keep. */
export function SafeKeeping({ authority }: SafeKeepingProps) {
  return (
    <>
      <dl className={styles.scale}>
        {keepingFigures(authority).map(({ id, label, figure, after }) => (
          <div key={id} className={`${READER_CONTENT} ${styles[id]}`}>
            <dt className="font-display text-sm font-medium">{label}</dt>{' '}
            <dd className="mt-3">
              <LargeFigure figure={figure}>{after}</LargeFigure>
            </dd>{' '}
          </div>
        ))}
      </dl>
      <LearnTable
        className="mt-8"
        caption={messages.dishes}
        columns={[messages.dish, messages.inFridge, messages.inFreezer]}
        figures
        rows={dishRows(authority).map(({ id, name, fridge, freezer }) => ({
          id,
          name,
          values: [fridge, freezer],
        }))}
      />
    </>
  );
}

export type UnderdoneListProps = { foods: readonly UnderdoneFood[] };

/** For whom food below its safe temperature matters, and what to do. */
export function UnderdoneList({ foods }: UnderdoneListProps) {
  return (
    <>
      <p className="font-display text-lg leading-snug font-semibold">{foodSafety.atRisk}</p>
      <dl className="ruled mt-6 print:*:py-0.5">
        {foods.map(({ kind, name, condition, recipes }) => (
          <div className={`${READER_CONTENT} grid gap-x-8 gap-y-1 py-3 sm:grid-cols-[2fr_5fr]`} key={kind}>
            <dt className="font-display text-md font-semibold">{name}</dt>{' '}
            <dd className="leading-snug">
              {condition}
              {recipes.map(({ title, href, lang, instead }) => (
                <p className="mt-1.5" key={href}>
                  {rich(messages.named, {
                    name: (
                      <SiteLink className="link text-glaze" href={href} lang={lang}>
                        {title}
                      </SiteLink>
                    ),
                    text: <span lang={lang}>{instead.join(' ')}</span>,
                  })}
                </p>
              ))}
            </dd>{' '}
          </div>
        ))}
      </dl>
    </>
  );
}
