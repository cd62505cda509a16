import type { Element, Nodes as HastNodes, Parents, Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { defaultHandlers, type Handle, type State, toMdast } from 'hast-util-to-mdast';
import type { Image, Link, Paragraph, PhrasingContent, RootContent, Text } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import { parseFragment } from 'parse5';
import { lineOf } from '@/scripts/import/plain-text';
import { plainBlocks } from './markdown-blocks';
import { addParagraphs } from './paragraphs';
import type { TextBlock } from './text-blocks';

/** Element that marks the place of a recipe card. */
export const RECIPE_MARK = 'recipe-mark';

export type HtmlContext = {
  /** Address that relative ones begin at. */
  home: string;
  /** True for a text of the old editor, whose paragraphs and line breaks are those of the text. */
  hasLineBreaks: boolean;
  /** Reports something that has no place in a text. */
  report: (what: string) => void;
  /** Picture of the library: its full size, and what it shows where the text does not say so. */
  describe: (address: string) => { address?: string; alt?: string; caption?: string };
};

const property = (element: Element, name: string): string => {
  const value = element.properties[name];
  if (Array.isArray(value)) return value.join(' ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

const hasClass = (element: Element, name: string) =>
  property(element, 'className').split(/\s+/).includes(name);

function elementsIn(node: HastNodes, matches: (element: Element) => boolean): Element[] {
  if (!('children' in node)) return [];
  return node.children.flatMap((child) => [
    ...(child.type === 'element' && matches(child) ? [child] : []),
    ...elementsIn(child as HastNodes, matches),
  ]);
}

const isTag =
  (...names: string[]) =>
  ({ tagName }: Element) =>
    names.includes(tagName);

const textIn = (node: HastNodes): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textIn).join('') : '';

/** Full address; '' for one that cannot be opened. */
function fullAddress(written: string, home: string): string {
  const address = written.trim();
  if (/^(?:mailto:[^\s@]+@[^\s@?]+|tel:\+?[\d().-]+)$/i.test(address)) return address;
  if (!URL.canParse(address, `${home}/`)) return '';
  const { href, protocol, hostname } = new URL(address, `${home}/`);
  return /^https?:$/.test(protocol) && hostname.includes('.') ? href : '';
}

/** Address of the page that a frame shows a part of: that of the video for its player. */
function framedAddress(address: string): string {
  const { hostname, pathname } = new URL(address);
  const [, id = ''] = /^\/(?:embed|v)\/([\w-]{11})/.exec(pathname) ?? [];
  if (/(?:^|\.)youtube(?:-nocookie)?\.com$/.test(hostname) && id)
    return `https://www.youtube.com/watch?v=${id}`;
  const [, vimeo = ''] = /^\/video\/(\d+)/.exec(pathname) ?? [];
  return /(?:^|\.)player\.vimeo\.com$/.test(hostname) && vimeo ? `https://vimeo.com/${vimeo}` : address;
}

/** Address of a video that the site can play. */
const VIDEO = /^https?:\/\/(?:(?:www|m)\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)\//;

const wordsParagraph = (value: string): Paragraph => ({
  type: 'paragraph',
  children: [{ type: 'text', value }],
});

const link = (url: string, words = url): Paragraph => ({
  type: 'paragraph',
  children: [{ type: 'link', url, children: [{ type: 'text', value: words }] }],
});

const SUPERSCRIPT = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const SUBSCRIPT = '₀₁₂₃₄₅₆₇₈₉';

/** Digits above or below the line as characters of their own, so that 1<sup>1</sup> is not 11. */
const digits =
  (characters: string): Handle =>
  (state: State, element: Element) => {
    const text = textIn(element);
    return /^\d+$/.test(text)
      ? { type: 'text', value: [...text].map((digit) => characters[Number(digit)]).join('') }
      : (state.all(element) as PhrasingContent[]);
  };

/** Element without some of its descendants. */
function without(element: Element, removed: ReadonlySet<Element>): Element {
  const children = element.children
    .filter((child) => child.type !== 'element' || !removed.has(child))
    .map((child) => (child.type === 'element' ? without(child, removed) : child));
  return { ...element, children };
}

/** Blocks of an element. */
const flowOf = (state: State, element: Element): RootContent[] =>
  state.toFlow(state.all(element) as RootContent[]) as RootContent[];

/** Words of a picture's caption. */
function captionOf(figure: Element): string {
  const [caption] = elementsIn(figure, isTag('figcaption'));
  return caption ? lineOf(textIn(caption)) : '';
}

/** Handlers of elements that Markdown has no word for, or that WordPress uses in its own way. */
function handlersFor(context: HtmlContext): Record<string, Handle> {
  const { home, report } = context;
  const image = (element: Element, captioned = ''): Image | Text | undefined => {
    // A smiley of WordPress is the picture of a character.
    if (hasClass(element, 'wp-smiley') || hasClass(element, 'emoji'))
      return { type: 'text', value: property(element, 'alt') };
    const sources = ['dataLazySrc', 'dataSrc', 'dataOrigFile', 'src'].map((name) => property(element, name));
    const url = sources.map((source) => source && fullAddress(source, home)).find(Boolean);
    // A pixel that counts readers is no picture.
    if (!url || (property(element, 'width') === '1' && property(element, 'height') === '1')) return undefined;
    const known = context.describe(url);
    const alt = lineOf(property(element, 'alt')) || known.alt || '';
    const title = captioned || known.caption || '';
    return { type: 'image', url: known.address ?? url, alt, ...(title && { title }) };
  };
  const media: Handle = (_, element) => {
    const sources = [element, ...elementsIn(element, isTag('source', 'embed', 'param'))].map(
      (each) => property(each, 'src') || property(each, 'data') || property(each, 'value'),
    );
    const url = sources.map((source) => source && fullAddress(source, home)).find(Boolean);
    if (!url) return undefined;
    const address = framedAddress(url);
    if (!VIDEO.test(address)) report(`<${element.tagName}> of ${address}`);
    return link(address, lineOf(property(element, 'title')) || address);
  };
  const reported =
    (what: string): Handle =>
    (state, element) => {
      const text = lineOf(textIn(element));
      if (text !== '') report(`${what}: “${text.length > 60 ? `${text.slice(0, 59)}…` : text}”`);
      return element.tagName === 'form' ? undefined : (state.all(element) as PhrasingContent[]);
    };
  const figure: Handle = (state, element) => {
    if (hasClass(element, 'wp-block-embed')) {
      const url = fullAddress(lineOf(textIn(elementsIn(element, isTag('div'))[0] ?? element)), home);
      const frames = elementsIn(element, isTag('iframe', 'blockquote'));
      if (url !== '' && frames.length === 0) {
        if (!VIDEO.test(url)) report(`an embed of ${url}`);
        const caption = captionOf(element);
        return [link(url), ...(caption ? [wordsParagraph(caption)] : [])];
      }
    }
    const images = elementsIn(element, isTag('img'));
    if (images.length === 0) return flowOf(state, element);
    // A gallery has a figure for each picture.
    const figures = [...elementsIn(element, isTag('figure')), element];
    const used = new Set<Element>(images);
    const pictures = images.flatMap((img) => {
      const own = figures.find((each) => elementsIn(each, (inner) => inner === img).length > 0);
      const [caption] = own ? elementsIn(own, isTag('figcaption')) : [];
      const isOwn = own !== undefined && elementsIn(own, isTag('img')).length === 1;
      if (caption && isOwn) used.add(caption);
      return image(img, caption && isOwn ? lineOf(textIn(caption)) : '') ?? [];
    });
    // What else is in it stays, such as a caption of the whole.
    return [{ type: 'paragraph', children: pictures }, ...flowOf(state, without(element, used))];
  };
  return {
    img: (_, element) => image(element),
    image: (_, element) => image(element),
    figure,
    figcaption: (state, element) => state.toFlow(state.all(element) as RootContent[]) as RootContent[],
    a(state, element) {
      const children = state.all(element) as PhrasingContent[];
      const written = property(element, 'href');
      const url = fullAddress(written, home);
      const pictures = children.filter(({ type }) => type === 'image');
      if (pictures.length > 0) return children;
      const words = lineOf(textIn(element));
      if (words === '') return undefined;
      // A place on the same page has another address here.
      if (url === '' || written.trim().startsWith('#')) return children;
      return { type: 'link', url, children } as Link;
    },
    iframe: media,
    video: media,
    audio: media,
    object: media,
    embed: media,
    sup: digits(SUPERSCRIPT),
    sub: digits(SUBSCRIPT),
    // Lines over and under words have no place in Markdown, and bold words would stress what was not.
    u: (state, element) => state.all(element) as PhrasingContent[],
    mark: (state, element) => state.all(element) as PhrasingContent[],
    del: (state, element) => state.all(element) as PhrasingContent[],
    s: (state, element) => state.all(element) as PhrasingContent[],
    strike: (state, element) => state.all(element) as PhrasingContent[],
    var: (state, element) => state.all(element) as PhrasingContent[],
    q: (state, element) => [
      { type: 'text', value: '“' },
      ...(state.all(element) as PhrasingContent[]),
      { type: 'text', value: '”' },
    ],
    summary: (state, element) => ({
      type: 'paragraph',
      children: [{ type: 'strong', children: state.all(element) as PhrasingContent[] }],
    }),
    blockquote(state, element) {
      const post = property(element, 'dataInstgrmPermalink') || property(element, 'cite');
      const url = post ? fullAddress(post, home) : '';
      const isEmbed = ['instagram-media', 'twitter-tweet', 'tiktok-embed', 'wp-embedded-content'].some(
        (name) => hasClass(element, name),
      );
      const children = state.toFlow(state.all(element) as RootContent[]) as never[];
      if (isEmbed) report(`a post of another site${url ? `: ${url.replace(/[?#].*$/, '')}` : ''}`);
      const quotation = { type: 'blockquote', children } as RootContent;
      return isEmbed && url ? [...(children.length > 0 ? [quotation] : []), link(url)] : quotation;
    },
    noscript: () => undefined,
    script(_, element) {
      const source = property(element, 'src');
      const isData = /json/.test(property(element, 'type'));
      // Scripts of posts of other sites, whose quotation is reported.
      if (source && !isData && !/(?:instagram|twitter|tiktok|pinterest|pinimg)\.com/.test(source))
        report(`a script of ${source}`);
      return undefined;
    },
    form: reported('a form'),
    button: reported('a button'),
    select: reported('a list to choose from'),
    textarea: reported('a field'),
    input: () => undefined,
    caption: () => undefined,
    table: (state, element, parent) => tableOf(state, element, parent),
    [RECIPE_MARK]: (_, element) =>
      ({ type: 'recipeMark', mark: property(element, 'dataMark') }) as unknown as RootContent,
  };
}

/** Table, with its caption as a paragraph before it. */
function tableOf(state: State, element: Element, parent: Parents | undefined) {
  const standard = defaultHandlers.table as Handle;
  const [caption] = elementsIn(element, isTag('caption'));
  const table = standard(state, element, parent);
  const words = caption ? lineOf(textIn(caption)) : '';
  return [...(words ? [wordsParagraph(words)] : []), ...[table ?? []].flat()] as RootContent[];
}

/** Text of a blog as blocks of Markdown, and the places of its recipe cards. */
export function readHtml(html: string, context: HtmlContext): TextBlock[] {
  const tree = fromParse5(parseFragment(html)) as Root;
  const root = context.hasLineBreaks ? addParagraphs(tree) : tree;
  const { children } = toMdast(root, { document: true, handlers: handlersFor(context) }) as unknown as {
    children: TextBlock[];
  };
  return plainBlocks(children);
}

/** Blocks as a text in Markdown. */
export function writeMarkdown(blocks: readonly TextBlock[]): string {
  const children = blocks.filter((block): block is RootContent => block.type !== 'recipeMark');
  return toMarkdown(
    { type: 'root', children },
    { bullet: '-', emphasis: '*', rule: '-', extensions: [gfmTableToMarkdown({ tablePipeAlign: false })] },
  ).trim();
}
