/** @jest-environment node */
import { headersFor, readHeaders } from '@/scripts/postbuild/headers';

describe('headersFor', () => {
  it('joins the values of one header', () => {
    const links = readHeaders('/*\n  Link: a\n/a/*.js\n  Link: b\n');
    expect(headersFor('/a/deep/b.js', links)).toEqual({ Link: 'a, b' });
    expect(headersFor('/b.js', links)).toEqual({ Link: 'a' });
  });
});

it.each(['  Link: a', '/a\nLink: a', '/a\n  Link', 'a/*'])(
  'readHeaders rejects %j, which hosts would skip',
  (text) => {
    expect(() => readHeaders(text)).toThrow(/^Line \d of _headers/);
  },
);
