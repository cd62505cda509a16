/** Shortcode of WordPress: `[caption width="300"]…[/caption]`. */
export type Shortcode = {
  /** Its name in small letters. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Values without a name: `[youtube https://…]`. */
  values: readonly string[];
  /** Text up to its end; undefined without an end. */
  content: string | undefined;
  /** Its first tag as written. */
  tag: string;
};

// `[[gallery]]` is the way to write about a shortcode.
const TAG =
  /\[(\[?)([a-z][\w-]*)((?:[\s=:]|&nbsp;)(?:"[^"]*"|'[^']*'|[^[\]"'])*(?:["'](?=\s*\/?\]))?)?(\/?)\](\]?)/gi;

const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))|"([^"]*)"|'([^']*)'|(\S+)/g;

/** Texts whose brackets are not shortcodes: code, comments, scripts, tags. */
const VERBATIM = /<(pre|code|script|style)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->|<[a-z][^>]*>/gi;

function readAttributes(written: string): Pick<Shortcode, 'attributes' | 'values'> {
  const attributes: Record<string, string> = {};
  const values: string[] = [];
  const plain = written
    .replaceAll(/&quot;|&#8220;|&#8221;|&#8243;|[“”″]/g, '"')
    .replaceAll(/&nbsp;|\u00A0/g, ' ')
    .replaceAll('&amp;', '&');
  for (const [, name, double, single, bare, ...value] of plain.matchAll(ATTRIBUTE)) {
    if (name !== undefined) attributes[name.toLowerCase()] = double ?? single ?? bare ?? '';
    else values.push(value.find((each) => each !== undefined) ?? '');
  }
  return { attributes, values };
}

/** Position of the end tag that belongs to a tag which ends at `from`, and of what follows; undefined for none. */
function endOf(text: string, name: string, from: number): { start: number; end: number } | undefined {
  const tags = new RegExp(`\\[(/?)${name}(?![\\w-])[^\\]]*\\]`, 'gi');
  tags.lastIndex = from;
  let depth = 1;
  for (let tag = tags.exec(text); tag; tag = tags.exec(text)) {
    depth += tag[1] === '/' ? -1 : tag[0].endsWith('/]') ? 0 : 1;
    if (depth === 0) return { start: tag.index, end: tags.lastIndex };
  }
  return undefined;
}

/**
 * Replaces the shortcodes of a text, also those inside of others. A bracket that only could be one, such as "[sic]", stays:
 * one without values, end or a name of several words is a shortcode only if `isKnown` says so.
 *
 * @param replace HTML for a shortcode; inner shortcodes of `content` are replaced already
 */
export function replaceShortcodes(
  html: string,
  isKnown: (name: string) => boolean,
  replace: (shortcode: Shortcode) => string,
): string {
  const verbatim: string[] = [];
  const masked = html.replaceAll(VERBATIM, (text) => {
    verbatim.push(text);
    return `\uE000${verbatim.length - 1}\uE001`;
  });
  const unmask = (text: string): string =>
    text.replaceAll(/\uE000(\d+)\uE001/g, (_, index: string) => unmask(verbatim[Number(index)] ?? ''));
  const expand = (text: string): string => {
    let done = '';
    let at = 0;
    const tags = new RegExp(TAG);
    for (let found = tags.exec(text); found; found = tags.exec(text)) {
      const [tag, prefix = '', written = '', rest = '', slash = '', close = ''] = found;
      done += text.slice(at, found.index);
      at = tags.lastIndex;
      const name = written.toLowerCase();
      if (prefix !== '' && close !== '') {
        done += tag.slice(1, -1);
        continue;
      }
      const isClosed = slash !== '' || /[\s"']\/$/.test(rest);
      const end = isClosed ? undefined : endOf(text, name, at);
      const { attributes, values } = readAttributes(unmask(rest).replace(/^:|\/$/g, ''));
      const hasShape = end !== undefined || Object.keys(attributes).length > 0 || /[_-]/.test(name);
      if (!isKnown(name) && !hasShape) {
        done += tag;
        continue;
      }
      const content = end && unmask(expand(text.slice(at, end.start)));
      done += prefix + replace({ name, attributes, values, content, tag: unmask(tag) }) + close;
      at = end?.end ?? at;
      tags.lastIndex = at;
    }
    return done + text.slice(at);
  };
  return unmask(expand(masked));
}
