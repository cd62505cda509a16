import {
  ArrowUpRight,
  Camera,
  type LucideIcon,
  MessageCircle,
  Smartphone,
  TvMinimalPlay,
} from 'lucide-react';
import { SectionFrame } from '@/components/pages/sections/section-frame';
import { Picture } from '@/components/picture/picture';
import type { profiles } from '@/data/pages/house/content';
import type { Site } from '@/data/schema/site';
import { profileHandle } from '@/lib/text/profile-handle';
import { NoodleNote } from './noodle-note';

type Network = Site['socials'][number]['name'];

/** Plain signs of what each place is for, not the marks of its owners. The class gives the shape of the picture. */
const SIGNS: Record<Network, { Icon: LucideIcon; shape: string; sizes: string }> = {
  YouTube: {
    Icon: TvMinimalPlay,
    shape: 'wide',
    sizes: '(min-width: 64rem) 36vw, (min-width: 37.5rem) 60vw, 92vw',
  },
  Instagram: {
    Icon: Camera,
    shape: 'square',
    sizes: '(min-width: 64rem) 27vw, (min-width: 37.5rem) 46vw, 38vw',
  },
  TikTok: {
    Icon: Smartphone,
    shape: 'tall',
    sizes: '(min-width: 64rem) 27vw, (min-width: 37.5rem) 46vw, 50vw',
  },
  Twitter: {
    Icon: MessageCircle,
    shape: 'note',
    sizes: '(min-width: 64rem) 27vw, (min-width: 37.5rem) 46vw, 38vw',
  },
};

export type ProfileCardsProps = { words: typeof profiles; socials: Site['socials'] };

/** The profiles elsewhere as a strip of pictures, each in the shape that place shows things in. */
export function ProfileCards({ words, socials }: ProfileCardsProps) {
  return (
    <SectionFrame title={words.title} id={words.id} text={words.text} wide>
      <ul className="ct-strip">
        {socials.map(({ name, href, note }) => {
          const { Icon, shape, sizes } = SIGNS[name];
          const { text, picture } = words.cards[name];
          const handle = profileHandle(href);
          return (
            <li key={name} className={shape}>
              {picture ? (
                <Picture picture={picture} decorative sizes={sizes} />
              ) : (
                <span className="pic w-sky">
                  <NoodleNote />
                </span>
              )}
              <h3>
                <Icon className="i" size={20} />
                <a href={href} target="_blank" rel="noopener noreferrer">
                  {name}
                  <span className="sr">, opens in a new tab</span>
                </a>
                <ArrowUpRight className="i" size={20} />
              </h3>
              <p className="meta">
                {handle && <b>{handle}</b>}
                <span>{note}</span>
              </p>
              <p>{text}</p>
            </li>
          );
        })}
      </ul>
    </SectionFrame>
  );
}
