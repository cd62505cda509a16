import type { ReactNode } from 'react';
import * as links from '@/.content/messages/links';
import { Link } from '@/components/ui/link';
import { isFullAddress } from '@/lib/text/full-address';

export type SiteLinkProps = {
  /** A path on this site, or a full address, which opens in a new tab. */
  href: string;
  className?: string;
  /** Language of its words (BCP 47), where that is not the language around it. */
  lang?: string;
  children: ReactNode;
};

/** A link that knows whether it leaves the site, and says so where it does. */
export function SiteLink({ href, children, ...look }: SiteLinkProps) {
  if (isFullAddress(href)) {
    return (
      <a href={href} {...look} target="_blank" rel="noopener noreferrer">
        {children}
        <span className="sr-only">{links.newTab}</span>
      </a>
    );
  }
  return (
    <Link href={href} {...look}>
      {children}
    </Link>
  );
}
