import type { OwnServer } from '@/e2e/own-server';
import type { Target, Visitor } from '@/scripts/engines/visitor';

/** The main way through a tool, the same in every engine. */
export type Path = {
  name: string;
  /** Wants a browser on a dark system. */
  dark?: true;
  /** Goes on without a network, of which browsers complain. */
  complains?: true;
  /** Undefined where the site has nothing to do it with. Throws with a sentence at the first thing that is not as it should be. */
  follow: ((visitor: Visitor, server: OwnServer) => Promise<void>) | undefined;
};

/** A path for which something has to be found in the content. */
export const given = <Found>(
  found: Found | undefined,
  walk: (found: Found, visitor: Visitor, server: OwnServer) => Promise<void>,
): Path['follow'] => (found === undefined ? undefined : (visitor, server) => walk(found, visitor, server));

export const button = (name: string | RegExp, within?: Target): Target => ({
  role: 'button',
  name,
  ...(within ? { within } : {}),
});
export const dialog = (name: string | RegExp): Target => ({ role: 'dialog', name });
export const region = (name: string | RegExp, text?: string | RegExp): Target => ({
  role: 'region',
  name,
  ...(text === undefined ? {} : { text }),
});
export const said = (text: string | RegExp): Target => ({ selector: 'body', text });

/** Whether what is open closes by Escape and gives the focus back to what opened it. */
export async function closesByEscape(visitor: Visitor, open: Target, opener: Target): Promise<void> {
  await visitor.sees(open);
  await visitor.key('Escape');
  await visitor.seesCount(open, 0);
  await visitor.sees(opener, { isFocused: true });
}
