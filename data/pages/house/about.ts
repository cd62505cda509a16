import { pictures } from '@/data/pages/pictures';
import type { Mail, NextLink, Page } from '@/lib/content/schema/page';
import type { PictureRef } from '@/lib/content/schema/recipe';
import { sample } from '@/lib/content/schema/sample';

/** The story: how it began, how a recipe comes to be, and where else I eat. */
export type Story = {
  id: string;
  title: string;
  /** The opening, set larger than the rest. */
  lead: string;
  paragraphs: string[];
  /** The ingredient, small, over what became of it, large. */
  pair: { raw: PictureRef; made: PictureRef; caption: string };
  method: { title: string; steps: { title: string; text: string }[] };
  away: { title: string; text: string; links: NextLink[] };
};

export const storyWords: Omit<Story, 'id' | 'title'> = sample(
  {
    pair: {
      raw: pictures.flourBread,
      made: pictures.jjajangmyeon,
      caption: 'Grass, then flour, then dinner.',
    },
    lead: 'It started with a block of tofu. I had eaten it all my life and could not have said what it was made of, so I bought a bag of soybeans to find out.',
    paragraphs: [
      'A day later I had one pale block, every pot in the kitchen to wash and a question I have not stopped asking: what was this before it was dinner? Flour was grass. Noodles were flour. Black bean paste was a soybean that somebody left alone for long enough. Follow any plate far enough back and it becomes simple, and from the simple end you can cook forwards again and know why each step is there.',
      'That is the whole idea of this site, and where its name comes from. The raw thing is at one end, the remarkable one at the other, and I write down everything that happens in between, the boring hours included.',
    ],
    method: {
      title: 'How a recipe comes to be',
      steps: [
        {
          title: 'I eat it first.',
          text: 'At a counter, at a market, off a paper plate. I write down what I want to taste again, not what I think was in it.',
        },
        {
          title: 'I cook it as plainly as it will stand.',
          text: 'The first version leaves out everything it can. Whatever I miss at the table goes back in, one thing at a time.',
        },
        {
          title: 'I weigh it.',
          text: 'How much flour is in a cup depends on who fills it. Grams and millilitres come first, and the cups are worked out from them.',
        },
        {
          title: 'I cook it again from my own page.',
          text: 'Wherever I have to stop and think, a sentence is missing. That is where the smells, sounds and colours in the method come from: your pan is not mine, and the clock alone would not do.',
        },
      ],
    },
    away: {
      title: 'When I am not at the stove',
      text: 'I am eating out, mostly in Toronto, where a bowl from almost any country is a streetcar ride away. Japan and California are the two places I keep going back to. What I find comes home as a pin on a map, or as the next thing to soak overnight.',
      links: [
        { name: 'Toronto', href: '/travel/toronto' },
        { name: 'Japan', href: '/travel/japan' },
        { name: 'California', href: '/travel/california' },
      ],
    },
  },
  'your own story, in the first person',
);

export const story: Story = { id: 'story', title: 'My story', ...storyWords };

/** The grid of partners; its last cell is an invitation. */
export const partners: { id: string; title: string; text: string; invitation: string; mail: Mail } = {
  id: 'partners',
  title: 'Partners',
  text: 'Makers, millers and sellers of the things a kitchen runs on.',
  invitation: 'There is room for one more.',
  mail: {
    buttonText: 'Work with me',
    subject: 'Working together',
    body: 'Hello,\n\nI would like to work with you.\n\nWhat we make:\nWhat I have in mind:\nDates:\n\n',
  },
};

/** Ways to join in: the profiles, and three messages worth sending. */
export const community: {
  id: string;
  title: string;
  text: string;
  ways: { title: string; text: string; mail: Mail }[];
} = {
  id: 'community',
  title: 'Come and cook along',
  text: 'A recipe is finished when somebody else has cooked it. Follow along where you already are, or write to me: every message reaches me.',
  ways: [
    {
      title: 'Show me what you made',
      text: 'Good, burnt or better than mine. A picture and one line on what you changed.',
      mail: {
        buttonText: 'Share your results',
        subject: 'I cooked one of your recipes',
        body: 'Hello,\n\nI cooked:\nWhat I changed:\nHow it went:\n\nMy picture is attached.\n\n',
      },
    },
    {
      title: 'Tell me where I am wrong',
      text: 'A step that did not work, a number that looks odd, a word used badly. Corrections go on the page.',
      mail: {
        buttonText: 'Send a correction',
        subject: 'A correction',
        body: 'Hello,\n\nThe page:\nWhat it says:\nWhat it should say:\n\n',
      },
    },
    {
      title: 'Send me somewhere to eat',
      text: 'The place you take people to, and the dish you order for them without asking.',
      mail: {
        buttonText: 'Suggest a place',
        subject: 'A place you should eat at',
        body: 'Hello,\n\nThe place, and where it is:\nWhat to order:\nWhy I go back:\n\n',
      },
    },
  ],
};

export const about: Page = {
  path: '/about',
  title: 'I cook from the raw end.',
  metaTitle: 'About',
  description:
    'Who cooks here and why: recipes from plain ingredients, the places I eat in Toronto, Japan and California, and how to get in touch.',
  dek: 'A cook in Toronto who would rather make the noodles than open the packet, and writes down what happened.',
  picture: pictures.fromBeanToBlock,
  caption: 'Soybeans, their milk, and tofu: where it began.',
  parts: [
    { id: story.id, title: story.title },
    { id: partners.id, title: partners.title },
    { id: community.id, title: community.title },
  ],
  sections: [
    {
      type: 'links',
      title: 'Start here',
      links: [
        { name: 'Jjajangmyeon', href: '/jjajangmyeon', text: 'The bowl I would cook for you first.' },
        { name: 'All Recipes', href: '/recipes', text: 'Everything I have written down so far.' },
        { name: 'My Content', href: '/content', text: 'Where the videos are.' },
        { name: 'Coaching & Mentorship', href: '/coaching', text: 'If you want to make food your work.' },
      ],
    },
  ],
};
