import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Coaching from '@/app/coaching/page';
import * as words from '@/data/pages/house/coaching';
import { programs } from '@/data/pages/house/programs';
import { program } from '@/data/schema/house/program';
import { mail } from '@/data/schema/page';
import { site } from '@/data/site';

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
      expect.arrayContaining(['7+ years experience', '100M+ total views', '100% client satisfaction']),
    );
  });

  it.each([
    ['1-on-1 Mentorship', 'Private Coaching', '$199 per session (60 minutes)', /^3 months/],
    ['Creator Accelerator', 'Premium Program', '$2,997', /^6 months with 8 weeks of sessions$/],
    ['Website Development', 'Development Service (optional)', 'Custom quote', /^4-6 weeks$/],
  ])('offers %s with its kind, price and duration', (title, kind, price, duration) => {
    const row = offer(title);
    expect(row.getByText(kind)).toBeVisible();
    const [cost, time] = row.getAllByRole('definition');
    expect(cost?.textContent?.trim()).toBe(price);
    expect(time?.textContent?.trim()).toMatch(duration);
    expect(row.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
  });

  it('marks the popular program and the one for adults, and only those', () => {
    expect(offer('Creator Accelerator').getByText('MOST POPULAR')).toBeVisible();
    expect(offer('Creator Accelerator').getByText('For members 18+')).toBeVisible();
    expect(screen.getAllByText('MOST POPULAR')).toHaveLength(1);
    expect(screen.getAllByText('For members 18+')).toHaveLength(1);
  });

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
    expect(screen.getByRole('heading', { name: '30-day money-back guarantee' })).toBeVisible();
    expect(
      screen.getByText(/no significant improvement within the first 30 days, you get your money back/),
    ).toBeVisible();
  });

  it('opens a question on its answer', async () => {
    const answer = screen.getByText(/One video you have not dared to upload/);
    expect(answer).not.toBeVisible();
    await userEvent.click(screen.getByText('Do I need a big channel?'));
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
