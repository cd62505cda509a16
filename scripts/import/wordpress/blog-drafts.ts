import { POSTS_PATH } from '@/lib/content/posts';
import { formatProblem } from '@/lib/content/problem';
import { SOURCE_IMAGES_FOLDER } from '@/lib/content/source-images';
import { slugOf } from '@/lib/text/slug';
import { checkText } from '@/scripts/import/check-draft';
import { withTodo } from '@/scripts/import/draft';
import { describe, draftSlug } from '@/scripts/import/draft-head';
import { pictureName } from '@/scripts/import/draft-pictures';
import type { FoundFile } from '@/scripts/import/open-files';
import { placePhotograph } from '@/scripts/import/photographs';
import type { PlacedRecipe, PlacedText } from '@/scripts/import/placed-draft';
import type { Places } from '@/scripts/import/places';
import { type Move, oldPathOf } from '@/scripts/import/redirects';
import type { ImportSite } from '@/scripts/import/site';
import type { SourcePhoto } from '@/scripts/import/source-recipe';
import { type DraftSource, sourceName, writeDraft } from '@/scripts/import/write-draft';
import { type BlogEntry, readBlog } from './blog';
import { uploadOf } from './library';
import { wordsOf } from './markdown-blocks';
import { placeText, type TextOptions } from './place-text';
import { termMoves } from './term-moves';
import type { TextBlock } from './text-blocks';
import { uploadFinder } from './uploads';
import type { Wxr } from './wxr';

export type BlogOptions = {
  /** Name of the export, for the drafts and the report. */
  name: string;
  /** Files beside the export, among them its pictures. */
  files: readonly FoundFile[];
  places: Places;
  site: ImportSite;
  isDry: boolean;
  isLeftOut: (slug: string) => boolean;
};

/** Drafts of a blog in the order of the export, redirects from its old addresses, and what is not taken over. */
export type BlogDrafts = {
  drafts: (PlacedRecipe | PlacedText)[];
  moves: readonly Move[];
  notes: readonly string[];
};

const sourceOf = (entry: BlogEntry): DraftSource =>
  entry.kind === 'recipe' ? 'recipes' : entry.isPage ? 'pages' : 'posts';

/** Words of the first paragraph of a text. */
function firstWordsOf(blocks: readonly TextBlock[]): string {
  const paragraph = blocks.find(
    (block) => block.type === 'paragraph' && wordsOf(block.children).trim() !== '',
  );
  return paragraph && 'children' in paragraph ? wordsOf([paragraph]).replaceAll(/\s+/g, ' ').trim() : '';
}

/** Categories and tags of an entry, each once. */
function tagsOf({ terms }: BlogEntry): string[] {
  const names = terms.flatMap(({ taxonomy, name }) =>
    taxonomy === 'category' || taxonomy === 'post_tag' ? [name] : [],
  );
  return [...new Map(names.toReversed().map((name) => [slugOf(name), name]))]
    .filter(([slug]) => slug !== '')
    .map(([, name]) => name)
    .toReversed();
}

