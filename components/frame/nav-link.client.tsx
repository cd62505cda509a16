'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { useHydrated } from '@/lib/ui/use-hydrated';

export type NavLinkProps = {
  href: string;
  /** Paths of the section of this entry; pages at and below them count as part of it. */
  within?: readonly string[];
  className?: string;
  onClick?: () => void;
  children: ReactNode;
};

const trimSlashes = (path: string) => path.replace(/\/+$/, '') || '/';

/** A navigation link with `aria-current`: "page" on its own page, "true" in its section. */
export function NavLink({ href, within = [], className, onClick, children }: NavLinkProps) {
  const path = trimSlashes(usePathname() ?? '');
  // Only after hydration: the 404 page is served at any address, also below a section.
  const isSection = useHydrated() && within.some((each) => `${path}/`.startsWith(`${trimSlashes(each)}/`));
  return (
    // Not prefetched: that would load the styles of pages that most visitors never open.
    <Link
      className={className}
      href={href}
      onClick={onClick}
      aria-current={path === trimSlashes(href) ? 'page' : isSection || undefined}
    >
      {children}
    </Link>
  );
}
