import { Picture } from '@/components/picture/picture';
import type { PicturedPart } from '@/lib/content/schema/house/soon';

export type JarsProps = { parts: readonly PicturedPart[] };

/** Parts under round pictures, like open jars seen from above. */
export function Jars({ parts }: JarsProps) {
  return (
    <ul className="soon-jars">
      {parts.map(({ title, text, picture }) => (
        <li key={title}>
          <Picture
            picture={picture}
            ratio="1"
            sizes="(min-width: 90rem) 492px, (min-width: 37.5rem) 37vw, 9.4rem"
            decorative
          />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
