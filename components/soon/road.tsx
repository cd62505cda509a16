import { Picture } from '@/components/picture/picture';
import type { PicturedPart } from '@/lib/content/schema/house/soon';

export type RoadProps = { stops: readonly PicturedPart[] };

/** Parts as stops along a road. */
export function Road({ stops }: RoadProps) {
  return (
    <ol className="soon-road">
      {stops.map(({ title, text, picture }) => (
        <li key={title}>
          <Picture
            picture={picture}
            ratio="4/3"
            sizes="(min-width: 90rem) 411px, (min-width: 37.5rem) 30vw, 80vw"
            decorative
          />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
