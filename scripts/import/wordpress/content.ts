import { parseFragment } from 'parse5';
import { escapeMarkup } from '@/lib/text/markup';
import { attributeOf, findAll } from '@/scripts/import/readers/dom';
import { hasBlocks, replaceBlocks } from './blocks';
import { RECIPE_MARK, readHtml } from './html-to-markdown';
import type { Library, LibraryPicture } from './library';
import { replaceShortcodes, type Shortcode } from './shortcodes';
import type { TextBlock } from './text-blocks';
import type { WxrItem } from './wxr';

export type ContentContext = {
  home: string;
  library: Library;
  /** HTML of a pattern that several texts share, by its id. */
  patternOf: (id: unknown) => string | undefined;
  /** True for the id of a recipe of a plugin that the export has. */
  hasRecipe: (id: string) => boolean;
};

/** Text of an item as blocks, with the places of its recipe cards and what in it has no place here. */
export type ItemText = { blocks: readonly TextBlock[]; html: string; lost: readonly string[] };

/** Shortcodes of recipe cards, with or without the recipe in the export. */
const CARDS =
  /^(?:wprm-recipe|tasty-recipe|mv_create|mv_recipe|zrdn-recipe|amd-zlrecipe-recipe|amd-yrecipe-recipe|mpprecipe-recipe|ultimate-recipe|cooked-recipe|delicious-recipes?|dr_recipe|recipe-card|nutrifox|easyrecipe)$/;

/** Shortcodes and blocks that lead around a page or count its readers: they have no content. */
const CONTROLS =
  /^(?:wprm-recipe-(?:jump|print|rating|roundup-link)\S*|wprm-recipe-(?:jump|print)|tasty-recipes?-(?:jump|print)\S*|toc|ez-toc|lwptoc|rank-math\/toc-block|yoast-seo\/table-of-contents|more|nextpage|spacer|separator|wp-recipe-maker\/(?:jump|print)\S*|wp-tasty\/\S*jump\S*|addtoany|social-links|post-navigation-link)$/;

const MEDIA =
  /^(?:embed|youtube|youtube_sc|youtube_video|vimeo|video|audio|instagram|facebook|twitter|tweet|tiktok|pinterest|dailymotion|wpvideo|videopress|lyte|su_youtube|su_vimeo)$/;
/** Shortcodes whose texts stand by themselves, such as columns. */
const LAYOUT =
  /row|col(?:umn)?(?:$|[_s-])|section|tab|box|panel|toggle|accordion|(?:^|_)(?:one|two|three)_|^et_pb_|container|spoiler|note|message|alert/;

const KNOWN = new Set(['caption', 'wp_caption', 'gallery', 'playlist']);

const mark = (key: string) => `<${RECIPE_MARK} data-mark="${escapeMarkup(key)}"></${RECIPE_MARK}>`;

const imageHtml = ({ address, alt, caption }: LibraryPicture) =>
  `<figure><img src="${escapeMarkup(address)}" alt="${escapeMarkup(alt)}">${caption ? `<figcaption>${escapeMarkup(caption)}</figcaption>` : ''}</figure>`;

const galleryHtml = (pictures: readonly LibraryPicture[]) =>
  `<figure>${pictures.map(imageHtml).join('')}</figure>`;

