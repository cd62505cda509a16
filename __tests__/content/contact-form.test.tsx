import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from '@/components/pages/sections/contact-form';
import { contactMail, fieldProblem, postForm } from '@/lib/content/contact-form';
import { FORM_NAMES, formService } from '@/lib/content/schema/form-service';
import { pageSection, type SectionOf } from '@/lib/content/schema/page';
import { site } from '@/lib/content/server';
import { isCut, mailHref, openMail } from '@/lib/text/mail';

jest.mock('@/lib/text/mail', () => ({ ...jest.requireActual('@/lib/text/mail'), openMail: jest.fn() }));

const { contactForm } = site;
const fetched = jest.fn();

beforeEach(() => {
  jest.mocked(openMail).mockClear();
  fetched.mockReset();
  Object.assign(globalThis, { fetch: fetched });
});
afterEach(() => void Object.assign(site, { contactForm }));

describe('fieldProblem', () => {
  const field = (type: string, value: string) =>
    Object.assign(document.createElement('input'), { type, value });

  it('finds a field that is empty or has spaces only', () => {
    expect(fieldProblem('name', field('text', '  '))).toBe('empty');
    expect(fieldProblem('email', field('email', ''))).toBe('empty');
  });

  it('finds an address that is none', () => {
    expect(fieldProblem('email', field('email', 'ann at harbour'))).toBe('invalid');
    expect(fieldProblem('email', field('email', 'ann@harbour.test'))).toBeUndefined();
  });

  it('finds a text that is too long by one character', () => {
    expect(fieldProblem('name', field('text', 'a'.repeat(100)))).toBeUndefined();
    expect(fieldProblem('name', field('text', 'a'.repeat(101)))).toBe('tooLong');
    expect(fieldProblem('message', field('text', 'a'.repeat(5001)))).toBe('tooLong');
  });
});

describe('contactMail', () => {
  const typed = { name: ' Ann ', email: 'ann@harbour.test', message: 'Hello\n' };

  it('has the message, then the name and address of the visitor', () => {
    expect(contactMail({ to: 'cook@harbour.test', subject: 'A message' }, typed)).toEqual({
      to: 'cook@harbour.test',
      subject: 'A message',
      body: 'Hello\n\nAnn\nann@harbour.test\n',
    });
  });

  it('has the choice of the visitor as its subject', () => {
    expect(
      contactMail({ to: 'cook@harbour.test', subject: 'A message' }, { ...typed, subject: 'A dish' }),
    ).toHaveProperty('subject', 'A dish');
  });

  it('is cut in a link with a message of 2000 characters, and whole with one of 200', () => {
    const href = (message: string) =>
      mailHref(contactMail({ to: 'cook@harbour.test' }, { ...typed, message }));
    expect(isCut(href('a'.repeat(2000)))).toBe(true);
    expect(isCut(href(`${'a'.repeat(200)}…`))).toBe(false);
  });
});

describe('postForm', () => {
  const post = () => postForm('https://forms.test/f/1', new URLSearchParams({ name: 'Ann' }));

  it('reports a status of success as sent and another as refused', async () => {
    fetched.mockResolvedValueOnce({ ok: true }).mockResolvedValueOnce({ ok: false });
    expect([await post(), await post()]).toEqual(['sent', 'refused']);
  });

  it('reports a failed request as unanswered, and as offline without a network', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await post()).toBe('unanswered');
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await post()).toBe('offline');
    jest.restoreAllMocks();
  });
});

describe('a contact form', () => {
  const user = userEvent.setup();
  const section = pageSection.parse({
    type: 'contactForm',
    title: 'Write to me',
  }) as SectionOf<'contactForm'>;
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const send = () => screen.getByRole('button', { name: 'Send message' });

  /** Shows the form and loads its lazy script. */
  async function show(service?: object) {
    Object.assign(site, {
      contactForm: service && formService(FORM_NAMES.contactForm).parse(service),
    });
    render(<ContactForm section={section} />);
    await user.click(field('Your name'));
    await user.click(send());
    await screen.findByText('Please enter your name');
  }

  async function fill(message: string) {
    await user.type(field('Your name'), 'Ann');
    await user.type(field('Email address'), 'ann@harbour.test');
    await user.click(field('Your message'));
    await user.paste(message);
  }

  describe('without a service', () => {
    it('opens a mail with the message, keeps it and shows the address to copy', async () => {
      await show();
      await fill('Hello');
      await user.click(send());
      const { pathname, searchParams } = new URL(jest.mocked(openMail).mock.calls[0]?.[0] ?? '');
      expect(pathname).toBe('cook@plain-peppered.test');
      expect(searchParams.get('subject')).toBe('Message for Plain & Peppered');
      expect(searchParams.get('body')).toBe('Hello\r\n\r\nAnn\r\nann@harbour.test\r\n');
      expect(screen.getByRole('status')).toHaveTextContent('Your email app opens with the message ready.');
      expect(screen.getByRole('button', { name: 'Copy address' })).toBeVisible();
      expect(field('Your message')).toHaveValue('Hello');
      expect(fetched).not.toHaveBeenCalled();
    });

    it('tells that the end of a long message has to be copied', async () => {
      await show();
      await fill('a'.repeat(3000));
      await user.click(send());
      expect(screen.getByRole('status')).toHaveTextContent('the end is missing there');
      expect(field('Your message')).toHaveValue('a'.repeat(3000));
    });

    it('opens a mail without script', async () => {
      await show();
      expect(send()).toHaveAttribute('formenctype', 'text/plain');
      expect(send()).toHaveAttribute(
        'formaction',
        'mailto:cook@plain-peppered.test?subject=Message%20for%20Plain%20%26%20Peppered',
      );
    });
  });

  it('keeps what is typed while the message is sent', async () => {
    let answer = (_: object) => {};
    fetched.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    await show({ address: 'https://forms.test/f/1' });
    await fill('Hello');
    await user.click(send());
    await user.type(field('Your message'), ' again');
    answer({ ok: true });
    expect(await screen.findByText('Message sent. Replies go to ann@harbour.test.')).toBeVisible();
    expect(field('Your message')).toHaveValue('Hello again');
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('refuses a service that names two fields alike', () => {
    const schema = formService(FORM_NAMES.contactForm);
    const problem = (names: object) =>
      schema.safeParse({ address: 'https://forms.test/f/1', ...names }).error?.issues[0]?.message;
    expect(problem({ honeypot: 'name' })).toBe('one field of each name: name is there twice');
    expect(problem({ fields: { subject: 'Hello' } })).toBe('one field of each name: subject is there twice');
    expect(problem({ fields: { subject: 'Hello' }, topic: null })).toBeUndefined();
  });
});
