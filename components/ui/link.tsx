import type { ComponentProps } from 'react';
import { withBasePath } from '@/lib/text/base-path';

/** Adds the trailing slash of exported pages; the path of a file is unchanged. */
const withSlash = (href: string) => href.replace(/^(\/(?!\/)[^?#.]*[^/?#.])(?=[?#]|$)/, '$1/');

export type LinkProps = ComponentProps<'a'> & { href: string };

/**
 * A link to a page or a file of this site, by its path. It is a plain anchor without JavaScript of its own: `FrameEffects`
 * navigates with the router on press, with `data-scroll="keep"` without scrolling to the top.
 */
export function Link({ href, ...rest }: LinkProps) {
  return <a href={withBasePath(withSlash(href))} {...rest} />;
}
