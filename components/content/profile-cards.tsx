import { ArrowUpRight } from 'lucide';
import * as links from '@/.content/words/links';
import { SectionFrame } from '@/components/pages/sections/section-frame';
import { Picture } from '@/components/picture/picture';
import { Icon } from '@/components/ui/icon';
import type { Profiles } from '@/lib/content/schema/content';
import type { Site } from '@/lib/content/schema/site';
import { profileHandle } from '@/lib/text/profile-handle';
import { type Network, networkOf } from './networks';

/** Widths of the pictures while at most four stand in a row. */
const SIZES: Record<Network['shape'], string> = {
  wide: '(min-width: 90rem) 488px, (min-width: 64rem) 35vw, (min-width: 37.5rem) 58vw, 92vw',
  square: '(min-width: 90rem) 366px, (min-width: 64rem) 26vw, (min-width: 37.5rem) 43vw, 44vw',
  tall: '(min-width: 90rem) 366px, (min-width: 64rem) 26vw, (min-width: 37.5rem) 56vw, 70vw',
  note: '(min-width: 90rem) 366px, (min-width: 64rem) 26vw, (min-width: 37.5rem) 61vw, 44vw',
};

/** So many fit beside one another in shapes of their own; more of them, or others, stand in equal columns. */
const MOST_SHAPES = 4;

export type ProfileCardsProps = { words: Profiles; socials: Site['socials'] };

/** The profiles elsewhere as a strip of pictures, each in the shape that place shows things in. */
export function ProfileCards({ words, socials }: ProfileCardsProps) {
  if (socials.length === 0) return null;
  const shapes = socials.map(({ name }) => networkOf(name).shape);
  const isStrip = socials.length <= MOST_SHAPES && new Set(shapes).size === shapes.length;
  return (
    <SectionFrame title={words.title} id={words.id} text={words.text} wide>
      <ul className={isStrip ? 'ct-strip' : 'ct-strip even'}>
        {socials.map(({ name, href, note }) => {
          const { sign, shape } = networkOf(name);
          const { text, picture } = words.cards[name] ?? {};
          const handle = profileHandle(href);
          return (
            <li key={href} className={isStrip ? shape : undefined}>
              {picture ? (
                <Picture
                  picture={picture}
                  decorative
                  sizes={isStrip ? SIZES[shape] : SIZES.square}
                  priority={href === socials[0]?.href}
                />
              ) : (
                <div className="pic">
                  <Icon of={sign} size={64} />
                </div>
              )}
              <h3>
                <Icon of={sign} size={20} />
                <a href={href} target="_blank" rel="noopener noreferrer">
                  {name}
                  <span className="sr">{links.newTab}</span>
                </a>
                <Icon of={ArrowUpRight} size={20} />
              </h3>
              <p className="meta">
                {handle && <b>{handle}</b>} {note && <span>{note}</span>}
              </p>
              {text && <p>{text}</p>}
            </li>
          );
        })}
      </ul>
    </SectionFrame>
  );
}
