import { render, screen } from '@testing-library/react';
import { ProfileCards } from '@/components/pages/sections/profiles';

const section = {
  type: 'profiles' as const,
  id: 'profiles',
  title: 'Where to look',
  text: 'Each opens in a new tab.',
  cards: {},
};

it('draws a card for each profile, also of a service it does not know', () => {
  const socials = [
    { name: 'Pinterest', href: 'https://www.pinterest.com/rawkitchen/' },
    { name: 'A place nobody knows', href: 'https://somewhere.test/' },
    { name: 'constructor', href: 'https://bsky.app/profile/raw.kitchen' },
  ];
  render(<ProfileCards section={section} socials={socials} />);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  for (const handle of ['@rawkitchen', 'somewhere.test', '@raw.kitchen']) {
    expect(screen.getByText(handle)).toBeVisible();
  }
  for (const { name, href } of socials) {
    const link = screen.getByRole('link', { name: `${name} , opens in a new tab` });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});
