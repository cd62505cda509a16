import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Coaching from '@/app/coaching/page';
import * as words from '@/data/pages/house/coaching';
import { coachingStats, programs } from '@/data/pages/house/programs';
import { program } from '@/lib/content/schema/house/program';
import { mail } from '@/lib/content/schema/page';
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

describe('the data of the coaching programs', () => {
  it('has the shape of a program', () => {
    expect(program.array().length(3).safeParse(programs).error?.issues ?? []).toEqual([]);
  });

  it('has a message with a subject and a body behind every button', () => {
    const mails = [words.heroActions.apply, words.closing.apply, words.closing.consultation];
    expect(mail.array().safeParse(mails).error?.issues ?? []).toEqual([]);
  });

  it('asks for the age where a program is for adults only, and nowhere else', () => {
    const asking = programs.filter((each) => each.mail.body.includes('18'));
    expect(asking).toEqual(programs.filter((each) => each.adultsOnly));
    expect(asking).not.toEqual([]);
  });
});

describe('the coaching page', () => {
  beforeEach(() => {
    render(<Coaching />);
  });

  it('says what it is under one main heading', () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words.coaching.title);
    expect(screen.getByText(words.coaching.dek)).toBeVisible();
  });

  it('shows what stands behind it', () => {
    const items = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(items).toEqual(
      expect.arrayContaining(coachingStats.map(({ number, label }) => `${number} ${label}`)),
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
    const names = [
      /^Apply for Coaching$/,
      ...programs.map(({ title }) => new RegExp(`^Learn More.*${title}$`)),
      /^Apply Now$/,
      /^Schedule Free Consultation$/,
    ];
    const letters = names.map((name) => letter(screen.getByRole('link', { name })));
    for (const { protocol, to, subject, body, opens } of letters) {
      expect({ protocol, to, opens }).toEqual({
        protocol: 'mailto:',
        to: site.contactEmail,
        opens: '_blank',
      });
      expect(subject).not.toBe('');
      expect(body).toMatch(/^Hello,\n\nI would like .+\n\n(.+:\n)+/);
    }
    expect(new Set(letters.map(({ subject }) => subject)).size).toBe(letters.length);
    expect(new Set(letters.map(({ body }) => body)).size).toBe(letters.length);
    for (const [index, { title }] of programs.entries()) {
      expect(`${letters[index + 1]?.subject} ${letters[index + 1]?.body}`.toLowerCase()).toContain(
        title.split(' ').at(0)?.toLowerCase(),
      );
    }
  });

  it('leads from “Watch Success Stories” to the place where they will be', () => {
    const href = screen.getByRole('link', { name: 'Watch Success Stories' }).getAttribute('href') ?? '';
    const place = document.getElementById(href.slice(1));
    if (!place) throw new Error(`${href} leads nowhere`);
    expect(within(place).getByRole('heading', { name: 'Success Stories' })).toBeVisible();
    expect(within(place).getByText('Coming Soon')).toBeVisible();
  });

  it('promises the money back within the first 30 days', () => {
    expect(screen.getByRole('heading', { name: words.guarantee.title })).toBeVisible();
    expect(
      screen.getByText(/no significant improvement within the first 30 days, you get your money back/),
    ).toBeVisible();
  });

  it('opens a question on its answer', async () => {
    const [first] = words.questions.items;
    if (!first) throw new Error('no questions');
    const answer = screen.getByText(first.answer);
    expect(answer).not.toBeVisible();
    await userEvent.click(screen.getByText(first.question));
    expect(answer).toBeVisible();
  });

  it('has an element for every heading that the site search may lead to', () => {
    const parts = words.coaching.parts ?? [];
    expect(parts.length).toBeGreaterThan(programs.length);
    for (const { id, title } of parts) {
      const part = document.getElementById(id);
      if (!part) throw new Error(`#${id} leads nowhere`);
      expect(within(part).getByRole('heading', { name: title })).toBeVisible();
    }
  });
});
