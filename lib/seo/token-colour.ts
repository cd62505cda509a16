import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const STYLESHEET = 'app/styles/tokens.css';

/**
 * A colour of the stylesheet, `#rrggbb`, for what is made outside of it: share images, the manifest, the browser's own
 * bars. For the build only. Throws when the token is missing or written in another way.
 *
 * @param name without its beginning: `paper` for `--color-paper`
 * @param scheme a colour that the dark scheme leaves alone is the same in both
 */
export function tokenColour(name: string, scheme: 'light' | 'dark' = 'light'): string {
  const css = readFileSync(join(process.cwd(), STYLESHEET), 'utf8');
  // The light scheme stands first, the dark one gives new values under the same names.
  const [light, dark = light] = [...css.matchAll(new RegExp(`--color-${name}:\\s*([^;]+);`, 'g'))];
  const colour = (scheme === 'dark' ? dark : light)?.[1]?.trim() ?? 'nothing';
  if (!/^#[0-9a-f]{6}$/i.test(colour)) {
    throw new Error(`${STYLESHEET}: --color-${name} is “${colour}”; allowed: a colour written as #rrggbb.`);
  }
  return colour.toUpperCase();
}
