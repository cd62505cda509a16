import { type FontPackage, fontId, fontPackage, listedFonts, packageName } from '@/lib/content/font-packages';
import type { Problem } from '@/lib/content/problem';
import { FONT_ROLES, STARTER_FONTS, type Theme } from '@/lib/content/schema/theme';
import { nearest } from '@/lib/text/nearest';
import { problemsIn } from './report';

/** True if a font has Latin letters and digits, which every site uses. */
const hasLatin = ({ category, subsets }: FontPackage) =>
  category !== 'icons' && subsets.some(({ name }) => name === 'latin');

/** Names of the installed fonts of letters. */
const installedFamilies = (ids: Iterable<string>) =>
  [...ids].flatMap((id) => {
    const font = fontPackage(id);
    return font && hasLatin(font) ? [font.family] : [];
  });

/** Problems with fonts that are not installed, have no letters, or are written in another way. */
export function fontProblems(file: string, { fonts }: Pick<Theme, 'fonts'>): Problem[] {
  return problemsIn(file, (report) => {
    for (const role of FONT_ROLES) {
      const name = fonts[role];
      // Fonts of the engine are there without a package file, as in tests of other folders.
      if (name === STARTER_FONTS[role]) continue;
      const id = fontId(name);
      const listed = listedFonts();
      const font = fontPackage(name);
      const field = `fonts.${role}`;
      if (!listed.get(id)?.has('fixed')) {
        const families = installedFamilies(listed.keys()).sort();
        report(
          field,
          `“${name}”`,
          `an installed font: ${families.join(', ')}. To install it: npm run add-font -- "${name}"`,
          nearest(name, families),
        );
      } else if (!font) {
        report(field, `“${name}”, whose package is missing`, `${packageName(id)}, which npm ci installs`);
      } else if (!hasLatin(font)) {
        report(field, `“${name}”, a font without Latin letters and digits`, 'a font of letters and digits');
      } else if (font.family !== name) {
        report(field, `“${name}”`, 'the name of the font as it is written', font.family);
      }
    }
  });
}
