import {
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

/** How a place for profiles is drawn. */
export type Network = {
  /** A plain sign of what the place is for, not the mark of its owner. */
  sign: IconNode;
  /** Shape of what is shown there, a class of the card. */
  shape: 'wide' | 'square' | 'tall' | 'note';
};

const square = (sign: IconNode): Network => ({ sign, shape: 'square' });
const note = (sign: IconNode): Network => ({ sign, shape: 'note' });

const FILMS: Network = { sign: TvMinimalPlay, shape: 'wide' };

/** Places that are known, by their names in lower case. */
const KNOWN: Readonly<Record<string, Network>> = {
  youtube: FILMS,
  vimeo: FILMS,
  twitch: FILMS,
  instagram: square(Camera),
  pixelfed: square(Camera),
  flickr: square(Camera),
  tiktok: { sign: Smartphone, shape: 'tall' },
  twitter: note(MessageCircle),
  x: note(MessageCircle),
  bluesky: note(Cloud),
  mastodon: note(MessagesSquare),
  threads: note(AtSign),
  pinterest: square(Pin),
  facebook: square(UsersRound),
  substack: square(Newspaper),
  newsletter: square(Mail),
  podcast: square(Podcast),
  spotify: square(Headphones),
};

/** How a network is drawn, whatever its name. */
export function networkOf(name: string): Network {
  const key = name.trim().toLowerCase();
  return (Object.hasOwn(KNOWN, key) ? KNOWN[key] : undefined) ?? square(Globe);
}
