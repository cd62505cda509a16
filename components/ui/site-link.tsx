import type { ReactNode } from 'react';
import * as links from '@/.content/messages/links';
import { isFullAddress } from '@/lib/text/full-address';
import { Link } from './link';

export type SiteLinkProps = {
  /** A path of this site, or a full address, which opens in a new tab. */
  href: string;
  className?: string;
  /** Language of the text (BCP 47) if it differs from that around it. */
  lang?: string;
  children: ReactNode;
};

/** A link to this or another site; one to another site opens in a new tab and announces that. */
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
