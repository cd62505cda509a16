import type { NotifyWords } from '@/lib/content/schema/house/sign-up';
import type { Tool } from '@/lib/content/schema/house/soon';
import type { Page } from '@/lib/content/schema/page';

/** The tools to come, with the recipes that ask for them. */
export const shelf = {
  id: 'the-shelf',
  title: 'What I am choosing',
  text: 'The tools my recipes ask for more than once. The shop opens with these, when I have found the one of each that I would hand to a friend.',
  /** Before the recipes that use a tool. */
  usedIn: 'Used in',
  tools: [
    {
      name: 'Fine sieve',
      drawing: 'sieve',
      words: ['sieve'],
      text: 'Rinses the rice, drains the beans, catches what should not end up in the bowl.',
    },
    {
      name: 'Instant-read thermometer',
      drawing: 'thermometer',
      words: ['thermometer'],
      text: 'Says when the chicken is done without cutting it open, and when to stop the salmon.',
    },
    {
      name: 'Wooden spoon with a flat edge',
      drawing: 'spoon',
      words: ['wooden spoon', 'wooden spatula'],
      text: 'Reaches the whole bottom of the pot, so that nothing has time to catch.',
    },
    {
      name: 'Knife',
      drawing: 'knife',
      words: ['knife'],
      text: 'For a ripe tomato and for pork skin. A sharp one matters more than a dear one.',
    },
    {
      name: 'Heavy pot with a lid',
      drawing: 'pot',
      words: ['heavy pot'],
      text: 'Holds its heat, so beans and rice cook on the lowest flame.',
    },
    {
      name: 'Wok',
      drawing: 'wok',
      words: ['wok'],
      text: 'Thirty centimetres or more, so that things fry in one layer and not in their own steam.',
    },
  ],
} satisfies {
  id: string;
  title: string;
  text: string;
  usedIn: string;
  tools: Tool[];
};

export const shopNotify: NotifyWords = {
  label: 'E-mail address',
  buttonText: 'Notify me',
  note: 'I will write to you when it opens.',
  request: {
    list: 'Shop opening',
    subject: 'Tell me when the shop opens',
    body: 'Please write to me when the shop opens.',
  },
};

export const shop: Page = {
  path: '/shop',
  title: 'The shop is coming soon',
  metaTitle: 'Shop',
  description:
    'The shop is not open yet. Leave your e-mail address to hear when it opens, and see the tools I am choosing, with the recipes that use them.',
  dek: 'Only things I cook with myself go in, so it takes a while to fill.',
  picture: {
    name: 'shop',
    alt: 'A lidded clay-coloured pot, a crock of wooden spoons, a stack of bowls, a board with a knife and a folded towel',
    focus: [48, 48],
  },
  parts: [{ id: shelf.id, title: shelf.title }],
  sections: [
    {
      type: 'links',
      title: 'In the meantime',
      links: [
        { name: 'Jjajangmyeon', href: '/jjajangmyeon', text: 'A wok, a sieve and a slotted spoon.' },
        { name: 'Fresh tofu', href: '/tofu', text: 'A mould, a cloth and a thermometer.' },
        { name: 'All Recipes', href: '/recipes', text: 'Each with its list of equipment.' },
      ],
    },
  ],
};
