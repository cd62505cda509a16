import { ArrowRight, Timer } from 'lucide';
import type { ReactNode } from 'react';
import * as messages from '@/.content/messages/pages';
import * as planMessages from '@/.content/messages/plan';
import { LargeSection } from '@/components/pages/sections/large-section';
import { renderPieces } from '@/components/recipe/pieces';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { SectionProps } from '@/lib/content/schema/page';
import { describePosition } from '@/lib/cook/cook';
import { COOK_HASH } from '@/lib/cook/cook-hash';
import type { CookExample, ListExample, PlanExample } from '@/lib/pages/tool-examples';
import { cardTitle, everyIngredientOf, recipePath } from '@/lib/recipe/blocks';
import { describeClock } from '@/lib/recipe/durations';
import { otherLanguageOf, recipeLanguage } from '@/lib/recipe/language';
import { AS_WRITTEN, describeSentence } from '@/lib/recipe/sentence';
import { unbroken } from '@/lib/text/words';
import styles from './home.module.css';
import { PlanLink } from './plan-link.client';

export type ToolExamplesProps = {
  section: Pick<SectionProps<'tools'>['section'], 'title' | 'id'>;
  cook?: CookExample | undefined;
  plan?: PlanExample | undefined;
  list?: ListExample | undefined;
};

/** Tools of the site, each with an example of a real recipe and a link that opens it there. Null without examples. */
export function ToolExamples({ section: { title, id }, cook, plan, list }: ToolExamplesProps) {
  if (!cook && !plan && !list) return null;
  return (
    <LargeSection title={title} id={id} tall>
      <div className="grid gap-x-gap gap-y-10 lg:grid-cols-3">
        {cook && <CookPanel {...cook} />}
        {plan && <PlanPanel {...plan} />}
        {list && <ListPanel {...list} />}
      </div>
    </LargeSection>
  );
}

const LINK =
  'covering-link inline-flex items-center gap-1.5 decoration-2 underline-offset-4 group-hover:underline';
const ARROW = <Icon of={ArrowRight} directed size={18} />;
const NAME = 'font-display text-sm font-medium';

type ExampleProps = { title: string; className: string; link: ReactNode; children: ReactNode };

function Example({ title, className, link, children }: ExampleProps) {
  return (
    <article className={`group relative *:min-w-0 ${styles.example}`}>
      <h3 className="text-xl">{title}</h3>
      <figure className={`rounded-card p-5 ${className}`}>{children}</figure>
      <p className="font-display text-base font-semibold">{link}</p>
    </article>
  );
}

/** A step on the colours of cook mode. */
function CookPanel({ recipe, step, index, count, timer }: CookExample) {
  const { recipe: own, site } = recipeLanguage(recipe);
  const listed = { ingredients: everyIngredientOf(recipe), durations: step.durations };
  return (
    <Example
      title={messages.cookStepByStep}
      className="bg-glaze-deep text-on-glaze-deep forced-colors:border"
      link={
        <Link className={LINK} href={`${recipePath(recipe)}#${COOK_HASH}`}>
          {messages.openCookMode} {ARROW}
        </Link>
      }
    >
      <p className={`${NAME} flex flex-wrap justify-between gap-x-4 text-on-glaze-deep-2`}>
        <span lang={otherLanguageOf(recipe)}>{cardTitle(recipe)}</span>{' '}
        <span className="tabular">{describePosition(index, count)}</span>
      </p>
      <div {...own}>
        <p className="mt-3 font-display text-lg leading-tight font-semibold">{step.title}</p>
        <p className="mt-2 leading-snug">
          {renderPieces(describeSentence(step.text, listed, AS_WRITTEN), site)}
        </p>
      </div>
      {timer && (
        <p className="mt-4 inline-flex items-center gap-2 rounded-full bg-danmuji px-4 py-2 font-display text-lg leading-tight font-bold text-on-danmuji tabular">
          <Icon of={Timer} size={20} /> {describeClock(timer.length)}
        </p>
      )}
    </Example>
  );
}

/** When to start, and when to be back in the kitchen. */
function PlanPanel({ recipe, question, answer, total, rows, eatAt }: PlanExample) {
  const lang = otherLanguageOf(recipe);
  return (
    <Example
      title={messages.planBack}
      className="bg-wash-danmuji forced-colors:border"
      link={
        <PlanLink className={LINK} path={recipePath(recipe)} total={total}>
          {planMessages.title} {ARROW}
        </PlanLink>
      }
    >
      <p className={`${NAME} text-ink-2`} lang={lang}>
        {cardTitle(recipe)}
      </p>
      <p className="mt-3 font-display text-lg leading-tight font-semibold">{question}</p>
      <p className="mt-2 leading-snug">{answer}</p>
      <ul
        className={`${styles.times} mt-4 gap-x-4 border-t border-ink font-display text-sm *:border-b *:border-line *:py-2`}
      >
        {rows.map(({ id, time, title }) => (
          <li key={id}>
            <b className="font-semibold tabular">{time}</b> <span lang={lang}>{title}</span>
          </li>
        ))}
        <li>
          <b className="font-semibold tabular">{eatAt}</b> {planMessages.eat}
        </li>
      </ul>
    </Example>
  );
}

/** First lines of the shopping list of two recipes. */
function ListPanel({ recipes: [first, second], rows, more, hash }: ListExample) {
  if (!first || !second) return null;
  return (
    <Example
      title={messages.oneList}
      className="border border-line bg-raised"
      link={
        // Loaded by the browser: the router does not scroll to the top of an address with a hash.
        <Link className={LINK} href={`/recipes/shopping-list${hash}`} target="_self">
          {messages.openList} {ARROW}
        </Link>
      }
    >
      <p className={`${NAME} text-ink-2`}>
        {messages.recipesTogether({ first: cardTitle(first), second: cardTitle(second) })}
      </p>
      <ul className="mt-3 border-t border-ink">
        {rows.map(({ key, parts, lang, use }) => (
          <li className="flex items-start gap-3 border-b border-line py-2 leading-snug" key={key}>
            <span className="size-6 shrink-0 rounded-sm border border-control" aria-hidden="true" />
            <span>
              {parts.map(({ text, role }) =>
                role === 'amount' ? (
                  <b className="font-display font-semibold tabular" key={text}>
                    {text}
                  </b>
                ) : (
                  <span lang={lang} key={text}>
                    {text}
                  </span>
                ),
              )}{' '}
              <span className="secondary block text-xs">{unbroken(use)}</span>
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="secondary mt-3">{messages.moreToBuy({ count: more })}</p>}
    </Example>
  );
}
