import { inlineText } from '@/lib/content/markdown/inline';
import { headingsOfBlocks, textsOfBlocks } from '@/lib/content/markdown/texts';
import { type PageSection, pageSection } from '@/lib/content/schema/page';
import { type ShownPart, type ShownText, shownParts, textsOfParts } from '@/lib/content/shown-parts';
import { headingId } from '@/lib/text/slug';

/** A heading of a page that an address can lead to. */
export type PageHeading = {
  /** Id of its element. */
  id: string;
  title: string;
  /** Texts under it, without entries and parts that search finds by themselves. */
  texts: readonly ShownText[];
  /** True for one that the table of contents lists: with an `id` in the file, or with ## in a text. */
  hasId: boolean;
  /** Path of the field in the file of the page. */
  field: PropertyKey[];
};

const isTitle = (part: ShownPart) => part.path.at(-1) === 'title';

/** Headings in a part: of an object with an anchor, then of those within it. */
function headingsIn(part: ShownPart, field: readonly PropertyKey[]): PageHeading[] {
  if (part.kind === 'markdown') {
    return headingsOfBlocks(part.blocks).flatMap(({ heading: { id, level, children }, index, below }) => {
      if (id === undefined) return [];
      const path = [...field, ...part.path, index];
      const texts = textsOfBlocks(below);
      return { id, title: inlineText(children).trim(), texts, hasId: level === 2, field: path };
    });
  }
  if (!('parts' in part)) return [];
  const inner = part.parts.flatMap((each) => headingsIn(each, field));
  const title = part.parts.find(isTitle);
  if (part.kind === 'list' || part.anchor === undefined || title?.kind !== 'text') return inner;
  const id = headingId({ title: title.text, id: part.anchor || undefined });
  if (!id) return inner;
  const texts = textsOfParts(
    part.parts.filter((each) => each !== title),
    (each) => each.meta.foundApart === true || (each.kind === 'object' && each.anchor !== undefined),
  );
  const heading = {
    id,
    title: title.text,
    texts,
    hasId: part.anchor !== '',
    field: [...field, ...part.path],
  };
  return [heading, ...inner];
}

/** Every heading of a page that an address can lead to, in reading order. */
export function headingsOfSections(
  sections: readonly PageSection[],
): (PageHeading & { section: PageSection })[] {
  return sections.flatMap((section, index) =>
    shownParts(pageSection, section).flatMap((part) =>
      headingsIn(part, ['sections', index]).map((found) => ({ ...found, section })),
    ),
  );
}
