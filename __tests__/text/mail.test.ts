import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { resultsHref } from '@/components/pages/recipe-page';
import { recipeBySlug } from '@/lib/recipe/all';
import { MAIL_LIMIT, mailHref } from '@/lib/text/mail';

/** Characters of RFC 6068 in an address and in a header field: unreserved, escaped or allowed delimiters. */
const ADDRESS = /^(?:[\w\-.~!$'()*+]|%[0-9A-F]{2})*@?(?:[\w\-.~!$'()*+]|%[0-9A-F]{2})*$/i;
const FIELD = /^(?:[\w\-.~!$'()*,;:@]|%[0-9A-F]{2})*=(?:[\w\-.~!$'()*,;:@]|%[0-9A-F]{2})*$/i;

/** Takes a mailto address apart; throws where it breaks the grammar or is not UTF-8. */
function parse(href: string): { to: string; fields: string[][] } {
  const [, to = '', query] = /^mailto:([^?]*)(?:\?(.*))?$/s.exec(href) ?? [];
  const fields = query?.split('&') ?? [];
  expect(to).toMatch(ADDRESS);
  for (const field of fields) expect(field).toMatch(FIELD);
  return {
    to: decodeURIComponent(to),
    fields: fields.map((field) => field.split('=').map(decodeURIComponent)),
  };
}

/** Any code units, with halves of surrogate pairs and control characters among them. */
const unit = fc.oneof(
  fc.integer({ min: 0, max: 0xffff }),
  fc.integer({ min: 0xd800, max: 0xdfff }),
  fc.nat(127),
);
const anyText = fc.oneof(
  fc.array(unit, { maxLength: 60 }).map((codes) => String.fromCharCode(...codes)),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    'Noodles & 춘장',
    '100 % + 2 = ?',
    '#1 “Brûlée”',
    'a\r\nb\rc\nd',
    '\t',
    '🍜👩‍🍳',
    "it's %41",
  ),
);

/** Text that arrives: halves of pairs replaced, no control characters but tab and line end, lines ended by CRLF. */
const arriving = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\t\n])\p{Cc}/gu, '')
    .replace(/\n/g, '\r\n');

const hasLineEnd = (text: string) => /[\p{Cc}\u2028\u2029]/u.test(text);

it('a mailto link carries every character of the body', () => {
  fc.assert(
    fc.property(anyText, (body) => {
      const { to, fields } = parse(mailHref({ to: 'me@example.com', body }));
      expect(to).toBe('me@example.com');
      expect(fields).toEqual(body ? [['body', arriving(body)]] : []);
    }),
    { numRuns: 500 },
  );
});

it('a mailto link keeps the subject on one line, so that it adds no header', () => {
  fc.assert(
    fc.property(anyText, anyText, (subject, body) => {
      const { fields } = parse(mailHref({ to: 'me@example.com', subject: `S${subject}`, body: `B${body}` }));
      expect(fields.map(([name]) => name)).toEqual(['subject', 'body']);
      const [[, sent = ''] = []] = fields;
      expect(hasLineEnd(sent)).toBe(false);
      expect(sent.replace(/\s/g, '')).toBe(arriving(`S${subject}`).replace(/\s/g, ''));
    }),
    { numRuns: 300 },
  );
});

it('a mailto link is sent to one address, whatever its name', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom('example.com', 'münchen.example', '한국.example'), (name, host) => {
      const { to, fields } = parse(mailHref({ to: `x${name}y@${host}` }));
      expect(fields).toEqual([]);
      expect(to).toBe(arriving(`x${name}y@${host}`).replace(/[\t\r\n]/g, ''));
    }),
    { numRuns: 300 },
  );
});

it.each([
  ['"not@me"@example.org', 'mailto:%22not%40me%22@example.org'],
  [' me+food@example.com ', 'mailto:me%2Bfood@example.com'],
])('a mailto link writes the address %s as %s', (to, href) => {
  expect(mailHref({ to })).toBe(href);
});

it('a mailto link adds no field from an address', () => {
  expect(parse(mailHref({ to: 'a@b.c\r\nBcc: x@y.z?cc=q@r.s&to=t@u.v' })).fields).toEqual([]);
});

it('a mailto link is cut between characters where it would be longer than a mail program takes', () => {
  const long = fc
    .tuple(anyText, fc.integer({ min: 1, max: 400 }))
    .map(([text, times]) => `${text}.`.repeat(times));
  fc.assert(
    fc.property(long, long, (subject, body) => {
      const href = mailHref({ to: 'me@example.com', subject, body });
      expect(href.length).toBeLessThanOrEqual(MAIL_LIMIT);
      const { body: arrived = '' } = Object.fromEntries(parse(href).fields) as { body?: string };
      const isWhole = arrived === arriving(body);
      expect(isWhole || (arrived.endsWith('…') && arriving(body).startsWith(arrived.slice(0, -1)))).toBe(
        true,
      );
    }),
    { numRuns: 200 },
  );
  const { fields } = parse(mailHref({ to: 'me@example.com', body: '한글🍜\n'.repeat(400) }));
  expect(fields[0]?.[1]).toMatch(/^(한글🍜\r\n){40,}(한|한글|한글🍜)?…$/);
});

it('a message about results names the recipe and its address', () => {
  const { fields } = parse(resultsHref(recipeBySlug('barley-stew')));
  const { subject, body } = Object.fromEntries(fields) as { subject: string; body: string };
  expect(subject).toContain('Barley Stew');
  expect(body).toMatch(/https?:\/\/\S+\/$/);
});

it('mailto links are written by lib/text/mail.ts alone', () => {
  const files = ['app', 'components', 'data', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const writesMail = (file: string) =>
    /\.tsx?$/.test(file) && /[`'"]mailto:/.test(readFileSync(file, 'utf8'));
  expect(files.filter(writesMail)).toEqual(['lib/text/mail.ts']);
});
