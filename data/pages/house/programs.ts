import type { Program } from '@/lib/content/schema/house/program';
import { sample } from '@/lib/content/schema/sample';

/** Lines an applicant fills in, the same in every message about coaching. */
export const applicationLines =
  'What I make now:\nWhere to see it:\nWhat I would like to change:\nHow to reach me, and when:\n\n';

/** The three coaching programs, in the order shown. */
export const programs: Program[] = [
  {
    id: 'mentorship',
    title: '1-on-1 Mentorship',
    kind: 'Private Coaching',
    price: sample('$199', 'confirm what a session of 1-on-1 Mentorship costs'),
    priceNote: 'per session (60 minutes)',
    duration: { card: '3 months', page: '3 months', note: 'as many sessions as you book' },
    summary: 'Sixty minutes on your channel, your plate or your plan.',
    text: 'You bring the question: a video that stalls, a dish that looks flat, a plan that never reaches the calendar. We work on it for an hour, and you leave with a next step.',
    features: sample(
      [
        'Sessions of 60 minutes, booked when you need them',
        'A look at your last three videos before we meet',
        'One written next step after each session',
      ],
      'what is part of 1-on-1 Mentorship, a line each',
    ),
    mail: {
      buttonText: 'Learn More',
      subject: '1-on-1 Mentorship: tell me more',
      body: `Hello,\n\nI would like to know more about 1-on-1 Mentorship.\n\n${applicationLines}`,
    },
  },
  {
    id: 'accelerator',
    title: 'Creator Accelerator',
    kind: 'Premium Program',
    price: sample('$2,997', 'confirm what the Creator Accelerator costs'),
    duration: sample(
      { card: '8 weeks', page: '6 months', note: 'with 8 weeks of sessions' },
      'confirm both durations of the Creator Accelerator: 8 weeks of sessions inside 6 months of mentorship',
    ),
    summary: 'Eight weeks of sessions, from first upload to first sponsor, inside six months of mentorship.',
    text: 'Eight weeks of sessions inside six months of mentorship: the full way from first upload to first sponsor, with me beside you after the sessions end.',
    features: sample(
      [
        'A session a week for eight weeks',
        'Mentorship by e-mail until the six months are over',
        'Your first pitch to a sponsor, written together',
      ],
      'what is part of the Creator Accelerator, a line each',
    ),
    label: 'MOST POPULAR',
    adultsOnly: true,
    mail: {
      buttonText: 'Learn More',
      subject: 'Creator Accelerator: tell me more',
      body: `Hello,\n\nI would like to know more about the Creator Accelerator. I am 18 or older.\n\n${applicationLines}`,
    },
  },
  {
    id: 'website',
    title: 'Website Development',
    kind: 'Development Service',
    price: sample('Custom quote', 'confirm what Website Development costs'),
    duration: { card: '4-6 weeks', page: '4-6 weeks' },
    summary: 'A home for your recipes that you own.',
    text: 'Channels change their rules; a site of your own does not. I build your recipes a home that belongs to you, beside either program or by itself.',
    features: sample(
      [
        'Recipes that print, scale and can be found',
        'Your own address, registered in your name',
        'Every file handed over at the end',
      ],
      'what is part of Website Development, a line each',
    ),
    optional: true,
    mail: {
      buttonText: 'Learn More',
      subject: 'Website Development: a quote, please',
      body: 'Hello,\n\nI would like a quote for a website.\n\nWhat I publish now:\nHow many recipes or guides there are:\nWhen it should be ready:\nHow to reach me, and when:\n\n',
    },
  },
];

/** What stands behind the coaching, as numbers. */
export const coachingStats = sample(
  [
    { number: '7+', label: 'years experience' },
    { number: '100M+', label: 'total views' },
    { number: '100%', label: 'client satisfaction' },
  ],
  'confirm the numbers behind your coaching; data/pages/house/content.ts shows two of them, by their labels',
);
