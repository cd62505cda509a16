import { render, screen } from '@testing-library/react';
import { EatOut } from '@/components/guide/restaurant-links';

it('links the restaurants that serve the dish of a recipe', () => {
  render(<EatOut recipe={{ slug: 'barley-stew', title: 'Barley Stew' }} />);
  expect(screen.getByRole('heading', { name: 'Rather eat out?' })).toBeVisible();
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toContainEqual(expect.stringMatching(/^\/travel\/port-alder\/\?region=\w+#ferry-kitchen$/));
});

it('renders nothing for a dish that no restaurant serves', () => {
  const { container } = render(<EatOut recipe={{ slug: 'no-such-recipe', title: 'None' }} />);
  expect(container).toBeEmptyDOMElement();
});
