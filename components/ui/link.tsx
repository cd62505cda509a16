import type { ComponentProps } from 'react';
import { withBasePath } from '@/lib/content/base-path';

/** Ends the path as the exported pages do; the address of a file stays as it is. */
const withSlash = (href: string) => href.replace(/^(\/(?!\/)[^?#.]*[^/?#.])(?=[?#]|$)/, '$1/');

export type LinkProps = ComponentProps<'a'> & { href: string };

/**
 * A link to a page or a file of this site, by its path. It is only an anchor, which costs the page no script: `FrameEffects` has the router
 * follow plain presses on it, with `data-scroll="keep"` from where the page stands.
 */
export function Link({ href, ...rest }: LinkProps) {
  return <a href={withBasePath(withSlash(href))} {...rest} />;
}
