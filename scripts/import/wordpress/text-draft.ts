import { formatProblem } from '@/lib/content/problem';
import { SOURCE_IMAGES_FOLDER } from '@/lib/content/source-images';
import { slugOf } from '@/lib/text/slug';
import { checkText } from '@/scripts/import/check-draft';
import { describe } from '@/scripts/import/draft-head';
import { pictureName } from '@/scripts/import/draft-pictures';
import { placePhotograph } from '@/scripts/import/photographs';
import type { WrittenDraft } from '@/scripts/import/placed-draft';
import type { Place } from '@/scripts/import/places';
import type { SourcePhoto } from '@/scripts/import/source-recipe';
import { writeDraft } from '@/scripts/import/write-draft';
import type { BlogEntry } from './blog';
import { wordsOf } from './markdown-blocks';
import { placeText, type TextOptions } from './place-text';
import type { TextBlock } from './text-blocks';

/** Entry of a blog that is no recipe. */
export type TextEntry = Extract<BlogEntry, { kind: 'post' }>;

export type TextDraftOptions = {
  place: Place;
  from: string;
  title: string;
  /** Points that the owner has to settle. */
  todo: readonly string[];
  photos: readonly SourcePhoto[];
  /** Options of the text. @param hasPicture true if the site has the picture of the entry */
  textOptions: (hasPicture: boolean) => TextOptions;
};

const NO_WORDS = '✎ What it is about, in one or two sentences of 50 to 160 characters.';

/** Words of the first paragraph of a text that is no address. */
function firstWordsOf(blocks: readonly TextBlock[]): string {
  const paragraphs = blocks.filter((block) => block.type === 'paragraph');
  const words = paragraphs.map((each) => wordsOf([each]).replaceAll(/\s+/g, ' ').trim());
  return words.find((each) => each !== '' && !/^https?:/.test(each)) ?? '';
}

/** Categories and tags of an entry, each once. */
function tagsOf({ terms }: BlogEntry): string[] {
  const names = terms.flatMap(({ taxonomy, name }) =>
    taxonomy === 'category' || taxonomy === 'post_tag' ? [name] : [],
  );
  const first = new Map(names.toReversed().map((name) => [slugOf(name), name]));
  return names.filter((name) => slugOf(name) !== '' && first.get(slugOf(name)) === name);
}

/** Adds the picture of an entry to the site. Returns its name if the site has it, and an open point. */
async function placeHead(slug: string, photos: readonly SourcePhoto[], { kind, site, isDry }: TextOptions) {
  const name = pictureName(slug, kind);
  const { names } = site.check;
  const isThere = names.picture?.includes(name) ?? false;
  const placed = await placePhotograph(photos, {
    name,
    folder: SOURCE_IMAGES_FOLDER,
    paper: site.paper,
    isDry,
    isThere,
  });
  if (placed.name) site.check.names = { ...names, picture: [...new Set([...(names.picture ?? []), name])] };
  return placed;
}

/** Draft of a post or a page. */
export async function writeText(
  entry: TextEntry,
  { place, from, title, todo, photos, textOptions }: TextDraftOptions,
): Promise<WrittenDraft> {
  const { site } = textOptions(false);
  const head = await placeHead(place.slug, photos, textOptions(false));
  const options = textOptions(head.name !== undefined);
  const { text: markdown, open: aboutPictures } = await placeText(entry.blocks, options);
  const points = [
    ...todo,
    ...(head.point && !head.name ? [head.point] : []),
    ...(entry.published === undefined && !entry.isPage
      ? ['published: it never was; the day of the import only fills the field']
      : []),
  ];
  const open = [...(head.point && head.name ? [head.point] : []), ...aboutPictures];
  const words = entry.description || firstWordsOf(entry.blocks);
  const describeIn = (remarks: string[]) => (words === '' ? NO_WORDS : describe(words, remarks));
  const description = describeIn(open);
  const picture = head.name && {
    picture: { name: head.name, alt: '✎ What the picture shows, in one sentence' },
  };
  const tags = tagsOf(entry);
  const text = `${markdown}\n`;
  const fields = entry.isPage
    ? { path: place.path, title, description, dek: describeIn([]), ...picture }
    : {
        ...(points.length > 0 && { todo: points.map((point) => `✎ ${point}`) }),
        title,
        description,
        ...picture,
        published: entry.published ?? site.draft.today,
        ...(tags.length > 0 && { tags }),
      };
  const source = entry.isPage ? 'pages' : 'posts';
  const yaml = writeDraft(
    {
      fields: { ...fields, ...(entry.isPage ? { sections: [{ type: 'article', text }] } : { text }) },
      // A page has no field for them.
      open: [...(entry.isPage ? points.map((point) => `todo: ${point}`) : []), ...open],
    },
    { source, from, address: entry.addresses[0] },
  );
  const { problems } = checkText(source, place.file, yaml, site.check);
  return { text: yaml, todo: points, open, problems: problems.map(formatProblem) };
}