/** Address of a video or a post in any of the ways that shortcodes write it; '' for none. */
function mediaAddress({ name, attributes, values, content }: Shortcode): string {
  const { src, url, mp4, mp3, m4v, webm, ogg, href, id, v, code } = attributes;
  const written = [src, url, mp4, mp3, m4v, webm, ogg, href, ...values, content?.replaceAll(/<[^>]*>/g, '')];
  const address = written.find((each) => each !== undefined && /^(?:https?:)?\/\//.test(each.trim()));
  if (address !== undefined) return address.trim().replaceAll('&amp;', '&');
  const key = id ?? v ?? code ?? values[0] ?? '';
  if (/youtube|lyte/.test(name) && /^[\w-]{11}$/.test(key)) return `https://www.youtube.com/watch?v=${key}`;
  return /vimeo/.test(name) && /^\d+$/.test(key) ? `https://vimeo.com/${key}` : '';
}

/** Replaces the comments of the editor and the shortcodes of an item by HTML; adds to `lost` what has none. */
function plainHtml(item: WxrItem, context: ContentContext, lost: Set<string>): string {
  const unknown = new Set<string>();
  const { library, hasRecipe, patternOf } = context;
  const card = (id: string, name: string) => {
    if (hasRecipe(id)) return mark(id);
    lost.add(`recipe card ${name}: the recipe is not in the export; save its page and import that too`);
    return '';
  };
  const galleryOf = (ids: string | undefined) => {
    const chosen = (ids ?? '').split(/[\s,]+/).filter(Boolean);
    const pictures = chosen.length > 0 ? chosen.flatMap((id) => library.byId(id) ?? []) : library.of(item.id);
    if (pictures.length < Math.max(chosen.length, 1))
      lost.add(`gallery: ${chosen.length - pictures.length || 'all'} of its pictures are not in the export`);
    return pictures.length > 0 ? galleryHtml(pictures) : '';
  };
  const blockHtml = (html: string, depth = 0): string =>
    replaceBlocks(html, ({ name, attributes }) => {
      if (name === 'block' && depth < 3) {
        const pattern = patternOf(attributes.ref);
        if (pattern !== undefined) return blockHtml(pattern, depth + 1);
      }
      if (/^(?:wp-recipe-maker\/recipe|wp-tasty\/tasty-recipes?)$/.test(name))
        return card(String(attributes.id), name);
      if (!CONTROLS.test(name)) lost.add(`block ${name}: WordPress fills it when the page is read`);
      return '';
    });
  // Cards that WP Recipe Maker writes into the text beside its own data.
  const withoutFallback = blockHtml(item.content).replaceAll(
    /<!--\s*WPRM Recipe (\d+)\s*-->[\s\S]*?<!--\s*End WPRM Recipe\s*-->/g,
    (html: string, id: string) => (hasRecipe(id) ? mark(id) : html),
  );
  const isKnown = (name: string) =>
    KNOWN.has(name) || MEDIA.test(name) || CARDS.test(name) || CONTROLS.test(name);
  return replaceShortcodes(withoutFallback, isKnown, (shortcode) => {
    const { name, attributes, values, content = '', tag } = shortcode;
    if (CONTROLS.test(name)) return content;
    if (CARDS.test(name)) {
      const id = attributes.id ?? attributes.key ?? values[0] ?? '';
      return card(id, tag) + content;
    }
    if (name === 'gallery') return galleryOf(attributes.ids ?? attributes.include);
    if (name === 'caption' || name === 'wp_caption') {
      const [image = ''] = /^[\s\S]*?<img\b[^>]*>(?:\s*<\/a>)?/i.exec(content) ?? [];
      const words = attributes.caption ?? content.slice(image.length).trim();
      return `<figure>${image}<figcaption>${words}</figcaption></figure>`;
    }
    if (MEDIA.test(name)) {
      const address = mediaAddress(shortcode);
      if (address !== '')
        return `<figure class="wp-block-embed"><div>${escapeMarkup(address)}</div></figure>`;
    }
    const kept = content === '' ? '' : '; the text inside of it is kept';
    if (!unknown.has(name)) lost.add(`shortcode ${tag}: not known here${kept}`);
    unknown.add(name);
    return LAYOUT.test(name) ? `<div>${content}</div>` : content;
  });
}

/** True for an element that shows a recipe which is in its data too. */
const isCard = (element: Parameters<Parameters<typeof findAll>[1]>[0]): boolean =>
  /schema\.org\/Recipe$/i.test(attributeOf(element, 'itemtype') ?? '') ||
  /(?:^|\s)(?:wprm-recipe-container|tasty-recipes|h-?recipe)(?:\s|$)/.test(
    attributeOf(element, 'class') ?? '',
  );

/** HTML with marks in place of the recipe cards in it. */
function withoutCards(html: string): string {
  const fragment = parseFragment(html, { sourceCodeLocationInfo: true });
  let plain = html;
  for (const element of findAll(fragment, isCard, true).reverse()) {
    const { startOffset = 0, endOffset = 0 } = element.sourceCodeLocation ?? {};
    plain = `${plain.slice(0, startOffset)}${mark('html')}${plain.slice(endOffset)}`;
  }
  return plain;
}

/** Reads the text of an item. @param hasCards true if a recipe of the text itself was read */
export function readContent(
  item: WxrItem,
  context: ContentContext,
  hasCards: (html: string) => boolean,
): ItemText {
  const lost = new Set<string>();
  const html = plainHtml(item, context, lost);
  const { home, library } = context;
  const blocks = readHtml(hasCards(html) ? withoutCards(html) : html, {
    home,
    hasLineBreaks: !hasBlocks(item.content),
    report: (what) => lost.add(what),
    describe: (address) => library.byAddress(address) ?? {},
  });
  return { blocks, html, lost: [...lost] };
}
