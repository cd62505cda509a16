import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isScalar, parseDocument } from 'yaml';
import { fontProblems } from '@/lib/content/checks/fonts';
import {
  type FontPackage,
  type FontPackageKind,
  fontId,
  fontPackage,
  listedFonts,
  packageName,
} from '@/lib/content/font-packages';
import { formatProblems } from '@/lib/content/problem';
import { type FontRole, STARTER_FONTS } from '@/lib/content/schema/theme';
import { roleWeights, unshownLetters } from '@/lib/content/site-fonts';
import { SOURCES } from '@/lib/content/sources';
import { nearest } from '@/lib/text/nearest';
import { UsageError } from '@/scripts/command';

export type NewFont = {
  /** Name of the font at Fontsource: "Source Serif 4". */
  name: string;
  roles: readonly FontRole[];
  /** True to install the file of all weights too. */
  isVariable: boolean;
  /** Number of times each character occurs in the content. */
  letters: ReadonlyMap<string, number>;
  /** Runs npm. Throws if it fails. */
  npm: (args: readonly string[]) => string;
};

const THEME = SOURCES.theme.file;

/** Files that the command changes. */
const FILES = ['package.json', 'package-lock.json', THEME];

/** Options of npm: errors only, whatever `npm run` was told. */
const QUIET = ['--loglevel=error', '--no-audit', '--no-fund'];

/** Output of npm without its advice. */
const errorText = (error: unknown) =>
  String((error as { stderr?: string }).stderr || (error as Error).message).trim();

/** Explains why npm could not install a font. */
function installError(name: string, packages: readonly string[], error: unknown): UsageError {
  const text = errorText(error);
  if (/E404|ETARGET/.test(text)) {
    const families = [...listedFonts().keys()].map((id) => fontPackage(id)?.family ?? id);
    const known = nearest(name, families);
    return new UsageError(
      `Fontsource has no font “${name}”: there is no package ${packages.join(' or ')}. Nothing was changed. Names are listed at https://fontsource.org.${known ? ` Installed is ${known}.` : ''}`,
    );
  }
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|network/i.test(text))
    return new UsageError(`npm could not be reached. Nothing was changed; try again when you are online.`);
  return new UsageError(`npm could not install ${packages.join(' and ')}. Nothing was changed.\n${text}`);
}

/** Text of the theme file with a font for some roles. Comments stay. */
function withFont(text: string, family: string, roles: readonly FontRole[]): string {
  return roles.reduce((changed, role) => {
    const document = parseDocument(changed);
    if (document.errors[0])
      throw new UsageError(`${THEME} cannot be read; mend it first: ${document.errors[0].message}`);
    const node = document.getIn(['fonts', role], true);
    if (isScalar(node) && node.range) {
      const [start, end] = node.range;
      return `${changed.slice(0, start)}${family}${changed.slice(end)}`;
    }
    document.setIn(['fonts', role], family);
    return document.toString({ lineWidth: 0 });
  }, text);
}

/** Notes about a font that differs from what the site asks for. */
function notesOf(font: FontPackage, roles: readonly FontRole[], letters: NewFont['letters']): string[] {
  const missing = unshownLetters(font, letters);
  const [regular, bold] = roleWeights(font, 'display');
  return [
    ...(font.variable || bold !== undefined
      ? []
      : roles.map((role) => `It has one weight, ${regular}: ${SINGLE[role]}.`)),
    ...(font.hasItalics ? [] : ['It has no italics: on share cards such words are upright.']),
    ...(missing === ''
      ? []
      : [`It has no letters for ${missing}: those are shown in a font of the visitor’s device.`]),
  ];
}

const SINGLE: Record<FontRole, string> = {
  display: 'headings are as bold as labels',
  text: 'the browser draws bold words from it',
};

/**
 * Installs a font and writes it to the theme. Returns what was done as lines. Throws a UsageError if it cannot be used; then
 * nothing has changed.
 */
export function addFont({ name, roles, isVariable, letters, npm }: NewFont): string[] {
  const id = fontId(name.replace(/^@fontsource(-variable)?\//, ''));
  if (!/^[a-z\d][a-z\d-]*$/.test(id))
    throw new UsageError(`“${name}” cannot be the name of a font: letters, digits, spaces and hyphens.`);
  const before = FILES.map((file) => [file, existsSync(file) ? readFileSync(file) : undefined] as const);
  const restore = () => {
    for (const [file, content] of before) if (content) writeFileSync(file, content);
  };
  // A theme that cannot be read stops the command before anything is installed.
  withFont(readFileSync(THEME, 'utf8'), STARTER_FONTS.text, roles);
  const wanted: FontPackageKind[] = isVariable ? ['fixed', 'variable'] : ['fixed'];
  const listed = listedFonts().get(id) ?? new Set();
  const missing = wanted.filter(
    (kind) => !listed.has(kind) || !existsSync(`node_modules/${packageName(id, kind)}`),
  );
  const packages = missing.map((kind) => packageName(id, kind));
  try {
    if (packages.length > 0) npm(['install', '--save-exact', ...QUIET, ...packages]);
  } catch (error) {
    restore();
    throw installError(name, packages, error);
  }
  try {
    const font = fontPackage(id);
    const family = font?.family ?? name;
    const problems = fontProblems(THEME, {
      fonts: { ...STARTER_FONTS, ...Object.fromEntries(roles.map((role) => [role, family])) },
    });
    if (!font || problems.length > 0)
      throw new UsageError(`${formatProblems(problems)}\n\nNothing was changed.`);
    writeFileSync(THEME, withFont(readFileSync(THEME, 'utf8'), family, roles));
    return [
      packages.length > 0
        ? `Installed ${packages.join(' and ')}, licence ${font.licence}`
        : `${family} is installed already`,
      ...roles.map((role) => `${THEME}: ${role}: ${family}`),
      ...notesOf(font, roles, letters),
    ];
  } catch (error) {
    if (packages.length > 0) {
      try {
        npm(['uninstall', ...QUIET, ...packages]);
      } catch {
        // The restored package.json is what counts; npm ci removes the rest.
      }
    }
    restore();
    throw error;
  }
}
