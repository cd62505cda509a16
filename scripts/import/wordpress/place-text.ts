import type { BlockContent, Image, Link, PhrasingContent, RootContent } from 'mdast';
import { videoAt } from '@/lib/content/markdown/video';
import { SOURCE_IMAGES_FOLDER } from '@/lib/content/source-images';
import { pictureName } from '@/scripts/import/draft-pictures';
import { placePhotograph } from '@/scripts/import/photographs';
import { oldPathOf } from '@/scripts/import/redirects';
import type { ImportSite } from '@/scripts/import/site';
import { writeMarkdown } from './html-to-markdown';
import { uploadOf } from './library';
import type { TextBlock } from './text-blocks';

export type TextOptions = {
  /** End of the address of the entry, with which the names of its pictures begin. */
  slug: string;
  /** Kind of the entry, with which they begin if the address begins with a digit. */
  kind: string;
  /** Address of the blog. */
  home: string;
  /** New paths by the addresses of the blog and by keys of its recipes. */
  paths: ReadonlyMap<string, string>;
  bytesOf: (address: string) => Uint8Array | undefined;
  site: ImportSite;
  isDry: boolean;
  /** Names of the pictures that the entry has already, by their uploads. */
  pictures: Map<string, PlacedPicture>;
};

/** Picture of a text by its name here, and true if the site has it. */
export type PlacedPicture = { name: string; isThere: boolean };

/** Text in Markdown, and what is open about its pictures. */
export type PlacedMarkdown = { text: string; open: string[] };

/** An address alone is a video; words before one that cannot be a video keep it a link. */
function withVideoWords(nodes: PhrasingContent[]): PhrasingContent[] {
  const [only] = nodes;
  const isBroken = nodes.length === 1 && only?.type === 'link' && videoAt(only.url) === 'invalid';
  return isBroken ? [{ type: 'text', value: '✎ A video that cannot be found at ' }, ...nodes] : nodes;
}

const NO_ALT = '✎ What the picture shows, in one sentence';

/** Puts a text of a blog in its place: its pictures are those of the site, its links lead to where entries are now. */
export async function placeText(
  blocks: readonly TextBlock[],
  { slug, kind, home, paths, bytesOf, site, isDry, pictures }: TextOptions,
): Promise<PlacedMarkdown> {
  const open: string[] = [];
  const host = URL.canParse(home) ? new URL(home).host.replace(/^www\./, '') : '';

  /** Name of a picture of the site; the open point of one that is not there. */
  async function placePicture({ url }: Image): Promise<PlacedPicture & { point?: string }> {
    const upload = uploadOf(url);
    const known = pictures.get(upload);
    if (known !== undefined) return known;
    const { names } = site.check;
    const name = `${pictureName(slug, kind)}-${pictures.size + 1}`;
    const bytes = bytesOf(url);
    const { name: added, point } = await placePhotograph([{ address: url, ...(bytes && { bytes }) }], {
      name,
      label: `picture ${name}`,
      folder: SOURCE_IMAGES_FOLDER,
      paper: site.paper,
      isDry,
      isThere: names.picture?.includes(name) ?? false,
    });
    pictures.set(upload, { name, isThere: added !== undefined });
    if (added === undefined) return { name, isThere: false, point: point ?? `picture ${name}: save ${url}` };
    site.check.names = { ...names, picture: [...new Set([...(names.picture ?? []), name])] };
    return { name, isThere: true, ...(point && { point }) };
  }

  /** A paragraph of pictures as those of the site, and words for each that is not there yet. */
  async function placePictures(images: readonly Image[]): Promise<RootContent[]> {
    const here: Image[] = [];
    const missing: RootContent[] = [];
    for (const image of images) {
      const { name, isThere, point } = await placePicture(image);
      const placed: Image = { ...image, url: name, alt: image.alt || NO_ALT };
      if (point) open.push(point);
      if (isThere) here.push(placed);
      else
        missing.push({
          type: 'paragraph',
          children: [
            { type: 'text', value: `✎ ${point ?? `picture ${name}, as above`}; then put here ` },
            { type: 'inlineCode', value: writeMarkdown([{ type: 'paragraph', children: [placed] }]) },
          ],
        });
    }
    return [...(here.length > 0 ? [{ type: 'paragraph', children: here } as const] : []), ...missing];
  }

  /** Address that a link leads to now; undefined if it cannot be linked to. */
  function newAddress(url: string): string | undefined {
    if (url.startsWith('recipe:')) return paths.get(url);
    if (!URL.canParse(url) || new URL(url).host.replace(/^www\./, '') !== host) return url;
    const { href, hash } = new URL(url);
    return paths.get(oldPathOf(href.slice(0, href.length - hash.length))) ?? url;
  }

  const placeInline = (nodes: readonly PhrasingContent[]): PhrasingContent[] =>
    nodes.flatMap((node): PhrasingContent[] => {
      if (!('children' in node)) return [node];
      const children = placeInline(node.children as PhrasingContent[]);
      if (node.type !== 'link') return [{ ...node, children } as PhrasingContent];
      const url = newAddress(node.url);
      return url === undefined ? children : [{ ...(node as Link), url, children } as Link];
    });

  async function placeBlock(node: TextBlock): Promise<RootContent[]> {
    switch (node.type) {
      case 'recipeMark':
        return [];
      case 'paragraph':
      case 'heading': {
        const images = node.children.filter((child): child is Image => child.type === 'image');
        if (images.length > 0) return placePictures(images);
        const children = placeInline(node.children);
        return [{ ...node, children: node.type === 'paragraph' ? withVideoWords(children) : children }];
      }
      case 'blockquote':
        return [{ ...node, children: (await placeBlocks(node.children)) as BlockContent[] }];
      case 'list': {
        const children = [];
        for (const item of node.children)
          children.push({ ...item, children: (await placeBlocks(item.children)) as BlockContent[] });
        return [{ ...node, children }];
      }
      case 'table':
        return [
          {
            ...node,
            children: node.children.map((row) => ({
              ...row,
              children: row.children.map((cell) => ({ ...cell, children: placeInline(cell.children) })),
            })),
          },
        ];
      default:
        return [node];
    }
  }

  async function placeBlocks(nodes: readonly TextBlock[]): Promise<RootContent[]> {
    const placed: RootContent[] = [];
    for (const node of nodes) placed.push(...(await placeBlock(node)));
    return placed;
  }

  return { text: writeMarkdown(await placeBlocks(blocks)), open };
}
