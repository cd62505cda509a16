/** @jest-environment node */
import { elementsOf } from '@/scripts/export';
import {
  contentPolicy,
  type PolicyContent,
  policyViolations,
  withPolicy,
} from '@/scripts/postbuild/content-policy';

const video = { type: 'video', provider: 'short', video: 'abcdefghi-1' } as never;
const post = { type: 'post', provider: 'instagram', url: 'https://www.instagram.com/p/abc/' } as never;
const policyOf = (content: Partial<PolicyContent>) =>
  contentPolicy({ newsletterEndpoint: null, recipes: [], ...content });

describe('contentPolicy', () => {
  it('allows scripts and styles of the site alone, with one policy of trusted types', () => {
    const policy = policyOf({});
    expect(policy).not.toMatch(/unsafe|nonce|sha256|https?:/);
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; /);
    expect(policy).toMatch(/; require-trusted-types-for 'script'; trusted-types default$/);
  });

  const stats = ['https://stats.test'];
  it.each<[string, Partial<PolicyContent>, string | undefined]>([
    ['frame-src', {}, undefined],
    ['frame-src', { recipes: [{ blocks: [video, video] }] }, 'https://www.youtube-nocookie.com'],
    [
      'frame-src',
      { recipes: [{ blocks: [post] }, { blocks: [video] }] },
      'https://www.instagram.com https://www.youtube-nocookie.com',
    ],
    ['form-action', {}, "'self' mailto:"],
    ['form-action', { newsletterEndpoint: 'https://mail.test/subscribe?list=1' }, "'self' https://mail.test"],
    ['connect-src', {}, "'self'"],
    ['connect-src', { streets: 'https://tiles.test/styles/plain' }, "'self' https://tiles.test"],
    ['img-src', { streets: 'https://tiles.test/styles/plain' }, "'self' data:"],
    ['script-src', { allowedHosts: { script: stats } }, "'self' https://stats.test"],
    ['connect-src', { allowedHosts: { connect: stats } }, "'self' https://stats.test"],
    ['img-src', { allowedHosts: { image: stats } }, "'self' data: https://stats.test"],
    ['style-src', { allowedHosts: { script: stats, connect: stats, image: stats } }, "'self'"],
  ])('has the %s of %j: %s', (name, content, expected) => {
    const directives = policyOf(content).split('; ');
    expect(directives.find((part) => part.startsWith(`${name} `))?.slice(name.length + 1)).toBe(expected);
  });
});

const HTML =
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><title>Soup</title></head><body><p>style="x" onclick</p>' +
  '<script src="/a.js"></script><script type="application/ld+json">{"@type":"Recipe"}</script></body></html>';

describe('withPolicy', () => {
  it('puts the policy right behind the character set', () => {
    expect(withPolicy(HTML, "default-src 'none'")).toContain(
      `<head><meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'"><title>`,
    );
    expect(withPolicy('<html><head><title>x</title></head></html>', 'x')).toContain(
      '<head><meta http-equiv=',
    );
    expect(() => withPolicy('<p>Soup</p>', 'x')).toThrow('has no <head>');
  });

  it.each([
    ['<script>one()</script>', 'an inline script'],
    ['<style>p{}</style>', 'a style element'],
    ['<p style="color:red">', '<p style>'],
    ['<svg onload="one()">', '<svg onload>'],
    ['<template><b style="x"></b></template>', '<b style>'],
  ])('rejects a page with %s', (part, name) => {
    const html = HTML.replace('</body>', `${part}</body>`);
    expect(policyViolations(elementsOf(html))).toEqual([name]);
    expect(() => withPolicy(html, 'x')).toThrow(`has ${name}, which the content policy forbids`);
  });
});
