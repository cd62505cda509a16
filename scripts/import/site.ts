import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { buildDay, buildMoment } from '@/lib/content/build-day';
import { prepareFoodNames } from '@/lib/content/food-names';
import { authorityOf } from '@/lib/content/food-safety';
import { readFiles } from '@/lib/content/read/files';
import { BUILT_IN_PATHS, listPaths, pathsOf } from '@/lib/content/read/links';
import { readContent } from '@/lib/content/read/read-content';
import { GOOD_LONG_SIDE, SOURCE_IMAGES_FOLDER } from '@/lib/content/source-images';
import { UsageError } from '@/scripts/command';
import type { CheckContext } from './check-draft';
import type { DraftContext } from './draft';
import { readSettings } from './settings';

/** Site that recipes are imported into: what drafts may name, what they are checked against, and its background colour. */
export type ImportSite = {
  draft: DraftContext;
  check: CheckContext;
  paper: string;
  timeZone: string;
  /** Moment of the import, in milliseconds. */
  now: number;
  /** Ids of the kinds of recipes that its list can show alone. */
  kinds: readonly string[];
};

/** Picture of drafts on a site that has none. */
const PLAIN_PICTURE = 'no-picture-yet';

async function writePlainPicture(): Promise<void> {
  mkdirSync(SOURCE_IMAGES_FOLDER, { recursive: true });
  const size = { width: GOOD_LONG_SIDE, height: 1200, channels: 3, background: '#b9b2a6' } as const;
  await sharp({ create: size })
    .webp()
    .toFile(join(SOURCE_IMAGES_FOLDER, `${PLAIN_PICTURE}.webp`));
}

/** Addresses of the site, those of drafts included. */
export function sitePaths(): ReadonlySet<string> {
  const files = readFiles(process.cwd());
  return new Set([...BUILT_IN_PATHS, ...listPaths(files), ...files.flatMap(pathsOf)]);
}

/**
 * Reads the site, and checks that it has what every draft needs: a category, and a picture to show until the recipe has its
 * own. A site without any picture gets a plain one.
 */
export async function prepareSite(isDry: boolean): Promise<ImportSite> {
  const { content, names } = readContent();
  if ((names.category ?? []).length === 0)
    throw new UsageError(
      'data/vocabulary.yaml has no category that recipes could have. Add one under categories.',
    );
  const hasPicture = (names.picture ?? []).length > 0;
  if (!hasPicture && !isDry) await writePlainPicture();
  const all = hasPicture ? names : { ...names, picture: [PLAIN_PICTURE] };
  const groceries = content.groceries?.groceries ?? {};
  const today = buildDay();
  const knowledge = { groceries, names: prepareFoodNames(content.foodSafety) };
  return {
    draft: {
      settings: readSettings(),
      categories: all.category ?? [],
      pictures: all.picture ?? [],
      foods: all.food ?? [],
      knowledge,
      language: content.site?.language ?? 'en',
      today,
    },
    check: {
      names: all,
      knowledge,
      diets: content.vocabulary?.diets ?? [],
      authority: authorityOf(content.foodSafety, content.site?.foodSafety),
      foodSafety: content.foodSafety,
      today,
      paths: sitePaths(),
    },
    paper: content.theme?.light.paper ?? '#ffffff',
    timeZone: content.site?.timeZone ?? 'UTC',
    now: buildMoment().getTime(),
    kinds: all.recipeType ?? [],
  };
}
