/** A part of an attribution; `href` makes it a link. */
export type AttributionPart = { text: string; href?: string };

/** HTML entities that attributions use. */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  copy: '©',
  gt: '>',
  lt: '<',
  nbsp: ' ',
  quot: '"',
};

const PART = /<a\b[^>]*?\bhref\s*=\s*(["'])(https?:\/\/[^"']+)\1[^>]*>([\s\S]*?)<\/a>|([\s\S]+?)(?=<a\b|$)/gi;

/** Parses the HTML of an attribution into text and links, which cannot run code. */
export function attributionParts(html: string): AttributionPart[] {
  const textOf = (markup: string) =>
    markup
      .replace(/<[^>]*>/g, '')
      .replace(/&(\w+);/g, (entity, name) => ENTITIES[name] ?? entity)
      .replace(/\s+/g, ' ');
  return [...html.matchAll(PART)]
    .map(([, , href, linked, plain = '']) =>
      href && URL.canParse(href) ? { text: textOf(linked ?? ''), href } : { text: textOf(linked ?? plain) },
    )
    .filter(({ text }) => text.trim() !== '');
}
