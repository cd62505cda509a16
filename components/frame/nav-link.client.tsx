'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

export type NavLinkProps = {
  href: string;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
};

const bare = (path: string) => path.replace(/\/+$/, '') || '/';

/** A link of the navigation; it is marked on the page it leads to. */
export function NavLink({ href, className, onClick, children }: NavLinkProps) {
  // The 404 page stands at any address, but never at one that a link leads to, so both renders agree.
  const current = bare(usePathname() ?? '') === bare(href);
  return (
    // Fetched ahead it would bring along the styles of pages that most visitors of this one never open.
    <Link
      className={className}
      href={href}
      prefetch={false}
      onClick={onClick}
      aria-current={current ? 'page' : undefined}
    >
      {children}
    </Link>
  );
}
