import type { ComponentProps } from 'react';

/** Ends the path as the exported pages do; the address of a file stays as it is. */
const withSlash = (href: string) => href.replace(/^(\/(?!\/)[^?#.]*[^/?#.])(?=[?#]|$)/, '$1/');

export type LinkProps = ComponentProps<'a'> & { href: string };

/**
 * A link to a page of this site. It is only an anchor, which costs the page no script: `FrameEffects` has the router
 * follow plain presses on it, with `data-scroll="keep"` from where the page stands.
 */
export function Link({ href, ...rest }: LinkProps) {
  return <a href={withSlash(href)} {...rest} />;
}
