import { ArrowUpRight, Camera, type IconNode, MessageCircle, Smartphone, TvMinimalPlay } from 'lucide';
import { SectionFrame } from '@/components/pages/sections/section-frame';
import { Picture } from '@/components/picture/picture';
import { Icon } from '@/components/ui/icon';
import type { profiles } from '@/data/pages/house/content';
import type { Site } from '@/lib/content/schema/site';
import { profileHandle } from '@/lib/text/profile-handle';

type Network = Site['socials'][number]['name'];

/** Plain signs of what each place is for, not the marks of its owners. The class gives the shape of the picture. */
const SIGNS: Record<Network, { lines: IconNode; shape: string; sizes: string }> = {
  YouTube: {
    lines: TvMinimalPlay,
    shape: 'wide',
    sizes: '(min-width: 90rem) 488px, (min-width: 64rem) 35vw, (min-width: 37.5rem) 58vw, 92vw',
  },
  Instagram: {
    lines: Camera,
    shape: 'square',
    sizes: '(min-width: 90rem) 366px, (min-width: 64rem) 26vw, (min-width: 37.5rem) 43vw, 44vw',
  },
  TikTok: {
    lines: Smartphone,
    shape: 'tall',
    sizes: '(min-width: 90rem) 366px, (min-width: 64rem) 26vw, (min-width: 37.5rem) 56vw, 70vw',
  },
  Twitter: {
    lines: MessageCircle,
    shape: 'note',
    sizes: '(min-width: 90rem) 366px, (min-width: 64rem) 26vw, (min-width: 37.5rem) 61vw, 44vw',
  },
};

export type ProfileCardsProps = { words: typeof profiles; socials: Site['socials'] };

/** The profiles elsewhere as a strip of pictures, each in the shape that place shows things in. */
export function ProfileCards({ words, socials }: ProfileCardsProps) {
  return (
    <SectionFrame title={words.title} id={words.id} text={words.text} wide>
      <ul className="ct-strip">
        {socials.map(({ name, href, note }) => {
          const { lines, shape, sizes } = SIGNS[name];
          const { text, picture } = words.cards[name];
          const handle = profileHandle(href);
          return (
            <li key={name} className={shape}>
              <Picture picture={picture} decorative sizes={sizes} priority={name === socials[0]?.name} />
              <h3>
                <Icon of={lines} size={20} />
                <a href={href} target="_blank" rel="noopener noreferrer">
                  {name}
                  <span className="sr">, opens in a new tab</span>
                </a>
                <Icon of={ArrowUpRight} size={20} />
              </h3>
              <p className="meta">
                {handle && <b>{handle}</b>} <span>{note}</span>
              </p>
              <p>{text}</p>
            </li>
          );
        })}
      </ul>
    </SectionFrame>
  );
}
