import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { themeColour } from '@/lib/content/theme';
import { LEAST_LONG_SIDE, pictureNameOf } from '@/lib/masters/files';
import { openPicture } from '@/lib/masters/open';
import { cutOut } from '@/scripts/prepare/picture-plan';
import { ART } from './folders';
import { readMentions } from './mentions';
import { type SheetEntry, sheetPage } from './sheet-page';
import { sceneNames } from './sources';

/** The crops the site uses, at the size a card shows them. */
const CROPS = {
  '16:9': { width: 320, height: 180 },
  '4:3': { width: 240, height: 180 },
  '1:1': { width: 180, height: 180 },
  '2:3': { width: 120, height: 180 },
};

/** Twice as many pixels as drawn, for sharp screens. */
const DENSITY = 2;

async function shown(file: string, focus: readonly [number, number]): Promise<Partial<SheetEntry>> {
  const bytes = await readFile(path.join(ART.masters, file));
  const { width, height, pixels } = await openPicture(bytes, themeColour('paper'));
  const crops = await Promise.all(
    Object.entries(CROPS).map(async ([shape, size]) => {
      const { from } = cutOut({ width, height }, size, focus);
      const to = { width: size.width * DENSITY, height: size.height * DENSITY };
      const cut = await (await pixels()).extract(from).resize(to).webp({ quality: 72 }).toBuffer();
      return { shape, ...size, url: `data:image/webp;base64,${cut.toString('base64')}` };
    }),
  );
  return { width, height, bytes: bytes.length, crops };
}

/** What is wrong with a picture, in a few words each. */
function marksOf(entry: SheetEntry, hasScene: boolean): string[] {
  const isSmall = entry.bytes > 0 && Math.max(entry.width, entry.height) < LEAST_LONG_SIDE;
  return [
    ...(entry.bytes === 0 ? ['missing'] : []),
    ...(entry.files.length === 0 ? ['unused'] : []),
    ...(isSmall ? [`smaller than ${LEAST_LONG_SIDE} px`] : []),
    ...(hasScene ? [] : ['no scene']),
  ];
}

const masters = new Map(
  (await readdir(ART.masters)).flatMap((file) => {
    const name = pictureNameOf(file);
    return name ? [[name, file] as const] : [];
  }),
);
const mentions = readMentions();
const scenes = await sceneNames();
const names = [...new Set([...masters.keys(), ...mentions.keys(), ...scenes])].sort();

const entries: SheetEntry[] = [];
for (const name of names) {
  const { files, alt, focus } = mentions.get(name) ?? { files: [], alt: '', focus: [50, 50] as const };
  const empty = { name, files, alt, focus, width: 0, height: 0, bytes: 0, crops: [], marks: [] };
  const master = masters.get(name);
  const entry = { ...empty, ...(master && (await shown(master, focus))) };
  entries.push({ ...entry, marks: marksOf(entry, scenes.includes(name)) });
}

await mkdir(ART.cache, { recursive: true });
const file = path.resolve(ART.cache, 'sheet.html');
await writeFile(file, sheetPage(entries));
const total = entries.reduce((sum, { bytes }) => sum + bytes, 0) / 1024 / 1024;
console.log(`${masters.size} pictures, ${total.toFixed(1)} MB\n${file}`);
