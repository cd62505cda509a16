import { Fragment, type ReactNode } from 'react';
import { hasUsUnits } from '@/.content/hasUsUnits';
import * as learn from '@/.content/messages/learn';
import * as messages from '@/.content/messages/safeTemperatures';
import { comma } from '@/.content/messages/text';
import { READER_CONTENT } from '@/components/ui/reader-content';
import { SiteLink } from '@/components/ui/site-link';
import type { Authority } from '@/lib/content/schema/food-safety';
import { daysText, heldText, inCelsius, inFahrenheit, resultText, wayTexts } from '@/lib/pages/safety-text';
import {
  type CookedRecipe,
  foodAnchor,
  type RecipeResult,
  type SafeFood,
  wayReasons,
} from '@/lib/recipe/safe-temperatures';
import { WAY_NAMES } from '@/lib/recipe/ways';
import { rich } from '@/lib/text/rich';
import { capitalize } from '@/lib/text/words';
import { LargeFigure } from './large-figure';
import styles from './safety.module.css';

/** Recipes of one kind of food that are shown at once. */
const SHOWN = 5;

/** Recipes that fit on one sheet with the rest of the page; more are not printed. */
const PRINTED = 10;

type Column = { name: string; cell: (food: SafeFood) => ReactNode; className?: string };

export type TemperatureTableProps = { foods: readonly SafeFood[]; authority: Authority };

/** Kinds of food with their safe temperature. On a phone a row is a card with the figure beside the name. */
export function TemperatureTable({ foods, authority }: TemperatureTableProps) {
  const isPrinted = foods.flatMap(({ recipes }) => recipes).length <= PRINTED;
  const columns: Column[] = [
    {
      name: messages.noThermometer,
      cell: (food) => food.ways.length > 0 && <Lines texts={wayTexts(food)} />,
    },
    { name: messages.fridge, cell: ({ days }) => days !== undefined && daysText(days) },
    {
      name: learn.inMyRecipes,
      cell: ({ recipes }) => recipes.length > 0 && <Recipes recipes={recipes} />,
      className: isPrinted ? '' : 'screen-only',
    },
  ];
  const shown = columns.filter(({ cell }) => foods.some(cell));
  const isHeld = foods.some(({ safe }) => safe.hold !== undefined);
  return (
    <table className={`${styles.table} ${isHeld ? styles.held : ''} w-full text-start leading-snug tabular`}>
      <caption className="secondary pb-3 text-start">
        {messages.caption({ authority: authority.name })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{messages.food}</th>
          <th scope="col">{messages.middle}</th>
          {shown.map(({ name, className }) => (
            <th key={name} className={className} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {foods.map((food) => (
          <tr key={food.kind} id={foodAnchor(food.kind)}>
            <th scope="row">{food.name}</th>
            <td>
              <LargeFigure figure={inCelsius(food.safe.at)}>
                {hasUsUnits && (
                  <>
                    <b>{inFahrenheit(food.safe.at)}</b>{' '}
                  </>
                )}
                <span className="block print:inline">{heldText(food.safe)}</span>
              </LargeFigure>
            </td>
            {shown.map(({ name, cell, className }) => {
              const content = cell(food);
              return (
                <td key={name} className={className} data-label={content ? name : undefined}>
                  {content && <div className={READER_CONTENT}>{content}</div>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Lines({ texts }: { texts: readonly string[] }) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** Recipes with what they cook a food to; after the first few on press. */
function Recipes({ recipes }: { recipes: readonly CookedRecipe[] }) {
  // A list that would hide one recipe shows it.
  const count = recipes.length > SHOWN + 1 ? SHOWN : recipes.length;
  return (
    <>
      <RecipeLines recipes={recipes.slice(0, count)} />
      {count < recipes.length && (
        <details className="print:hidden">
          <summary className="cursor-pointer py-2.5 font-display text-sm font-medium">
            {messages.more({ count: recipes.length - count })}
          </summary>
          <RecipeLines recipes={recipes.slice(count)} />
        </details>
      )}
    </>
  );
}

function RecipeLines({ recipes }: { recipes: readonly CookedRecipe[] }) {
  return (
    <ul>
      {recipes.map(({ title, href, lang, results }) => (
        <li key={href}>
          <SiteLink className="link text-glaze" href={href} lang={lang}>
            {title}
          </SiteLink>{' '}
          {results.map((result, index) => (
            <Fragment key={JSON.stringify(result)}>
              {index > 0 && comma}
              <Result result={result} lang={lang} />
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** Temperature or way that a recipe cooks a food to. On paper without °F, so that a recipe takes one line. */
function Result({ result, lang }: { result: RecipeResult; lang: string | undefined }) {
  if ('reason' in result) {
    return (
      <>
        <b className="text-gochu">{messages.underdone}</b> <span lang={lang}>{result.reason}</span>
      </>
    );
  }
  const { text, fahrenheit, held } = resultText(result);
  return (
    <span className="font-display">
      <span className={fahrenheit && 'whitespace-nowrap'}>
        <b>{text}</b>
        {fahrenheit && <span className="print:hidden"> {fahrenheit}</span>}
      </span>
      {held && ` ${held}`}
    </span>
  );
}

export type WayReasonsProps = { authority: Authority };

/** Reasons why ways without a thermometer are safe that the authority does not name; null if it names all. */
export function WayReasons({ authority }: WayReasonsProps) {
  const reasons = wayReasons(authority);
  if (reasons.length === 0) return null;
  return (
    <ul
      className={`${READER_CONTENT} secondary mt-5 grid gap-x-gap gap-y-1.5 md:grid-cols-2 print:grid-cols-2 print:gap-y-0`}
    >
      {reasons.map(({ way, because }) => (
        <li key={way + because}>
          {rich((names) => messages.named({ ...names, text: because }), {
            name: <b className="font-semibold text-ink">{capitalize(WAY_NAMES[way])}</b>,
          })}
        </li>
      ))}
    </ul>
  );
}
