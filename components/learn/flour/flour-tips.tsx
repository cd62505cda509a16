import { SectionFrame } from '@/components/pages/sections/section-frame';
import type { FlourPart } from '@/lib/content/schema/learn';
import { cupsWords, describeGrams, gramsOf } from '@/lib/learn/flour-math';
import { headingId } from '@/lib/text/slug';
import { CupsToGrams } from './cups-to-grams.client';

/** The rows of the table; the calculator knows everything between them. */
const CUPS = [1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1, 2, 3, 4];

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
          {CUPS.map((count) => (
            <tr key={count}>
              <th scope="row">{cupsWords(count)}</th>
              <td>{describeGrams(gramsOf(count, perCup))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
