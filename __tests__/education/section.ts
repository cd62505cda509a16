import { screen, within } from '@testing-library/react';

/** Queries within the section under a heading. */
export function section(name: string) {
  const found = screen.getByRole('heading', { level: 2, name }).closest('section');
  if (!found) throw new Error(`“${name}” is in no section.`);
  return within(found);
}
