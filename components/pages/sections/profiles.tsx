import {
  ArrowUpRight,
  AtSign,
  Camera,
  Cloud,
  Globe,
  Headphones,
  type IconNode,
  Mail,
  MessageCircle,
  MessagesSquare,
  Newspaper,
  Pin,
  Podcast,
  Smartphone,
  TvMinimalPlay,
  UsersRound,
} from 'lucide';
import * as links from '@/.content/messages/links';
import { Picture } from '@/components/content/picture';
import { SectionFrame } from '@/components/content/section-frame';
import { Icon } from '@/components/ui/icon';
import type { SectionProps } from '@/lib/content/schema/page';
import type { Site } from '@/lib/content/schema/site';
import { profileHandle } from '@/lib/text/profile-handle';
import styles from './profiles.module.css';

/** Aspect ratio of a network's pictures, and their widths with up to four in a row. */
const SHAPES = {
  wide: {
    ratio: styles.wide,
    sizes: '(min-width: 90rem) 488px, (min-width: 64rem) 35vw, (min-width: 37.5rem) 58vw, 92vw',
  },
  square: {
    ratio: styles.square,
    sizes: '(min-width: 90rem) 366px, (min-width: 64rem) 26vw, (min-width: 37.5rem) 43vw, 9.4rem',
  },
  tall: {
    ratio: styles.tall,
    sizes: '(min-width: 90rem) 366px, (min-width: 64rem) 26vw, (min-width: 37.5rem) 72vw, 15rem',
  },
  note: {
    ratio: styles.square,
    sizes: '(min-width: 90rem) 366px, (min-width: 64rem) 26vw, (min-width: 37.5rem) 72vw, 9.4rem',
  },
} as const;

type Network = {
  /** Generic icon, not the logo of the network. */
  sign: IconNode;
  shape: keyof typeof SHAPES;
};

const square = (sign: IconNode): Network => ({ sign, shape: 'square' });
const note = (sign: IconNode): Network => ({ sign, shape: 'note' });

const FILMS: Network = { sign: TvMinimalPlay, shape: 'wide' };

/** Known networks by name, in lower case. */
const NETWORKS = new Map<string, Network>([
  ['youtube', FILMS],
  ['vimeo', FILMS],
  ['twitch', FILMS],
  ['instagram', square(Camera)],
  ['pixelfed', square(Camera)],
  ['flickr', square(Camera)],
  ['tiktok', { sign: Smartphone, shape: 'tall' }],
  ['twitter', note(MessageCircle)],
  ['x', note(MessageCircle)],
  ['bluesky', note(Cloud)],
  ['mastodon', note(MessagesSquare)],
  ['threads', note(AtSign)],
  ['pinterest', square(Pin)],
  ['facebook', square(UsersRound)],
  ['substack', square(Newspaper)],
  ['newsletter', square(Mail)],
  ['podcast', square(Podcast)],
  ['spotify', square(Headphones)],
]);

/** Look of a network; that of other networks by default. */
const networkOf = (name: string) => NETWORKS.get(name.trim().toLowerCase()) ?? square(Globe);

/** Maximum number of known networks in one row with their own aspect ratios; otherwise columns are equal. */
const MOST_SHAPES = 4;

/** Pictures of equal height: the aspect ratio determines the width of a card; two per row, on wide screens four. */
const STRIP = `sm:flex sm:flex-wrap ${styles.strip}`;
const COLUMNS = 'sm:grid-cols-2 lg:grid-cols-4';
/** On a phone the picture is beside the text, except for videos. */
const ROW = 'max-sm:grid max-sm:grid-cols-[min(7rem,40%)_minmax(0,1fr)] max-sm:gap-x-4';

export type ProfileCardsProps = SectionProps<'profiles'> & { socials: Site['socials'] };

/** Profiles as a row of pictures, each with the aspect ratio of its network. */
export function ProfileCards({ section, socials }: ProfileCardsProps) {
  if (socials.length === 0) return null;
  const shapes = socials.map(({ name }) => networkOf(name).shape);
  const isStrip = socials.length <= MOST_SHAPES && new Set(shapes).size === shapes.length;
  return (
    <SectionFrame title={section.title} id={section.id} text={section.text} wide>
      <ul className={`grid gap-x-gap gap-y-8 ${isStrip ? STRIP : COLUMNS}`}>
        {socials.map(({ name, href, note }) => {
          const { sign, shape } = networkOf(name);
          const { ratio, sizes } = SHAPES[isStrip ? shape : 'square'];
          const { text, picture } = section.cards[name] ?? {};
          const handle = profileHandle(href);
          const isRow = !isStrip || shape !== 'wide';
          return (
            <li key={href} className={`group relative min-w-0 ${ratio} ${isRow ? ROW : ''}`}>
              {picture ? (
                <Picture
                  className={`${styles.picture} self-start print:hidden`}
                  picture={picture}
                  decorative
                  sizes={sizes}
                  priority={href === socials[0]?.href}
                />
              ) : (
                <div
                  className={`${styles.picture} grid place-items-center rounded-picture bg-wash-sage text-ink-2 print:hidden`}
                >
                  <Icon of={sign} size={64} />
                </div>
              )}
              <div>
                <h3
                  className={`flex items-center gap-2 text-lg leading-tight wrap-anywhere ${isRow ? 'sm:mt-4' : 'mt-4'}`}
                >
                  <Icon of={sign} size={20} />
                  <a
                    className="covering-link decoration-2 underline-offset-4 hover:underline"
                    href={href}
                    target="_blank"
                    rel="noopener noreferrer"
                  >
                    {name}
                    <span className="sr-only">{links.newTab}</span>
                  </a>
                  <Icon of={ArrowUpRight} directed size={20} className="ms-auto text-ink-3" />
                </h3>
                <p className="secondary mt-1.5 wrap-anywhere">
                  {handle && <b className="me-1 font-semibold text-ink-2 lg:block">{handle}</b>}{' '}
                  {note && <span>{note}</span>}
                </p>
                {text && <p className="mt-2 max-w-[44ch] text-base leading-snug text-ink-2">{text}</p>}
              </div>
            </li>
          );
        })}
      </ul>
    </SectionFrame>
  );
}
