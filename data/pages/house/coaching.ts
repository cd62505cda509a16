import type { Mail, Page } from '@/lib/content/schema/page';
import type { PictureRef } from '@/lib/content/schema/recipe';
import { sample } from '@/lib/content/schema/sample';
import { applicationLines, programs } from './programs';

/** What stands under the dek: the two ways on from the first screen. */
export const heroActions = {
  apply: {
    buttonText: 'Apply for Coaching',
    subject: 'Coaching application',
    body: `Hello,\n\nI would like to apply for coaching.\n\n${applicationLines}`,
  } satisfies Mail,
  stories: { name: 'Watch Success Stories', href: '#success-stories' },
};

export const programsIntro = {
  id: 'programs',
  title: 'Three ways to work together',
  text: 'One hour, half a year, or a website. Start with the smallest one that answers your question.',
};

/** Whom the coaching suits and whom it does not. */
export const fit = {
  id: 'who-it-is-for',
  title: 'Who it is for',
  groups: sample(
    [
      {
        title: 'For you if',
        fits: true,
        items: [
          'You cook on camera already and the channel has stopped growing.',
          'You have not uploaded anything yet and want the first video to be a good one.',
          'You have the recipes, and no place of your own to keep them.',
        ],
      },
      {
        title: 'Not for you if',
        fits: false,
        items: [
          'You want views without making anything. I do not sell those.',
          'You want someone to run your channel. I work beside you, not in your place.',
          'You want a promised number. I promise the work, and your money back if it changes nothing.',
        ],
      },
    ],
    'whom your coaching suits and whom it does not, a line each',
  ),
};

/** From the first message to the first session. */
export const start = {
  id: 'how-it-starts',
  title: 'How it starts',
  steps: sample(
    [
      {
        title: 'You write',
        text: 'A few lines are enough: what you make, where to see it, what you would like to change. I read every application myself.',
      },
      {
        title: 'We talk',
        text: 'A first conversation, free of charge. At the end of it we both know whether this is a good idea, and which program fits.',
      },
      {
        title: 'We begin',
        text: 'In the first session we write down what should improve. That page is what we work from, and what we look at after 30 days.',
      },
    ],
    'how an application becomes a first session',
  ),
};

export const guarantee = {
  id: 'guarantee',
  title: '30-day money-back guarantee',
  text: 'If you see no significant improvement within the first 30 days, you get your money back.',
  steps: sample(
    [
      'The 30 days begin with our first session, when we write down what should improve.',
      'On day 30 we open that page again and compare.',
      'If there is no significant improvement, one line by e-mail is enough. You get back what you have paid; there is no form.',
    ],
    'the terms of your money-back guarantee: when the 30 days begin and how the money comes back',
  ),
};

export const stories = {
  id: 'success-stories',
  title: 'Success Stories',
  status: 'Coming Soon',
  text: 'A success story belongs to the person in it, so that person decides when to tell it. The first will stand here once its owner says yes.',
  picture: {
    name: 'coming-soon',
    alt: 'A dark teal pot with its lid on, stacked bowls and a wooden spoon waiting beside it',
    focus: [44, 50],
  } satisfies PictureRef,
  caption: 'The lid stays on until then.',
};

export const questions = {
  id: 'questions',
  title: 'Before you write',
  items: sample(
    [
      {
        question: 'Do I need a big channel?',
        answer:
          'No. One video you have not dared to upload is enough to start from. What matters is that you cook and want other people to see it.',
      },
      {
        question: 'Which program is mine?',
        answer:
          'If you have a question, book a session of the mentorship. If you want the whole way, week by week, take the accelerator. If your recipes need a home, ask for a quote. If you cannot tell, that is what the free consultation is for.',
      },
      {
        question: 'What does a session look like?',
        answer:
          'Sixty minutes, the two of us, on a video call. You bring one question, we look at what you have made, change something while we are both there, and write down the next step.',
      },
      {
        question: 'Is the accelerator 8 weeks or 6 months?',
        answer:
          'Both. The sessions take 8 weeks, one a week. The mentorship around them lasts 6 months, so there is someone to write to when the plan meets the calendar.',
      },
      {
        question: 'Why is the accelerator for members 18+?',
        answer:
          'It leads to agreements with sponsors, and those are for adults to sign. If you are younger, write about the mentorship together with a parent or guardian.',
      },
      {
        question: 'How do I get my money back?',
        answer:
          'Write me one line when the first 30 days are over and you see no significant improvement. You get back what you have paid. I will ask what was missing, but you need not answer.',
      },
    ],
    'your answers to what applicants ask',
  ),
};

/** The end of the page. */
export const closing = {
  id: 'apply',
  title: 'Tell me what you make.',
  text: 'And what you would like it to become. A first conversation costs nothing and binds you to nothing.',
  apply: {
    buttonText: 'Apply Now',
    subject: 'Coaching application: let us begin',
    body: `Hello,\n\nI would like to apply for coaching.\n\nProgram I am interested in:\n${applicationLines}`,
  } satisfies Mail,
  consultation: {
    buttonText: 'Schedule Free Consultation',
    subject: 'Free consultation',
    body: 'Hello,\n\nI would like to schedule a free consultation.\n\nDays and times that suit me, with my time zone:\nWhat I make now:\nWhere to see it:\nWhat I would like to talk about:\n\n',
  } satisfies Mail,
};

export const coaching: Page = {
  path: '/coaching',
  title: 'Make food your work.',
  metaTitle: 'Coaching & Mentorship',
  description:
    'Coaching and mentorship for food creators: 1-on-1 sessions, the Creator Accelerator and websites, with a 30-day money-back guarantee.',
  dek: 'Coaching for people who cook on camera, or want to start: we look at what you make and change what holds it back.',
  picture: {
    name: 'coaching',
    alt: "A food creator's table from above: a taco bowl, a cup of coffee, a camera and a notebook with a sketched plate",
    focus: [40, 45],
  },
  parts: [programsIntro, ...programs, fit, start, guarantee, stories, questions, closing].map(
    ({ id, title }) => ({ id, title }),
  ),
  sections: [
    {
      type: 'links',
      title: 'Until then, see my work',
      links: [
        { name: 'My Content', href: '/content', text: 'The channels behind the numbers.' },
        { name: 'About', href: '/about', text: 'How I got here.' },
        { name: 'All Recipes', href: '/recipes', text: 'How I write.' },
      ],
    },
  ],
};
