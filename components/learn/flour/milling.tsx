import { SectionFrame } from '@/components/pages/sections/section-frame';
import type { FlourPart } from '@/lib/content/schema/learn';

export type MillingProps = { milling: FlourPart<'milling'> };

/** Stone and roller milling beside each other: in words, then point by point. */
export function Milling({ milling: { stone, roller, rows, ...head } }: MillingProps) {
  return (
    <SectionFrame {...head} wide>
      <div className="learn-pair">
        {[stone, roller].map(({ name, text }) => (
          <div key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
      <table className="learn-table versus">
        <caption className="sr">{head.title}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{stone.name}</th>
            <th scope="col">{roller.name}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td>{row.stone}</td>
              <td>{row.roller}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </SectionFrame>
  );
}
