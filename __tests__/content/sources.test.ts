/** @jest-environment node */
import { readContent } from '@/lib/content/read/read-content';
import { SOURCES } from '@/lib/content/sources';

describe('the fixture site', () => {
  const { content, drafts, off } = readContent({ root: '__tests__/fixtures' });

  it('has content of every source, a draft, and a page that is switched off', () => {
    // The tests run on the English interface.
    const { words: _, ...sources } = SOURCES;
    const empty = Object.keys(sources).filter(
      (name) => Object.keys(content[name as keyof typeof content] ?? {}).length === 0,
    );
    expect(empty).toEqual([]);
    expect(drafts).not.toEqual([]);
    expect(off.paths).toContain('/weaving');
  });

  it('has every type of recipe block', () => {
    const types = Object.values(content.recipes).flatMap(({ blocks }) => blocks.map(({ type }) => type));
    const all = SOURCES.recipes.schema.shape.blocks.element.options.map(({ shape }) => shape.type.value);
    expect(types).toEqual(expect.arrayContaining(all));
  });

  it('has every type of page section', () => {
    const pages = [...Object.values(content.pages), content.home];
    const types = pages.flatMap(({ sections }) => sections.map(({ type }) => type));
    const all = SOURCES.pages.schema.shape.sections.element.options.map(({ shape }) => shape.type.value);
    expect(types).toEqual(expect.arrayContaining(all));
  });
});
