import { SectionFrame } from '@/components/pages/sections/section-frame';
import { GRAMS_PER_CUP } from '@/data/learn/flours';
import { flourParts, flourTips, flourTools } from '@/data/pages/learn/flour';
import { describeGrams, gramsOf } from '@/lib/learn/flour-math';
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

/** Measuring and storing, and cups in grams. */
export function FlourTips() {
  const { cups } = flourTools;
  return (
    <SectionFrame {...flourParts.tips} wide>
      <div className="learn-pair">
        {[flourTips.measuring, flourTips.storing].map(({ id, title, items }) => (
          <div key={id} id={id}>
            <h3>{title}</h3>
            <ul className="learn-tips">
              {items.map((item) => (
                <li key={item.title}>
                  <b>{item.title}</b> {item.text}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className="learn-split cups" id={cups.id}>
        <div>
          <h3>{cups.title}</h3>
          <p className="learn-lead">{cups.text}</p>
          <CupsToGrams perCup={GRAMS_PER_CUP} words={cups.words} />
        </div>
        <table className="learn-table measures">
          <caption className="sr">{cups.title}</caption>
          <tbody>
            {CUPS.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                <td>{describeGrams(gramsOf(row.cups, GRAMS_PER_CUP))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </SectionFrame>
  );
}
