'use client';

import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';

export type LanguageSwitchProps = {
  /** Links to the languages of the site: path of their pages, text and attributes. */
  links: readonly (ComponentProps<'a'> & { root: string; name: string })[];
};

/**
 * Links to this page in the languages of the site. Part of sites with several only; most of it comes from the server. The
 * first script gives them the query of the address, before hydration too.
 */
export function LanguageSwitch({ links }: LanguageSwitchProps) {
  const path = usePathname();
  return links.map(({ root, name, ...attributes }) => (
    // The 404 page, `/_not-found`, is served at any address: its links lead to the front pages.
    <a key={root} {...attributes} href={root + (path.startsWith('/_') ? '/' : path)} data-same-page>
      {name}
    </a>
  ));
}
