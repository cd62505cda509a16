/** A piece of an attribution; with an address where it is a link. */
export type AttributionPart = { text: string; href?: string };

/** The names that attributions use for what HTML cannot write as it is, or may not be able to. */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  copy: '©',
  gt: '>',
  lt: '<',
  nbsp: ' ',
  quot: '"',
};

const PART = /<a\b[^>]*?\bhref\s*=\s*(["'])(https?:\/\/[^"']+)\1[^>]*>([\s\S]*?)<\/a>|([\s\S]+?)(?=<a\b|$)/gi;

/**
 * The words and links of what a tile service says about its sources, which is a piece of HTML: it never becomes any
 * here, so that nothing in it can run.
 */
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
