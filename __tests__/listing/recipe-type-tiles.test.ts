import { recipeTypeTiles } from '@/lib/listing/cards';

const tile = {
  text: 'To come.',
  icon: 'pot',
  wash: 'sage',
  picture: { name: 'pot', alt: 'A pot' },
} as const;
const titles = (kinds: Parameters<typeof recipeTypeTiles>[0]) =>
  recipeTypeTiles(kinds).map(({ title }) => title);

describe('recipeTypeTiles', () => {
  it('shows no kind without recipes', () => {
    expect(titles([{ id: 'beef', label: 'Beef', tile }])).toEqual([]);
  });

  it('shows a kind without recipes that has a page', () => {
    const whenEmpty = { name: 'Where my beef is', href: '/beef' };
    expect(titles([{ id: 'beef', label: 'Beef', tile, whenEmpty }])).toEqual(['Beef']);
    expect(titles([{ id: 'beef', label: 'Beef', tile: { ...tile, href: '/beef' } }])).toEqual(['Beef']);
  });

  it('shows a kind with recipes', () => {
    expect(titles([{ id: 'stews', label: 'Stews', tile }])).toEqual(['Stews']);
  });
});
