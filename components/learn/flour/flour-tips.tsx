import { SectionFrame } from '@/components/pages/sections/section-frame';
import type { FlourPart } from '@/lib/content/schema/pages/flour';
import { describeGrams, gramsOf } from '@/lib/learn/flour-math';
import { headingId } from '@/lib/text/slug';
import { CupsToGrams } from './cups-to-grams.client';

/** The rows of the table; the calculator knows everything between them. */
const CUPS = [
  { name: '¼ cup', cups: 1 / 4 },
  { name: '⅓ cup', cups: 1 / 3 },
  { name: '½ cup', cups: 1 / 2 },
  { name: '⅔ cup', cups: 2 / 3 },
  { name: '¾ cup', cups: 3 / 4 },
  { name: '1 cup', cups: 1 },
  { name: '2 cups', cups: 2 },
  { name: '3 cups', cups: 3 },
  { name: '4 cups', cups: 4 },
] as const;

export type FlourTipsProps = { tips: FlourPart<'tips'> };

/** Measuring and storing, and cups in grams. */
export function FlourTips({ tips: { lists, cups, ...head } }: FlourTipsProps) {
  return (
    <SectionFrame {...head} wide>
      {lists.length > 0 && (
        <div className="learn-pair">
          {lists.map((list) => (
            <div key={list.title} id={headingId(list)}>
              <h3>{list.title}</h3>
              <ul className="learn-tips">
                {list.items.map((item) => (
                  <li key={item.title}>
                    <b>{item.title}</b> {item.text}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
      {cups && <Cups {...cups} />}
    </SectionFrame>
  );
}

type CupsProps = NonNullable<FlourTipsProps['tips']['cups']>;

function Cups({ title, id, text, perCup, ...words }: CupsProps) {
  return (
    <div className="learn-split cups" id={headingId({ title, id })}>
      <div>
        <h3>{title}</h3>
        {text && <p className="learn-lead">{text}</p>}
        <CupsToGrams perCup={perCup} words={words} />
      </div>
      <table className="learn-table measures">
        <caption className="sr">{title}</caption>
        <tbody>
          {CUPS.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td>{describeGrams(gramsOf(row.cups, perCup))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
