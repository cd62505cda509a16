import type { SoonPart } from '@/lib/content/schema/house/soon';

export type TwoPartsProps = { parts: readonly SoonPart[] };

/** Two parts side by side, each on a ground of its own. */
export function TwoParts({ parts }: TwoPartsProps) {
  return (
    <ul className="soon-two">
      {parts.map(({ title, text }) => (
        <li key={title}>
          <h3 className="t-1">{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
