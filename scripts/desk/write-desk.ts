import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from '@/lib/content/schema/site';
import { siteUrl } from '@/lib/content/site-url';
import { pictureNameOf, SOURCE_IMAGES_FOLDER } from '@/lib/content/source-images';
import { deskData } from '@/lib/desk/desk-data';
import { deskPolicy } from '@/lib/desk/policy';
import { escapeMarkup } from '@/lib/text/markup';
import { writeChanged } from '@/scripts/files';
import { bundleDesk, editorVersion } from './bundle';
import { hashOf, writeStamped } from './stamp';
import { type PreparedSite, writePreview } from './write-preview';

/** Folder of the desk, which the export copies. Generated. */
export const DESK_FOLDER = 'public/desk';

/** The page of the desk. Its addresses are relative, so that it works below any path. */
export function deskPage({ name, language }: Pick<Site, 'name' | 'language'>, policy: string): string {
  return `<!DOCTYPE html>
<html lang="${escapeMarkup(language)}">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${escapeMarkup(policy)}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex, nofollow">
    <meta name="referrer" content="no-referrer">
    <title>${escapeMarkup(name)}: the desk</title>
    <script type="module" src="desk.js"></script>
  </head>
  <body>
    <noscript>The desk edits this site, and needs JavaScript.</noscript>
  </body>
</html>
`;
}

/** Writes the scripts of the desk, unless they are there and nothing they are made from has changed. */
async function writeScripts(): Promise<void> {
  const stamp = await hashOf(['lib/desk', 'scripts/desk'], await editorVersion());
  await writeStamped('.cache/desk', stamp, join(DESK_FOLDER, 'desk.js'), async () => {
    await rm(DESK_FOLDER, { recursive: true, force: true });
    await bundleDesk(DESK_FOLDER);
  });
}

/** Writes the desk to `public/`, or removes it if the site has none. */
export async function writeDesk(read: PreparedSite): Promise<void> {
  const { site } = read.content;
  if (!site.desk) {
    await rm(DESK_FOLDER, { recursive: true, force: true });
    return;
  }
  await writeScripts();
  await writePreview(join(DESK_FOLDER, 'preview'), read);
  const files = await readdir(SOURCE_IMAGES_FOLDER).catch(() => []);
  const pictures = Object.fromEntries(
    files.flatMap((file) => {
      const name = pictureNameOf(file);
      return name === undefined ? [] : [[name, file]];
    }),
  );
  const data = deskData({ name: site.name, url: siteUrl }, site.desk, pictures);
  await writeChanged(join(DESK_FOLDER, 'desk.json'), JSON.stringify(data));
  await writeChanged(join(DESK_FOLDER, 'index.html'), deskPage(site, deskPolicy(site.desk)));
}
