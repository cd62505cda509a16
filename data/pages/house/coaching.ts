import { pictures } from '@/data/pages/pictures';
import type { Page } from '@/data/schema/page';

const questions = 'What I make now:\nWhere to see it:\nWhat I would like to change:\n\n';

export const coaching: Page = {
  path: '/coaching',
  title: 'Make food your work.',
  metaTitle: 'Coaching & Mentorship',
  description:
    'Coaching and mentorship for food creators: 1-on-1 sessions, the Creator Accelerator and websites, with a 30-day money-back guarantee.',
  dek: 'Coaching and mentorship for people who cook on camera, or want to start.',
  picture: pictures.jjajangmyeon,
  apply: {
    buttonText: 'Apply for Coaching',
    subject: 'Coaching application',
    body: `Hello,\n\nI would like to apply for coaching.\n\n${questions}`,
  },
  sections: [
    {
      type: 'facts',
      title: 'What I bring',
      rows: [
        { name: 'Experience', value: '7+ years' },
        { name: 'Total views', value: '100M+' },
        { name: 'Client satisfaction', value: '100%' },
      ],
    },
    {
      type: 'list',
      id: 'programs',
      title: 'Three ways to work together',
      items: [
        {
          title: '1-on-1 Mentorship',
          meta: '$199 per session',
          text: 'Private Coaching. Sessions of 60 minutes over 3 months, on your channel, your plate or your plan. You bring the question, we leave with a next step.',
        },
        {
          title: 'Creator Accelerator',
          meta: '$2,997, MOST POPULAR',
          text: 'Premium Program, for members 18+. Eight weeks of sessions inside 6 months of mentorship: the full way from first upload to first sponsor, with me beside you after the sessions end.',
        },
        {
          title: 'Website Development',
          meta: 'Custom quote',
          text: 'Development Service, optional beside either program. In 4 to 6 weeks your recipes get a home that you own.',
        },
      ],
    },
    {
      type: 'prose',
      title: '30-day money-back guarantee',
      paragraphs: [
        'If you see no significant improvement within the first 30 days, you get your money back. Write me one line; there is no form.',
      ],
    },
    {
      type: 'prose',
      title: 'Success Stories',
      paragraphs: ['Coming Soon. They are the clients’ stories, so they decide when to tell them.'],
    },
    {
      type: 'mail',
      title: 'Apply Now',
      text: 'Tell me what you make and what you would like it to become. I read every application myself.',
      mail: {
        buttonText: 'Apply Now',
        subject: 'Coaching application',
        body: `Hello,\n\nI would like to apply for coaching.\n\nProgram I am interested in:\n${questions}`,
      },
    },
    {
      type: 'mail',
      title: 'Not sure yet?',
      text: 'A first conversation costs nothing and binds you to nothing.',
      mail: {
        buttonText: 'Schedule Free Consultation',
        subject: 'Free consultation',
        body: `Hello,\n\nI would like to schedule a free consultation.\n\nDays and times that suit me:\n${questions}`,
      },
    },
    {
      type: 'links',
      title: 'See the work first',
      links: [
        { name: 'My Content', href: '/content', text: 'The channels behind the numbers.' },
        { name: 'About', href: '/about', text: 'How I got here.' },
        { name: 'All Recipes', href: '/recipes', text: 'How I write.' },
      ],
    },
  ],
};
