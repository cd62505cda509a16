import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Coaching from '@/app/coaching/page';
import { coaching } from '@/lib/content/pages';
import type { Coaching as Words } from '@/lib/content/schema/coaching';
import { site } from '@/lib/content/site';

/** A mail link taken apart as a mail program does, with plain line breaks. */
function letter(link: HTMLElement) {
  const { protocol, pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
  return {
    protocol,
    to: decodeURIComponent(pathname),
    subject: searchParams.get('subject') ?? '',
    body: (searchParams.get('body') ?? '').replaceAll('\r\n', '\n'),
    opens: link.getAttribute('target'),
  };
}

const offer = (title: string) => {
  const row = screen.getByRole('heading', { level: 3, name: title }).closest('article');
  if (!row) throw new Error(`${title} has no row of its own`);
  return within(row);
};

const words = coaching as Words;
const programs = words.programs.items;

describe('the coaching page', () => {
  beforeEach(() => {
    render(<Coaching />);
  });

  it('says what it is under one main heading', () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words.title);
    expect(screen.getByText(words.dek)).toBeVisible();
  });

  it('shows what stands behind it', () => {
    const items = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(items).toEqual(
      expect.arrayContaining(words.numbers.map(({ number, label }) => `${number} ${label}`)),
    );
  });

  it.each(programs.map((each) => [each.title, each] as const))(
    'offers %s with its kind, price, duration and what is part of it',
    (title, each) => {
      const row = offer(title);
      expect(row.getByText(each.optional ? `${each.kind} (optional)` : each.kind)).toBeVisible();
      const terms = [
        [each.price, each.priceNote],
        [each.duration.page, each.duration.note],
      ].map((words) => words.filter(Boolean).join(' '));
      expect(row.getAllByRole('definition').map((term) => term.textContent?.trim())).toEqual(terms);
      expect(row.getAllByRole('listitem').map((item) => item.textContent)).toEqual(each.features);
    },
  );

  it.each(programs.map((each) => [each.title, each] as const))(
    'marks %s as what it is, and as no more',
    (title, each) => {
      for (const { label } of programs) {
        if (label) expect(offer(title).queryAllByText(label)).toHaveLength(each.label === label ? 1 : 0);
      }
      expect(offer(title).queryAllByText('For members 18+')).toHaveLength(each.adultsOnly ? 1 : 0);
    },
  );

  it('opens a new message to the contact address from every button, each with words of its own', () => {
    const { opening, closing } = words;
    const names = [
      opening.apply.buttonText,
      ...programs.map(({ title, mail }) => `${mail.buttonText} , ${title}`),
      closing.apply.buttonText,
      ...(closing.consultation ? [closing.consultation.buttonText] : []),
    ];
    const letters = names.map((name) => letter(screen.getByRole('link', { name })));
    for (const { protocol, to, subject, body, opens } of letters) {
      expect({ protocol, to, opens }).toEqual({
        protocol: 'mailto:',
        to: site.contactEmail,
        opens: '_blank',
      });
      expect(subject).not.toBe('');
      expect(body).toMatch(/\n\n$/);
      expect(body).not.toContain('{');
    }
    expect(new Set(letters.map(({ subject }) => subject)).size).toBe(letters.length);
    expect(new Set(letters.map(({ body }) => body)).size).toBe(letters.length);
  });

  it('leads to the place where success stories will be', () => {
    const stories = words.stories as NonNullable<Words['stories']>;
    const href = screen.getByRole('link', { name: 'See what others did' }).getAttribute('href') ?? '';
    const place = document.getElementById(href.slice(1));
    if (!place) throw new Error(`${href} leads nowhere`);
    expect(within(place).getByRole('heading', { name: stories.title })).toBeVisible();
    expect(within(place).getByText(stories.status)).toBeVisible();
  });

  it('says what is promised, and how the promise is kept', () => {
    const guarantee = words.guarantee as NonNullable<Words['guarantee']>;
    expect(screen.getByRole('heading', { name: guarantee.title })).toBeVisible();
    for (const line of [guarantee.text, ...guarantee.steps]) expect(screen.getByText(line)).toBeVisible();
  });

  it('opens a question on its answer', async () => {
    const answer = screen.getByText('No. One flame is enough.');
    expect(answer).not.toBeVisible();
    await userEvent.click(screen.getByText('Do I need a large kitchen?'));
    expect(answer).toBeVisible();
  });

  it('has an element for every heading that the site search may lead to', () => {
    expect(words.parts.length).toBeGreaterThan(programs.length);
    for (const { id, title } of words.parts) {
      const part = document.getElementById(id);
      if (!part) throw new Error(`#${id} leads nowhere`);
      expect(within(part).getByRole('heading', { name: title })).toBeVisible();
    }
  });
});
