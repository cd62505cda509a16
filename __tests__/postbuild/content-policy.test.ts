/** @jest-environment node */
import { elementsOf } from '@/scripts/export';
import { contentPolicy, policyViolations, withPolicy } from '@/scripts/postbuild/content-policy';

it('contentPolicy allows scripts and styles of the site alone, with one policy of trusted types', () => {
  const policy = contentPolicy({ newsletterEndpoint: null, recipes: [] });
  expect(policy).not.toMatch(/unsafe|nonce|sha256|https?:/);
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; /);
  expect(policy).toMatch(/; require-trusted-types-for 'script'; trusted-types default$/);
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
