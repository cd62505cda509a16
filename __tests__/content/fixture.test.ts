/** @jest-environment node */
import { formatProblems } from '@/lib/content/problem';
import { readContent } from '@/lib/content/read/read-content';
import { SOURCES } from '@/lib/content/sources';

describe('The content of these tests', () => {
  const { content, problems, drafts, off } = readContent({ root: '__tests__/fixtures' });

  it('reads without problems', () => {
    expect(problems.length === 0 ? '' : formatProblems(problems)).toBe('');
  });

  it('holds something of every source, a draft, and what is switched off', () => {
    // These tests take the words of the interface as they are in English.
    const { words: _, ...sources } = SOURCES;
    const empty = Object.keys(sources).filter(
      (name) => Object.keys(content[name as keyof typeof content] ?? {}).length === 0,
    );
    expect(empty).toEqual([]);
    expect(drafts).not.toEqual([]);
    expect(off.paths.size).toBeGreaterThan(0);
  });

  it('has every kind of block that a recipe may have', () => {
    const types = new Set(
      Object.values(content.recipes).flatMap(({ blocks }) => blocks.map(({ type }) => type)),
    );
    const all = SOURCES.recipes.schema.shape.blocks.element.options.map((option) => {
      const { type } = option.shape;
      return type.value;
    });
    expect([...types].sort()).toEqual(expect.arrayContaining([...all].sort()));
  });

  it('has every kind of section that a page may have', () => {
    const types = new Set(
      Object.values(content.pages).flatMap(({ sections }) => sections.map(({ type }) => type)),
    );
    const all = SOURCES.pages.schema.shape.sections.element.options.map(({ shape }) => shape.type.value);
    expect([...types].sort()).toEqual(expect.arrayContaining([...all].sort()));
  });
});
