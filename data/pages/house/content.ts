import { pictures } from '@/data/pages/pictures';
import type { Mail, Page } from '@/lib/content/schema/page';
import type { PictureRef } from '@/lib/content/schema/recipe';
import { sample } from '@/lib/content/schema/sample';
import type { Site } from '@/lib/content/schema/site';

type Network = Site['socials'][number]['name'];

/** The cards of the profiles: what one finds there, and a picture in the shape that place shows things in. */
export const profiles: {
  id: string;
  title: string;
  text: string;
  cards: Record<Network, { text: string; picture: PictureRef }>;
} = {
  id: 'profiles',
  title: 'Where to follow along',
  text: 'Each opens in a new tab.',
  cards: sample(
    {
      YouTube: {
        text: 'The long version: the whole cook at the speed it takes, with the parts that went wrong left in.',
        picture: pictures.blackBeanPaste,
      },
      Instagram: {
        text: 'What I ate and where: counters, market stalls, the one table by the window.',
        picture: pictures.winterWindow,
      },
      TikTok: {
        text: 'One idea at a time: how to fold it, cut it or save it.',
        picture: { ...pictures.vegetables, focus: [36, 50] },
      },
      Twitter: {
        text: 'Short answers and long opinions, most of them about noodles.',
        picture: pictures.danDanNoodles,
      },
    },
    'what one finds on each of your profiles',
  ),
};

/** What the media kit holds, and what I say yes and no to. */
export const mediaKit: {
  id: string;
  title: string;
  text: string;
  /** Labels of the numbers that stand beside it, as data/pages/house/programs.ts gives them. */
  numbers: string[];
  holds: { title: string; items: { name: string; text: string }[] };
  answers: { title: string; items: string[] }[];
  note: string;
  mail: Mail;
} = {
  id: 'media-kit',
  title: 'Media Kit Inquiries',
  text: 'Brands, editors and event organisers: tell me what you have in mind and when, and I will send the media kit.',
  numbers: ['years experience', 'total views'],
  holds: sample(
    {
      title: 'What is in it',
      items: [
        { name: 'Who watches', text: 'Age, place and language of the audience, channel by channel.' },
        {
          name: 'What I make',
          text: 'Films, short clips, written recipes and city guides, with examples.',
        },
        { name: 'What it costs', text: 'A price for each of them, and for all of them over a season.' },
        { name: 'How it goes', text: 'From brief to upload: the dates, the drafts and who sees them.' },
      ],
    },
    'what your media kit holds',
  ),
  answers: sample(
    [
      {
        title: 'I say yes to',
        items: [
          'Tools and ingredients I would buy anyway, once I have cooked with them',
          'Mills, farms, markets and kitchens that let me see how it is done',
          'Editors who cook a recipe before they print it',
        ],
      },
      {
        title: 'I say no to',
        items: [
          'A recipe bent around something it does not need',
          'Supplements, diets and anything that promises a new body',
          'An opinion that was written before the tasting',
        ],
      },
    ],
    'what you say yes and no to',
  ),
  note: 'What is paid for says so, and says it first.',
  mail: {
    buttonText: 'Ask for the media kit',
    subject: 'Media kit inquiry',
    body: 'Hello,\n\nI would like to see your media kit.\n\nCompany or publication:\nWhat it is for:\nDates:\n\n',
  },
};

export const content: Page = {
  path: '/content',
  title: 'My Content',
  description:
    'The cooking videos, restaurant visits and short clips: my YouTube, Instagram, TikTok and Twitter, and the address for media kit inquiries.',
  dek: 'New recipes happen on camera first. Writing one down takes me longer than filming it, so the version to cook from arrives here a little later.',
  back: { name: 'Back to Home', href: '/' },
  parts: [
    { id: profiles.id, title: profiles.title },
    { id: mediaKit.id, title: mediaKit.title },
  ],
  sections: [
    {
      type: 'links',
      title: 'Read instead',
      links: [
        { name: 'All Recipes', href: '/recipes', text: 'The written ones, to cook from.' },
        { name: 'Toronto Food Map', href: '/travel/toronto', text: 'Where I eat at home.' },
        { name: 'About', href: '/about', text: 'Who is behind the camera.' },
      ],
    },
  ],
};
