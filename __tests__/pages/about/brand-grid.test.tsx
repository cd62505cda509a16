import { render, screen } from '@testing-library/react';
import { BrandGrid } from '@/components/pages/about/brand-grid';

const words = {
  id: 'partners',
  title: 'Partners',
  text: 'Who makes what my kitchen runs on.',
  invitation: 'There is a chair left.',
  mail: { buttonText: 'Sit down', subject: 'Partners', body: 'Hello' },
  brands: [
    { name: 'Mill', logo: 'mill.svg', href: 'https://mill.test/' },
    { name: 'Knife', logo: 'knife.svg' },
  ],
};

describe('BrandGrid', () => {
  it('has a logo for each brand and a cell to write from', () => {
    render(<BrandGrid words={words} />);
    const logo = screen.getByRole('img', { name: 'Knife' });
    for (const [name, value] of [
      ['src', '/brands/knife.svg'],
      ['width', '240'],
      ['height', '80'],
      ['loading', 'lazy'],
    ] as const) {
      expect(logo).toHaveAttribute(name, value);
    }
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getAllByRole('listitem')[2]).toHaveTextContent('Sit down');
  });

  it('links a brand with an address in a new tab, and no other', () => {
    render(<BrandGrid words={words} />);
    const link = screen.getByRole('link', { name: /^Mill ?, opens in a new tab$/ });
    expect(link).toHaveAttribute('href', 'https://mill.test/');
    expect(link).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('img', { name: 'Knife' }).closest('a')).toBeNull();
  });
});
