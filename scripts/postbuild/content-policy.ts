import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { EMBED_SOURCES } from '@/components/embed/providers';
import { site } from '@/lib/content/site';
import { STYLE_NONCE } from '@/lib/csp';
import { attribute, elementsOf, filesUnder, textOf } from '@/scripts/export';

/** Source expression of an inline script or style: 'sha256-…'. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The stylesheet that the toasts of sonner add to the page. Throws when the package changed how it does so. */
export function toastStylesheet(): string {
  const code = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8');
  const literal = /^__insertCSS\((".*")\);?$/m.exec(code)?.[1];
  if (!literal)
    throw new Error('No stylesheet found in sonner/dist/index.mjs; its hash is part of the policy.');
  return JSON.parse(literal) as string;
}

const isData = (type = '') => /json|^text\/(?!javascript)/.test(type) && type !== 'importmap';

/** Sources that every page allows beside its own inline scripts. */
export type PolicySources = {
  /** Hashes of styles that scripts add to the page. */
  styles: string[];
  /** Where forms may be sent beside the mail composer. */
  formTargets: string[];
};

/**
 * Content-Security-Policy of one page: its own files, the inline scripts and styles it was exported with, and
 * what its embeds load once a visitor asks for them. Throws on an embed of an unknown provider.
 */
export function policyFor(html: string, { styles, formTargets }: PolicySources): string {
  const elements = elementsOf(html);
  const inline = (name: string) =>
    elements
      .filter(({ tagName }) => tagName === name)
      .filter((element) => attribute(element, 'src') === undefined && !isData(attribute(element, 'type')))
      .map((element) => sourceHash(textOf(element)));
  const providers = new Map(Object.entries(EMBED_SOURCES));
  const embeds = elements.flatMap((element) => {
    const name = attribute(element, 'data-embed');
    if (name === undefined) return [];
    const sources = providers.get(name);
    if (!sources) throw new Error(`has an embed of “${name}”, which the content policy does not know`);
    return sources;
  });
  const frames = embeds.flatMap((embed) => embed.frames);
  const unique = (...sources: string[]) => [...new Set(sources)].join(' ');
  return [
    "default-src 'self'",
    `script-src ${unique("'self'", ...inline('script'), ...embeds.flatMap(({ scripts }) => scripts))}`,
    `style-src ${unique("'self'", `'nonce-${STYLE_NONCE}'`, ...styles, ...inline('style'))}`,
    // Sizes and positions in style attributes come from data, never from what a visitor typed.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    `frame-src ${frames.length > 0 ? unique(...frames) : "'none'"}`,
    `form-action ${unique("'self'", 'mailto:', ...formTargets)}`,
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** Adds the policy to a page, before anything that it governs; only the character set may stand before it. */
export function withPolicy(html: string, policy: string): string {
  const head = elementsOf(html).find((element) => element.tagName === 'head');
  const start = head?.sourceCodeLocation?.startTag?.endOffset;
  if (!head || start === undefined) throw new Error('has no <head>');
  const first = head.childNodes.find((node) => 'tagName' in node);
  const isCharset = first && 'tagName' in first && attribute(first, 'charset') !== undefined;
  const at = (isCharset && first.sourceCodeLocation?.endOffset) || start;
  const value = policy.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `${html.slice(0, at)}<meta http-equiv="Content-Security-Policy" content="${value}">${html.slice(at)}`;
}

/** Writes the policy into every page of an export. Returns how many pages there are. */
export function addContentPolicies(folder: string): number {
  const sources: PolicySources = {
    // An element that a script has just made is empty for a moment.
    styles: [sourceHash(''), sourceHash(toastStylesheet())],
    formTargets: site.newsletterEndpoint ? [new URL(site.newsletterEndpoint).origin] : [],
  };
  const files = filesUnder(folder).filter((file) => file.endsWith('.html'));
  for (const file of files) {
    const html = readFileSync(path.join(folder, file), 'utf8');
    try {
      writeFileSync(path.join(folder, file), withPolicy(html, policyFor(html, sources)));
    } catch (error) {
      throw new Error(`${folder}/${file} ${(error as Error).message}`);
    }
  }
  return files.length;
}
