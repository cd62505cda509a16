/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { resultsHref } from '@/components/recipe/recipe-page';
import { readContent } from '@/lib/content/read/read-content';
import type { Mail } from '@/lib/content/schema/page';
import { site } from '@/lib/content/site';
import { MAIL_LIMIT, type MailMessage, mailHref } from '@/lib/mail';
import { allRecipes } from '@/lib/recipe/all';

/** Bytes behind a percent-encoded text, read as UTF-8; throws where they are none. */
function decode(text: string): string {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '%') {
      if (!/^[0-9A-F]{2}$/i.test(text.slice(at + 1, at + 3))) throw new Error(`Half an escape in ${text}`);
      bytes.push(Number.parseInt(text.slice(at + 1, at + 3), 16));
      at += 2;
    } else bytes.push(text.charCodeAt(at));
  }
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(bytes));
}

/** A `mailto:` address taken apart by the grammar of RFC 6068; throws at what the grammar does not have. */
function parse(href: string): { to: string; fields: [string, string][] } {
  const [, to, query] = /^mailto:([^?]*)(?:\?(.*))?$/s.exec(href) ?? [];
  if (to === undefined) throw new Error(`No mail address: ${href}`);
  // unreserved, escapes, and the delimiters allowed in a header field; a name may not hold the separators.
  const qchar = /^(?:[\w\-.~!$'()*,;:@]|%[0-9A-F]{2})*$/i;
  if (!/^(?:[\w\-.~!$'*+@]|%[0-9A-F]{2})*$/i.test(to.replace(/[()]/g, ''))) throw new Error(`Bad to: ${to}`);
  if ((to.match(/@/g) ?? []).length > 1) throw new Error(`Two hosts: ${to}`);
  const fields = (query === undefined ? [] : query.split('&')).map((field): [string, string] => {
    const parts = field.split('=');
    if (parts.length !== 2 || !parts.every((part) => qchar.test(part)))
      throw new Error(`Bad field: ${field}`);
    return [decode(parts[0] ?? ''), decode(parts[1] ?? '')];
  });
  return { to: decode(to), fields };
}

/** Any code units, halves of surrogate pairs and control characters among them. */
const units = fc
  .array(
    fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.integer({ min: 0xd800, max: 0xdfff }), fc.nat(127)),
    {
      maxLength: 60,
    },
  )
  .map((codes) => String.fromCharCode(...codes));
const anyText = fc.oneof(
  units,
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    'Black noodles & 춘장',
    '100 % + 2 = ?',
    '#1 “Crème brûlée”',
    'a\r\nb\rc\nd',
    '\t',
    '🍜👩‍🍳',
    "it's %41",
  ),
);

/** What arrives: halves of pairs replaced, no control characters but tab and line end, lines ended by CRLF. */
function arriving(text: string): string {
  let plain = '';
  for (const character of text.replace(/\r\n?/g, '\n')) {
    const code = character.codePointAt(0) ?? 0;
    if (code >= 0xd800 && code <= 0xdfff) plain += '\uFFFD';
    else if (character === '\n') plain += '\r\n';
    else if (character === '\t' || (code >= 0x20 && (code < 0x7f || code > 0x9f))) plain += character;
  }
  return plain;
}

const hasLineEnd = (text: string) => /[\p{Cc}\u2028\u2029]/u.test(text);

describe('a mail link', () => {
  it('brings every character of the body to the composer', () => {
    fc.assert(
      fc.property(anyText, (body) => {
        const { to, fields } = parse(mailHref({ to: 'me@example.com', body }));
        expect(to).toBe('me@example.com');
        expect(fields).toEqual(body ? [['body', arriving(body)]] : []);
      }),
      { numRuns: 500 },
    );
  });

  it('keeps a subject on one line and lets it add no header', () => {
    fc.assert(
      fc.property(anyText, anyText, (subject, body) => {
        const { fields } = parse(
          mailHref({ to: 'me@example.com', subject: `S${subject}`, body: `B${body}` }),
        );
        expect(fields.map(([name]) => name)).toEqual(['subject', 'body']);
        expect(hasLineEnd(fields[0]?.[1] ?? '')).toBe(false);
        expect((fields[0]?.[1] ?? '').replace(/\s/g, '')).toBe(arriving(`S${subject}`).replace(/\s/g, ''));
      }),
      { numRuns: 300 },
    );
  });

  it('stays one address to one host, whatever the name is', () => {
    const names = fc.tuple(anyText, fc.constantFrom('example.com', 'münchen.example', '한국.example'));
    fc.assert(
      fc.property(names, ([name, host]) => {
        const address = `x${name}y@${host}`;
        const { to, fields } = parse(mailHref({ to: address }));
        expect(fields).toEqual([]);
        expect(hasLineEnd(to.replace(/[\u2028\u2029]/g, ''))).toBe(false);
        expect(to).toBe(arriving(address).replace(/[\t\r\n]/g, ''));
      }),
      { numRuns: 300 },
    );
    expect(mailHref({ to: '"not@me"@example.org' })).toBe('mailto:%22not%40me%22@example.org');
    expect(mailHref({ to: ' me+food@example.com ' })).toBe('mailto:me%2Bfood@example.com');
    expect(parse(mailHref({ to: 'a@b.c\r\nBcc: x@y.z?cc=q@r.s&to=t@u.v' })).fields).toEqual([]);
  });

  it('never grows longer than a composer takes, and is cut between characters', () => {
    const long = fc
      .tuple(anyText, fc.integer({ min: 1, max: 400 }))
      .map(([text, times]) => `${text}.`.repeat(times));
    fc.assert(
      fc.property(long, long, (subject, body) => {
        const href = mailHref({ to: 'me@example.com', subject, body });
        expect(href.length).toBeLessThanOrEqual(MAIL_LIMIT);
        const arrived = Object.fromEntries(parse(href).fields).body ?? '';
        const whole = arriving(body);
        if (arrived !== whole) {
          expect(arrived.endsWith('…')).toBe(true);
          expect(whole.startsWith(arrived.slice(0, -1))).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
    const cut = parse(mailHref({ to: 'me@example.com', body: '한글🍜\n'.repeat(400) })).fields[0]?.[1] ?? '';
    expect(cut).toMatch(/^(한글🍜\r\n)+(한|한글|한글🍜)?…$/);
    expect(cut.length).toBeGreaterThan(200);
  });
});

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });

/** Every message below a value. */
function mailsIn(value: unknown): Pick<Mail, 'subject' | 'body'>[] {
  if (typeof value !== 'object' || value === null) return [];
  const { subject, body } = value as Partial<Mail>;
  const own = typeof subject === 'string' && typeof body === 'string' ? [{ subject, body }] : [];
  return [...own, ...Object.values(value).flatMap(mailsIn)];
}

describe('the mail links of this site', () => {
  it('arrive whole: subject and body of every message in the content', () => {
    const { about, coaching, content, pages } = readContent().content;
    for (const mail of mailsIn([about, coaching, content, pages])) {
      const message: MailMessage = { to: site.contactEmail, ...mail };
      const { to, fields } = parse(mailHref(message));
      expect(to).toBe(site.contactEmail);
      expect(fields).toEqual([
        ['subject', mail.subject],
        ['body', mail.body.replace(/\n/g, '\r\n')],
      ]);
    }
  });

  it('name the recipe when results are shared', () => {
    for (const recipe of allRecipes()) {
      const { to, fields } = parse(resultsHref(recipe));
      expect(to).toBe(site.contactEmail);
      expect(Object.fromEntries(fields).subject).toContain(recipe.title);
      expect(Object.fromEntries(fields).body).toMatch(/https?:\/\/\S+\/$/);
    }
  });

  it('are written by one builder', () => {
    const others = ['app', 'components', 'data', 'lib']
      .flatMap(filesIn)
      .filter((path) => path !== 'lib/mail.ts' && /[`'"]mailto:/.test(readFileSync(path, 'utf8')));
    expect(others).toEqual([]);
  });
});
