import type { Focus } from '@/scripts/prepare/picture-plan';

type Crop = { shape: string; width: number; height: number; url: string };

/** One picture on the contact sheet; without a master its size and weight are 0 and it has no crops. */
export type SheetEntry = {
  name: string;
  files: string[];
  alt: string;
  focus: Focus;
  width: number;
  height: number;
  bytes: number;
  crops: Crop[];
  marks: string[];
};

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

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1024)} KB`;

function figure({ shape, width, height, url }: Crop, alt: string): string {
  const image = `<img src="${url}" width="${width}" height="${height}" alt="${escaped(alt)}" loading="lazy">`;
  return `<figure>${image}<figcaption>${shape}</figcaption></figure>`;
}

function item(entry: SheetEntry): string {
  const marks = entry.marks.map((mark) => `<mark>${escaped(mark)}</mark>`).join('');
  const size = entry.bytes > 0 ? `${entry.width} × ${entry.height}, ${kilobytes(entry.bytes)}` : 'no master';
  const focus = `focus ${entry.focus.join(' ')}`;
  const places = entry.files.length > 0 ? entry.files.join(', ') : 'named nowhere';
  return `<li id="${entry.name}"><h2>${entry.name}${marks}</h2>
<p>${size}; ${focus}; ${escaped(places)}</p><p>${escaped(entry.alt)}</p>
<div class="crops">${entry.crops.map((crop) => figure(crop, entry.alt)).join('')}</div></li>`;
}

/** The contact sheet as one page that needs no other file. */
export function sheetPage(entries: SheetEntry[]): string {
  const made = entries.filter(({ bytes }) => bytes > 0);
  const weight = made.reduce((sum, { bytes }) => sum + bytes, 0);
  const summary = `${made.length} pictures, ${(weight / 1024 / 1024).toFixed(1)} of 40 MB`;
  const flagged = entries.filter(({ marks }) => marks.length > 0).length;
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Contact sheet</title><style>${STYLE}</style>
<h1>Contact sheet</h1><p>${summary}; ${flagged} marked.</p>
<ul>
${entries.map(item).join('\n')}
</ul>
</html>
`;
}
