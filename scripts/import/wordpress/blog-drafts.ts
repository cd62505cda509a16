import { POSTS_PATH } from '@/lib/content/posts';
import { type Draft, withTodo } from '@/scripts/import/draft';
import { draftSlug } from '@/scripts/import/draft-head';
import { pictureName } from '@/scripts/import/draft-pictures';
import type { FoundFile } from '@/scripts/import/open-files';
import type { PlacedRecipe, PlacedText } from '@/scripts/import/placed-draft';
import type { Place, Places } from '@/scripts/import/places';
import { type Move, oldPathOf } from '@/scripts/import/redirects';
import type { ImportSite } from '@/scripts/import/site';
import type { SourcePhoto, SourceRecipe } from '@/scripts/import/source-recipe';
import { type DraftSource, sourceName } from '@/scripts/import/write-draft';
import { type BlogEntry, readBlog } from './blog';
import { uploadOf } from './library';
import { placeText, type TextOptions } from './place-text';
import { termMoves } from './term-moves';
import { writeText } from './text-draft';
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

/** Entry with its place on the site. */
type PlacedEntry = { entry: BlogEntry; place: Place; from: string; title: string; todo: readonly string[] };

const sourceOf = (entry: BlogEntry): DraftSource =>
  entry.kind === 'recipe' ? 'recipes' : entry.isPage ? 'pages' : 'posts';

/** Draft of a recipe with the text around it. */
async function withArticles(
  draft: Draft,
  { before, after }: Extract<BlogEntry, { kind: 'recipe' }>,
  options: TextOptions,
): Promise<Draft> {
  const texts = [await placeText(before, options), await placeText(after, options)];
  const [first = [], last = []] = texts.map(({ text }) =>
    text === '' ? [] : [{ type: 'article', text: `${text}\n` }],
  );
  const blocks = [...first, ...(draft.fields.blocks as object[]), ...last];
  const open = [...draft.open, ...texts.flatMap((each) => each.open)];
  return { ...draft, open, fields: { ...draft.fields, blocks } };
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
  const isEmpty = (entry: BlogEntry) => entry.kind === 'post' && entry.blocks.length === 0;

  const placed = entries.flatMap((entry): PlacedEntry[] => {
    const { slug, lost } = draftSlug(entry, entry.kind);
    if (isEmpty(entry) || isLeftOut(slug)) return [];
    const from = sourceName(`${name} › ${entry.key}`);
    const title = entry.title || '✎ Title';
    const place = places.find({ source: sourceOf(entry), title, slug, from });
    const noSlug = `slug: “${lost}” has no Latin letters; ${place.slug} only fills the address`;
    return [{ entry, place, from, title, todo: [...(lost === undefined ? [] : [noSlug]), ...entry.lost] }];
  });
  const paths = new Map(
    placed.flatMap(({ entry, place }) => [
      [`recipe:${entry.key}`, place.path] as const,
      ...entry.addresses.map((address) => [oldPathOf(address), place.path] as const),
    ]),
  );
  const lists = placed.some(({ entry }) => sourceOf(entry) === 'posts') ? [POSTS_PATH] : [];
  site.check.paths = new Set([...site.check.paths, ...paths.values(), ...lists]);

  /** @param hasPicture true if the site has the picture of the entry, which may be in its text, too */
  const optionsFor =
    ({ entry, place }: PlacedEntry, photos: readonly SourcePhoto[]) =>
    (hasPicture: boolean): TextOptions => ({
      slug: place.slug,
      kind: entry.kind,
      home: wxr.home,
      paths,
      bytesOf,
      site,
      isDry,
      pictures: new Map(
        photos.map(({ address = '' }) => [
          uploadOf(address),
          { name: pictureName(place.slug, entry.kind), isThere: hasPicture },
        ]),
      ),
    });

  const recipeOf = ({ entry, place, title }: PlacedEntry, recipe: SourceRecipe): SourceRecipe => {
    const [address] = entry.addresses;
    return {
      ...recipe,
      title,
      slug: place.slug,
      photos: recipe.photos.map(withBytes),
      steps: recipe.steps.map((group) => ({
        ...group,
        items: group.items.map((step) => (step.photo ? { ...step, photo: withBytes(step.photo) } : step)),
      })),
      ...(address !== undefined && { address }),
      ...(entry.published?.includes(' ') && { scheduled: entry.published }),
    };
  };

  const drafts = placed.map((each): PlacedRecipe | PlacedText => {
    const { entry, place, from, title, todo } = each;
    if (entry.kind === 'post') {
      const photos = entry.photos.map(withBytes);
      const options = { place, from, title, todo, photos, textOptions: optionsFor(each, photos) };
      return { title, from, place, write: () => writeText(entry, options) };
    }
    const recipe = recipeOf(each, entry.recipe);
    return {
      recipe,
      from,
      place,
      async complete(draft) {
        const hasPicture = site.check.names.picture?.includes(pictureName(place.slug)) ?? false;
        const options = optionsFor(each, recipe.photos)(hasPicture);
        return withTodo(await withArticles(draft, entry, options), todo);
      },
    };
  });

  return {
    drafts,
    moves: [
      ...placed.flatMap(({ entry, place }) =>
        entry.addresses.map((address) => ({ address, to: place.path })),
      ),
      ...termMoves(
        wxr,
        placed.map(({ entry }) => entry),
        site.kinds,
      ),
    ],
    notes: [
      ...notes,
      ...entries.filter(isEmpty).map(({ title, key }) => `left out: “${title}” (${key}), which has no text`),
    ],
  };
}