/** Drafts of the entries of a blog. Each has its place before the first is written, so that texts can link to all. */
export function blogDrafts(
  wxr: Wxr,
  { name, files, places, site, isDry, isLeftOut }: BlogOptions,
): BlogDrafts {
  const { entries, notes } = readBlog(wxr, site);
  const bytesOf = uploadFinder(files);
  const withBytes = ({ address = '' }: SourcePhoto): SourcePhoto => {
    const bytes = bytesOf(address);
    return { address, ...(bytes && { bytes }) };
  };
  const empty = entries.filter((entry) => entry.kind === 'post' && entry.blocks.length === 0);
  const placed = entries
    .filter((entry) => !empty.includes(entry))
    .flatMap((entry) => {
      const { slug, lost } = draftSlug({ title: entry.title, slug: entry.slug });
      if (isLeftOut(slug)) return [];
      const from = sourceName(`${name} › ${entry.key}`);
      const title = entry.title || '✎ Title';
      const place = places.find({ source: sourceOf(entry), title, slug, from });
      const todo = [
        ...(lost === undefined
          ? []
          : [`slug: “${lost}” has no Latin letters; ${place.slug} only fills the address`]),
        ...entry.lost,
      ];
      return [{ entry, place, from, title, todo }];
    });
  const paths = new Map(
    placed.flatMap(({ entry, place }) => [
      [`recipe:${entry.key}`, place.path] as const,
      ...entry.addresses.map((address) => [oldPathOf(address), place.path] as const),
    ]),
  );
  const lists = placed.some(({ entry }) => sourceOf(entry) === 'posts') ? [POSTS_PATH] : [];
  site.check.paths = new Set([...site.check.paths, ...paths.values(), ...lists]);

  const optionsOf = (
    kind: string,
    slug: string,
    photos: readonly SourcePhoto[],
    picture?: string,
  ): TextOptions => ({
    slug,
    kind,
    home: wxr.home,
    paths,
    bytesOf,
    site,
    isDry,
    // The picture of the entry may be in its text, too.
    pictures: new Map(picture ? photos.map(({ address = '' }) => [uploadOf(address), picture] as const) : []),
  });

  const drafts = placed.map(({ entry, place, from, title, todo }): PlacedRecipe | PlacedText => {
    const { slug } = place;
    if (entry.kind === 'recipe') {
      const photos = entry.recipe.photos.map(withBytes);
      const steps = entry.recipe.steps.map((group) => ({
        ...group,
        items: group.items.map((step) => (step.photo ? { ...step, photo: withBytes(step.photo) } : step)),
      }));
      const isLater = entry.published?.includes(' ');
      return {
        recipe: {
          ...entry.recipe,
          title,
          slug,
          photos,
          steps,
          ...(entry.addresses[0] !== undefined && { address: entry.addresses[0] }),
          ...(isLater && entry.published && { scheduled: entry.published }),
        },
        from,
        place,
        async complete(draft) {
          const own = pictureName(slug);
          const hasOwn = site.check.names.picture?.includes(own) ? own : undefined;
          const options = optionsOf('recipe', slug, photos, hasOwn);
          const before = await placeText(entry.before, options);
          const after = await placeText(entry.after, options);
          const article = (text: string) => (text === '' ? [] : [{ type: 'article', text: `${text}\n` }]);
          const blocks = [
            ...article(before.text),
            ...(draft.fields.blocks as object[]),
            ...article(after.text),
          ];
          const open = [...draft.open, ...before.open, ...after.open];
          return withTodo({ ...draft, open, fields: { ...draft.fields, blocks } }, todo);
        },
      };
    }
    const source = sourceOf(entry);
    return {
      title,
      from,
      place,
      async write() {
        const open: string[] = [];
        const points = [...todo];
        const photos = entry.photos.map(withBytes);
        const picture = pictureName(slug, 'post');
        const head = place.outcome
          ? {}
          : await placePhotograph(photos, {
              name: picture,
              folder: SOURCE_IMAGES_FOLDER,
              paper: site.paper,
              isDry,
              isThere: site.check.names.picture?.includes(picture) ?? false,
            });
        if (head.name) {
          const { names } = site.check;
          site.check.names = { ...names, picture: [...new Set([...(names.picture ?? []), head.name])] };
        }
        if (head.point) (head.name ? open : points).push(head.point);
        const { text: markdown, open: aboutPictures } = await placeText(
          entry.blocks,
          optionsOf(source === 'posts' ? 'post' : 'page', slug, photos, head.name),
        );
        open.push(...aboutPictures);
        if (entry.published === undefined && source === 'posts')
          points.push('published: it never was; the day of the import only fills the field');
        const words = entry.description || firstWordsOf(entry.blocks);
        const common = {
          title,
          description: describe(words, open),
        };
        const shown = head.name && {
          picture: { name: head.name, alt: '✎ What the picture shows, in one sentence' },
        };
        const todoField = points.length > 0 && { todo: points.map((point) => `✎ ${point}`) };
        const tags = tagsOf(entry);
        const fields =
          source === 'posts'
            ? {
                ...todoField,
                ...common,
                ...shown,
                published: entry.published ?? site.draft.today,
                ...(tags.length > 0 && { tags }),
                text: `${markdown}\n`,
              }
            : {
                path: place.path,
                ...common,
                dek: describe(words, []),
                ...shown,
                sections: [{ type: 'article', text: `${markdown}\n` }],
              };
        const text = writeDraft(
          { fields, open: source === 'posts' ? open : [...points.map((point) => `todo: ${point}`), ...open] },
          { source, from, address: entry.addresses[0] },
        );
        const { problems } = checkText(source, place.file, text, site.check);
        return { text, todo: points, open, problems: problems.map(formatProblem) };
      },
    };
  });

  const moves = [
    ...placed.flatMap(({ entry, place }) => entry.addresses.map((address) => ({ address, to: place.path }))),
    ...termMoves(
      wxr,
      placed.map(({ entry }) => entry),
      site.kinds,
    ),
  ];
  const emptyNote = empty.map(({ title, key }) => `“${title}” (${key}) has no text and is left out`);
  return { drafts, moves, notes: [...notes, ...emptyNote] };
}
