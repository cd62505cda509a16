import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { themeColour } from '@/lib/content/theme';
import { LEAST_LONG_SIDE, pictureNameOf } from '@/lib/masters/files';
import { openPicture } from '@/lib/masters/open';
import { cutOut } from '@/scripts/prepare/picture-plan';
import { type Mention, readMentions } from './mentions';
import { ART, sceneNames } from './scenes';

/** The crops the site uses, at the size a card shows them. */
const CROPS = {
  '16:9': { width: 320, height: 180 },
  '4:3': { width: 240, height: 180 },
  '1:1': { width: 180, height: 180 },
  '2:3': { width: 120, height: 180 },
};

/** Twice as many pixels as drawn, for sharp screens. */
const DENSITY = 2;

const STYLE = `
body { margin: 2rem; background: #fbf8f2; color: #2b2620; font: 15px/1.4 system-ui, sans-serif; }
h1 { font-size: 1.4rem; } p { margin: 0; max-width: 60rem; color: #6b6258; }
ul { list-style: none; padding: 0; } li { padding: 1rem 0; border-top: 1px solid #e2d9ca; }
h2 { margin: 0; font-size: 1rem; } .crops { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: .6rem; }
figure { margin: 0; } img { display: block; border-radius: 6px; } figcaption { font-size: .75rem; color: #6b6258; }
mark { margin-left: .5rem; padding: 0 .4rem; border-radius: 4px; background: #f6d9cf; color: #7c2d12; font-size: .8rem; }
`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A master as it is and in every crop; nothing where there is none. */
async function shown(file: string | undefined, { alt, focus }: Mention) {
  if (!file) return { width: 0, height: 0, bytes: 0, crops: '' };
  const bytes = await readFile(path.join(ART.masters, file));
  const { width, height, pixels } = await openPicture(bytes, themeColour('paper'));
  const crops = Object.entries(CROPS).map(async ([shape, size]) => {
    const { from } = cutOut({ width, height }, size, focus);
    const to = { width: size.width * DENSITY, height: size.height * DENSITY };
    const cut = await (await pixels()).extract(from).resize(to).webp({ quality: 72 }).toBuffer();
    const image = `<img src="data:image/webp;base64,${cut.toString('base64')}" width="${size.width}" height="${size.height}" alt="${escaped(alt)}" loading="lazy">`;
    return `<figure>${image}<figcaption>${shape}</figcaption></figure>`;
  });
  return { width, height, bytes: bytes.length, crops: (await Promise.all(crops)).join('') };
}

const masters = new Map(
  (await readdir(ART.masters)).flatMap((file) => {
    const name = pictureNameOf(file);
    return name === undefined ? [] : [[name, file]];
  }),
);
const mentions = readMentions();
const scenes = sceneNames();
const names = new Set([...masters.keys(), ...mentions.keys(), ...scenes]);

const items: string[] = [];
let total = 0;
let flagged = 0;
for (const name of [...names].sort()) {
  const mention = mentions.get(name) ?? { files: [], alt: '', focus: [50, 50] as const };
  const { width, height, bytes, crops } = await shown(masters.get(name), mention);
  const marks = [
    ...(bytes === 0 ? ['missing'] : []),
    ...(mention.files.length === 0 ? ['unused'] : []),
    ...(bytes > 0 && Math.max(width, height) < LEAST_LONG_SIDE ? [`smaller than ${LEAST_LONG_SIDE} px`] : []),
    ...(scenes.includes(name) ? [] : ['no scene']),
  ];
  total += bytes;
  if (marks.length > 0) flagged += 1;
  const size = bytes > 0 ? `${width} × ${height}, ${Math.round(bytes / 1024)} KB` : 'no master';
  items.push(`<li id="${name}"><h2>${name}${marks.map((mark) => `<mark>${mark}</mark>`).join('')}</h2>
<p>${size}; focus ${mention.focus.join(' ')}; ${escaped(mention.files.join(', ') || 'named nowhere')}</p><p>${escaped(mention.alt)}</p>
<div class="crops">${crops}</div></li>`);
}

const weight = (total / 1024 / 1024).toFixed(1);
await mkdir(ART.cache, { recursive: true });
const file = path.resolve(ART.cache, 'sheet.html');
await writeFile(
  file,
  `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Contact sheet</title><style>${STYLE}</style>
<h1>Contact sheet</h1><p>${masters.size} pictures, ${weight} of 40 MB; ${flagged} marked.</p>
<ul>
${items.join('\n')}
</ul>
</html>
`,
);
console.log(`${masters.size} pictures, ${weight} MB\n${file}`);
