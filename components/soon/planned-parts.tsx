import { Picture } from '@/components/picture/picture';
import type { Plan } from '@/lib/content/schema/page';

/** How each look draws its pictures, and the class of its list. */
const LOOKS = {
  circles: {
    className: 'soon-jars',
    ratio: '1',
    sizes: '(min-width: 90rem) 492px, (min-width: 37.5rem) 37vw, 9.4rem',
  },
  road: {
    className: 'soon-road',
    ratio: '4/3',
    sizes: '(min-width: 90rem) 411px, (min-width: 37.5rem) 30vw, 80vw',
  },
} as const;

export type PlannedPartsProps = Pick<Plan, 'look' | 'parts'>;

/** The parts of what is to come: under round pictures, as stops along a road, or as panels without pictures. */
export function PlannedParts({ look, parts }: PlannedPartsProps) {
  const drawn = look ?? (parts.every(({ picture }) => picture) ? 'circles' : 'panels');
  if (drawn === 'panels') {
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
  const { className, ratio, sizes } = LOOKS[drawn];
  const List = drawn === 'road' ? 'ol' : 'ul';
  return (
    <List className={className}>
      {parts.map(({ title, text, picture }) => (
        <li key={title}>
          {picture && <Picture picture={picture} ratio={ratio} sizes={sizes} decorative />}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
