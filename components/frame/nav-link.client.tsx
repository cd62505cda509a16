'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { useHydrated } from '@/lib/ui/use-hydrated';

export type NavLinkProps = {
  href: string;
  /** For an entry that others hang from: their pages, and whatever lies below one of them, count as this entry's. */
  within?: readonly string[];
  className?: string;
  onClick?: () => void;
  children: ReactNode;
};

const bare = (path: string) => path.replace(/\/+$/, '') || '/';

/** A link of the navigation: the current page where it leads to this one, current where it leads to its section. */
export function NavLink({ href, within = [], className, onClick, children }: NavLinkProps) {
  const path = bare(usePathname() ?? '');
  // The 404 page stands at any address, also below a section: the exported page cannot know where.
  const isAbove = useHydrated() && within.some((each) => `${path}/`.startsWith(`${bare(each)}/`));
  return (
    // Fetched ahead it would bring along the styles of pages that most visitors of this one never open.
    <Link
      className={className}
      href={href}
      onClick={onClick}
      aria-current={path === bare(href) ? 'page' : isAbove || undefined}
    >
      {children}
    </Link>
  );
}
