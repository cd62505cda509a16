import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SoonPage } from '@/components/pages/soon/soon-page';
import type { GeneralPage, Soon } from '@/lib/content/schema/page';
import { openMail } from '@/lib/text/mail';

jest.mock('@/lib/text/mail', () => ({ ...jest.requireActual('@/lib/text/mail'), openMail: jest.fn() }));

const visit = (query: string) => window.history.replaceState(null, '', `/${query}`);
const soon: Soon = {
  signUp: { note: 'I will write when the first seed is in.' },
  buttonText: 'See what is coming',
  ages: {
    label: 'Age group',
    options: [
      { name: 'Everyone' },
      { name: 'Under 18', age: 'under18', title: 'Teen Gardening' },
      { name: '18 and over', age: 'over18', title: 'Adult Gardening' },
    ],
  },
};
const page = (changes: Partial<Soon> = {}): GeneralPage & { soon: Soon } => ({
  path: '/gardening',
  title: 'Gardening',
  description: 'What grows on a balcony that sees four hours of sun, and what to cook from it.',
  dek: 'Coming soon: a balcony.',
  sections: [],
  soon: { ...soon, ...changes },
});

beforeEach(() => visit(''));

it.each([
  ['', 'Gardening', 'Everyone'],
  ['?age=under18', 'Teen Gardening', 'Under 18'],
  ['?age=over18', 'Adult Gardening', '18 and over'],
  ['?age=17', 'Gardening', 'Everyone'],
  ['?age=UNDER18', 'Gardening', 'Everyone'],
  ['?age=', 'Gardening', 'Everyone'],
])(
  'the title of a page that is coming is at “%s” “%s”, in the tab as well, and “%s” is current',
  async (query, title, current) => {
    visit(query);
    render(<SoonPage page={page()} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(new RegExp(`^${title}$`));
    const links = within(screen.getByRole('navigation', { name: 'Age group' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toContain('/gardening/?age=under18');
    expect(links.filter((link) => link.ariaCurrent).map((link) => link.textContent)).toEqual([current]);
    await waitFor(() => expect(document.title).toBe(`${title} | Plain & Peppered`));
  },
);

it('a page that is coming without the label of a button has none', () => {
  render(<SoonPage page={page({ buttonText: undefined, signUp: undefined })} />);
  expect(screen.queryByRole('button')).toBeNull();
});

it.each<[Soon['signUp'], string, string]>([
  [{ note: 'I will write.' }, 'Gardening: tell me when it starts', 'Please email me when Gardening starts.'],
  [
    { note: 'I will write.', request: { list: 'Garden', subject: 'The garden', body: 'Write to me.' } },
    'The garden',
    'Write to me.',
  ],
])('the sign-up of a page that is coming asks for that page: %j', async (signUp, subject, body) => {
  const user = userEvent.setup();
  jest.mocked(openMail).mockClear();
  render(<SoonPage page={page({ signUp })} />);
  await user.click(screen.getByLabelText('Email address'));
  await user.click(screen.getByRole('button', { name: 'Notify me' }));
  await screen.findByText('Please enter a valid email address');
  await user.type(screen.getByLabelText('Email address'), 'you@example.com{Enter}');
  const { searchParams } = new URL(jest.mocked(openMail).mock.calls[0]?.[0] ?? '');
  expect(searchParams.get('subject')).toBe(subject);
  expect(searchParams.get('body')).toContain(body);
  expect(searchParams.get('body')).toContain('you@example.com');
  expect(searchParams.get('body')).not.toMatch(/weekly/i);
});
