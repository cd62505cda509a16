import { screen, within } from '@testing-library/react';

/** Queries within the section under a heading. */
export function section(name: string) {
  const found = screen.getByRole('heading', { level: 2, name }).closest('section');
  if (!found) throw new Error(`“${name}” is in no section.`);
  return within(found);
}

/** Links of the contents, with the text of what they lead to. */
export const contents = (): [title: string | null, target: string | null | undefined][] =>
  within(screen.getByRole('navigation', { name: 'On this page' }))
    .getAllByRole<HTMLAnchorElement>('link')
    .map((link) => [link.textContent, document.getElementById(link.hash.slice(1))?.textContent]);
