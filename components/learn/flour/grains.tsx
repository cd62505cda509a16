import { SectionFrame } from '@/components/pages/sections/section-frame';
import { Picture } from '@/components/picture/picture';
import type { FlourPart } from '@/lib/content/schema/learn';

export type GrainsProps = { grains: FlourPart<'grains'> };

/** The wheats, and the grains beside wheat, each with its picture. */
export function Grains({ grains: { lists, ...head } }: GrainsProps) {
  return (
    <SectionFrame {...head} wide>
      <div className="learn-pair">
        {lists.map((list) => (
          <div key={list.title}>
            <h3>{list.title}</h3>
            <ul className="learn-rows">
              {list.grains.map(({ name, text, picture }) => (
                <li key={name}>
                  <Picture picture={picture} sizes="9.4rem" />
                  <h4>{name}</h4>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
            {list.note && <p className="pg-note">{list.note}</p>}
          </div>
        ))}
      </div>
    </SectionFrame>
  );
}
