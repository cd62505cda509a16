/** @jest-environment node */
import { elementsOf } from '@/scripts/export';
import {
  contentPolicy,
  type PolicyContent,
  refusedParts,
  withPolicy,
} from '@/scripts/postbuild/content-policy';
import { securityHeaders } from '@/scripts/postbuild/security-headers';
import { observatoryScore } from './observatory';

const PLAIN: PolicyContent = { newsletterEndpoint: null, recipes: [] };
const video = { type: 'video', provider: 'short', video: 'abcdefghi-1' } as never;
const post = { type: 'post', provider: 'instagram', url: 'https://www.instagram.com/p/abc/' } as never;

const directive = (content: PolicyContent, name: string) =>
  contentPolicy(content)
    .split('; ')
    .find((part) => part.startsWith(`${name} `)) ?? '';

test('nothing in the markup of a page runs or styles it, and scripts pass through the one policy of types', () => {
  const policy = contentPolicy(PLAIN);
  expect(policy).not.toMatch(/unsafe|nonce|sha256|https?:/);
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; /);
  expect(policy).toMatch(/; require-trusted-types-for 'script'; trusted-types default$/);
});

test('the players of the films and posts that recipes hold are framed, and nobody else', () => {
  expect(directive(PLAIN, 'frame-src')).toBe('');
  expect(directive({ ...PLAIN, recipes: [{ blocks: [video, video] }] }, 'frame-src')).toBe(
    'frame-src https://www.youtube-nocookie.com',
  );
  expect(directive({ ...PLAIN, recipes: [{ blocks: [post] }, { blocks: [video] }] }, 'frame-src')).toBe(
    'frame-src https://www.instagram.com https://www.youtube-nocookie.com',
  );
});

test('a sign-up goes to the mail composer, or to the service that is named', () => {
  expect(directive(PLAIN, 'form-action')).toBe("form-action 'self' mailto:");
  const served = { ...PLAIN, newsletterEndpoint: 'https://mail.test/subscribe?list=1' };
  expect(directive(served, 'form-action')).toBe("form-action 'self' https://mail.test");
});

test('the service of street maps is asked for streets, and for nothing else', () => {
  const content = { ...PLAIN, streets: 'https://tiles.test/styles/plain' };
  expect(directive(PLAIN, 'connect-src')).toBe("connect-src 'self'");
  expect(directive(content, 'connect-src')).toBe("connect-src 'self' https://tiles.test");
  expect(contentPolicy(content).match(/tiles/g)).toHaveLength(1);
});

test('hosts that the owner allows stand where they are needed, and nowhere else', () => {
  const content = {
    ...PLAIN,
    allowedHosts: {
      script: ['https://stats.test'],
      connect: ['https://stats.test'],
      image: ['https://map.test'],
    },
  };
  expect(directive(content, 'script-src')).toBe("script-src 'self' https://stats.test");
  expect(directive(content, 'connect-src')).toBe("connect-src 'self' https://stats.test");
  expect(directive(content, 'img-src')).toBe("img-src 'self' data: https://map.test");
  expect(directive(content, 'style-src')).toBe("style-src 'self'");
});

const HTML =
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><title>Soup</title></head><body><p>style="x" onclick</p>' +
  '<script src="/a.js"></script><script type="application/ld+json">{"@type":"Recipe"}</script></body></html>';

test('the policy stands before everything but the character set', () => {
  expect(withPolicy(HTML, "default-src 'none'")).toContain(
    `<head><meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'"><title>`,
  );
  expect(withPolicy('<html><head><title>x</title></head></html>', 'x')).toContain('<head><meta http-equiv=');
  expect(() => withPolicy('<p>Soup</p>', 'x')).toThrow('has no <head>');
});

test.each([
  ['<script>one()</script>', 'an inline script'],
  ['<style>p{}</style>', 'a style element'],
  ['<p style="color:red">', '<p style>'],
  ['<svg onload="one()">', '<svg onload>'],
  ['<template><b style="x"></b></template>', '<b style>'],
])('%s stops the build', (part, name) => {
  expect(refusedParts(elementsOf(HTML))).toEqual([]);
  const html = HTML.replace('</body>', `${part}</body>`);
  expect(refusedParts(elementsOf(html))).toEqual([name]);
  expect(() => withPolicy(html, 'x')).toThrow(`has ${name}, which the content policy refuses`);
});

test('by the rules of the Mozilla Observatory, policy and headers earn A+ with over 100 points', () => {
  const headers = new Map(
    Object.entries(securityHeaders(contentPolicy(PLAIN))).map(([name, value]) => [name.toLowerCase(), value]),
  );
  // +10 default-src 'none', +5 Referrer-Policy, +5 frame-ancestors
  expect(observatoryScore(headers)).toBe(120);
  expect(observatoryScore(new Map())).toBe(30);
});

test('pages may ask where the visitor is, and the frames in them for nothing', () => {
  const features = securityHeaders(contentPolicy(PLAIN))['Permissions-Policy']?.split(', ');
  expect(features?.filter((feature) => !feature.endsWith('=()'))).toEqual(['geolocation=(self)']);
});
