import type { ReactNode } from 'react';
import * as learn from '@/.content/messages/learn';
import * as messages from '@/.content/messages/safeTemperatures';
import { SiteLink } from '@/components/ui/site-link';
import type { Authority } from '@/lib/content/schema/food-safety';
import { daysText, heldText, inCelsius, inFahrenheit, resultText, wayTexts } from '@/lib/pages/safety-text';
import { type CookedRecipe, foodAnchor, type SafeFood, wayReasons } from '@/lib/recipe/safe-temperatures';
import { WAY_NAMES } from '@/lib/recipe/ways';
import { rich } from '@/lib/text/rich';
import { capitalize } from '@/lib/text/words';
import { Figure } from './figure';
import styles from './safety.module.css';

/** Recipes of one kind of food that are shown at once. */
const SHOWN = 5;

export type TemperatureTableProps = { foods: readonly SafeFood[]; authority: Authority };

/** Kinds of food with their safe temperature. On a phone a row is a card with the figure beside the name. */
export function TemperatureTable({ foods, authority }: TemperatureTableProps) {
  const columns: { name: string; isEmpty?: boolean; cell: (food: SafeFood) => ReactNode }[] = [
    {
      name: messages.noThermometer,
      cell: (food) => food.ways.length > 0 && <Lines texts={wayTexts(food)} />,
    },
    { name: messages.fridge, cell: ({ days }) => days !== undefined && daysText(days) },
    {
      name: learn.inMyRecipes,
      cell: ({ recipes }) => recipes.length > 0 && <Recipes recipes={recipes} />,
    },
  ];
  const shown = columns.filter(({ cell }) => foods.some(cell));
  return (
    <table className={`${styles.table} w-full text-left leading-snug tabular`}>
      <caption className="meta pb-3 text-left">{messages.caption({ authority: authority.name })}</caption>
      <thead>
        <tr>
          {[messages.food, messages.middle, ...shown.map(({ name }) => name)].map((name) => (
            <th key={name} scope="col">
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
              <Figure figure={inCelsius(food.safe.at)}>
                <b>{inFahrenheit(food.safe.at)}</b> {heldText(food.safe)}
              </Figure>
            </td>
            {shown.map(({ name, cell }) => {
              const content = cell(food);
              return (
                <td key={name} data-label={content ? name : undefined}>
                  {content && <div>{content}</div>}
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
          <summary className="cursor-pointer py-1.5 font-display text-sm font-medium">
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
    <ul className={styles.recipes}>
      {recipes.map(({ title, href, lang, results }) => (
        <li key={href}>
          <SiteLink className="link text-glaze" href={href} lang={lang}>
            {title}
          </SiteLink>{' '}
          {results.map((result) =>
            'reason' in result ? (
              <span key={result.reason}>
                <b className="text-gochu">{messages.underdone}</b> <span lang={lang}>{result.reason}</span>
              </span>
            ) : (
              <b key={resultText(result)}>{resultText(result)}</b>
            ),
          )}
        </li>
      ))}
    </ul>
  );
}

/** Why ways without a thermometer are safe that the authority does not name; null if it names all. */
export function WayReasons({ authority }: { authority: Authority }) {
  const reasons = wayReasons(authority);
  if (reasons.length === 0) return null;
  return (
    <ul className="meta mt-5 grid gap-x-gap gap-y-1.5 md:grid-cols-2 text-pretty print:grid-cols-2 print:gap-y-0">
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
