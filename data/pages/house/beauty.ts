import { pictures } from '@/data/pages/pictures';
import type { NotifyWords } from '@/lib/content/schema/house/sign-up';
import type { PicturedPart, SoonPlan } from '@/lib/content/schema/house/soon';
import type { Page } from '@/lib/content/schema/page';

export const beautyPlan: SoonPlan & { parts: PicturedPart[] } = {
  id: 'what-it-will-be',
  title: 'What it will be',
  text: 'I will write about it as I write about food: read the label, know what each thing is for, and stop there. Every jar gets the same three questions.',
  buttonText: 'See what is coming',
  parts: [
    {
      title: 'What is in it',
      text: 'The list on the back in plain words, even the long names.',
      picture: pictures.vinaigrette,
    },
    {
      title: 'What it does',
      text: 'What each thing is there for, and what no jar can promise.',
      picture: { ...pictures.starchSlurry, focus: [28, 50] },
    },
    {
      title: 'What to leave out',
      text: 'The step you can skip, as with half the spice rack.',
      picture: { ...pictures.okara, focus: [30, 45] },
    },
  ],
};

export const beautyNotify: NotifyWords = {
  label: 'E-mail address',
  buttonText: 'Tell me first',
  note: 'I will write to you when the first piece is up.',
  request: {
    list: 'Beauty & Skincare',
    subject: 'Beauty & Skincare: tell me when it starts',
    body: 'Please write to me when Beauty & Skincare starts.',
  },
};

export const beauty: Page = {
  path: '/beauty',
  title: 'Beauty & Skincare',
  description:
    'Beauty and skincare with the same rule as the kitchen: few ingredients, each with a reason. Coming soon, with recipes to cook until then.',
  dek: 'Coming soon: the same rule as in the kitchen. Few ingredients, each of them there for a reason.',
  picture: {
    name: 'beauty',
    alt: 'A bowl of rolled oats, a bowl of honey with a dipper, cucumber slices, oil and a spoon of salt from above',
    focus: [42, 42],
  },
  parts: [{ id: beautyPlan.id, title: beautyPlan.title }],
  sections: [
    {
      type: 'links',
      title: 'Until then',
      links: [
        { name: 'Salads', href: '/salads', text: 'The freshest page on the site.' },
        { name: 'Flour', href: '/flour', text: 'What is in the bag, and what it does.' },
        { name: 'My Content', href: '/content', text: 'Where new subjects show up first.' },
      ],
    },
  ],
};
