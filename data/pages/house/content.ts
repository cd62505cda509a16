import type { Page } from '@/data/schema/page';

export const content: Page = {
  path: '/content',
  title: 'My Content',
  description:
    'The cooking videos, restaurant visits and short clips: my YouTube, Instagram, TikTok and Twitter, and the address for media kit inquiries.',
  dek: 'New recipes happen on camera first. Each place gets a different part of the story.',
  back: { name: 'Back to Home', href: '/' },
  sections: [
    {
      type: 'profiles',
      title: 'Where to follow along',
      note: 'Each opens in a new tab.',
    },
    {
      type: 'prose',
      title: 'What goes where',
      paragraphs: [
        'YouTube has the long version: the whole cook, at the speed it takes, with the parts that went wrong left in. Instagram is what I ate and where. TikTok gives one idea a minute. Twitter is for opinions, most of them about noodles.',
        'The written recipes live here. They are slower to make than a video and easier to cook from, so a dish often shows up there first and here a little later.',
      ],
    },
    {
      type: 'mail',
      title: 'Media Kit Inquiries',
      text: 'Brands, editors and event organisers: tell me what you have in mind and when, and I will send the media kit.',
      mail: {
        buttonText: 'Ask for the media kit',
        subject: 'Media kit inquiry',
        body: 'Hello,\n\nI would like to see your media kit.\n\nCompany or publication:\nWhat it is for:\nDates:\n\n',
      },
    },
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
