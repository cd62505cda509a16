import { mailHref, openMail } from '@/lib/mail';

test('a mail link carries subject and body in a form every composer reads', () => {
  const href = mailHref({
    to: 'me@example.com',
    subject: 'Salt & 춘장 + rice?',
    body: 'One\nTwo\r\nThree 100%',
  });
  const url = new URL(href);
  expect(url.protocol).toBe('mailto:');
  expect(url.pathname).toBe('me@example.com');
  expect(href).not.toContain('+');
  const fields = Object.fromEntries(
    url.search
      .slice(1)
      .split('&')
      .map((field) => field.split('=').map(decodeURIComponent)),
  );
  expect(fields).toEqual({ subject: 'Salt & 춘장 + rice?', body: 'One\r\nTwo\r\nThree 100%' });
});

test('a mail link without subject and body is the bare address', () => {
  expect(mailHref({ to: ' me+food@example.com ' })).toBe('mailto:me%2Bfood@example.com');
});

test('a subject cannot smuggle in further lines, and broken Unicode is no error', () => {
  expect(mailHref({ to: 'a@b.c', subject: 'One\r\nBcc: x@y.z' })).toBe(
    'mailto:a@b.c?subject=One%20Bcc%3A%20x%40y.z',
  );
  expect(() => mailHref({ to: 'a@b.c', subject: 'half \uD83C', body: '\uDF5C' })).not.toThrow();
});

test('opening the composer stays in the same window', () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  openMail('mailto:a@b.c');
  expect(open).toHaveBeenCalledWith('mailto:a@b.c', '_self');
});
