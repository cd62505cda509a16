import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import * as messages from '@/.content/messages/shared';
import { pictureData, wholePictureFile } from '@/lib/content/pictures';
import type { PictureRef, Recipe } from '@/lib/content/schema/recipe';
import { site } from '@/lib/content/server';
import { themeColour } from '@/lib/content/theme';
import { describeDishTime } from '@/lib/recipe/durations';
import { languageOf } from '@/lib/recipe/language';
import { textWidth } from '@/lib/text/characters';
import { nameWords } from '@/lib/text/name-words';
import { SHARE_SIZE } from './metadata';
import { cardFonts, firstDrawn, fontFilesFor, satoriFonts } from './share-fonts';

const PICTURE_WIDTH = 560;

const COLUMN = { display: 'flex', flexDirection: 'column' } as const;
const LINE = { display: 'flex', alignItems: 'baseline', fontFamily: 'Bricolage', fontWeight: 700 } as const;
const TEXT = { display: 'flex', fontFamily: 'Newsreader' } as const;
const SMALL_WORD = {
  fontFamily: 'Newsreader',
  fontStyle: 'italic',
  fontWeight: 500,
  letterSpacing: 0,
} as const;

type ShareImageProps = {
  /** Title, or several: the first that the fonts can draw, otherwise the name of the site. Long titles are smaller. */
  title: string | readonly string[];
  /** BCP 47 language of the title; defaults to that of the site. */
  language?: string;
  /** Line under the title. */
  line: string;
  /** Picture on the right; without one the text has the whole width. */
  picture?: PictureRef;
};

/**
 * Picture cropped around its focus to the right side, as an uncompressed PNG. It is made from an encoded file, which decodes
 * much faster than the source image.
 */
async function cutPicture({ name, focus = [50, 50] }: PictureRef): Promise<Buffer> {
  const { width, height } = pictureData(name);
  const scale = Math.max(PICTURE_WIDTH / width, SHARE_SIZE.height / height);
  const scaled = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
  return sharp(join(process.cwd(), 'public', wholePictureFile(name)))
    .resize({ ...scaled, fit: 'fill' })
    .extract({
      left: Math.round(((scaled.width - PICTURE_WIDTH) * focus[0]) / 100),
      top: Math.round(((scaled.height - SHARE_SIZE.height) * focus[1]) / 100),
      width: PICTURE_WIDTH,
      height: SHARE_SIZE.height,
    })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** Units for line breaks: words, and single characters of Chinese and Japanese. */
const BREAKS = /\s+|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])/u;

/** Scripts without negative letter spacing. */
const WIDE = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

function titleSize(title: string, hasPicture: boolean): number {
  const longestWord = Math.max(...title.split(BREAKS).map(textWidth));
  const width = (hasPicture ? SHARE_SIZE.width - PICTURE_WIDTH : SHARE_SIZE.width) - 128;
  const fitsWord = width / (longestWord * 0.58);
  const fitsText = Math.sqrt((width * (WIDE.test(title) ? 210 : 330)) / (textWidth(title) * 0.54));
  return Math.floor(Math.min(fitsWord, fitsText, hasPicture ? 104 : 128));
}

/** Name of the site as in its header, with the small word in italics. */
function wordmark(name: string, space: number) {
  return nameWords(name).map(({ text, isLink }, index) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: a name may say one word twice
      key={index}
      style={{ marginRight: space, ...(isLink && SMALL_WORD) }}
    >
      {text}
    </span>
  ));
}

/** 1200 × 630 JPEG for link previews: text on the left, the picture on the right. Texts that no font can draw are left out. */
export async function shareImage({
  title: titles,
  language = site.language,
  line,
  picture,
}: ShareImageProps): Promise<Response> {
  const [atHand, cut] = await Promise.all([cardFonts(language), picture && cutPicture(picture)]);
  const drawn = (...words: string[]) => firstDrawn(words, atHand);
  const [wanted = '', ...others] = [titles].flat();
  const title = drawn(wanted, ...others, site.name);
  if (title !== wanted) {
    console.warn(
      `The share card of “${wanted}” shows “${title}”: no font draws it (docs/owner/words-and-languages.md).`,
    );
  }
  const small = drawn(line);
  const size = titleSize(title, cut !== undefined);
  const isSiteCard = title === site.name;
  const head = drawn(isSiteCard ? site.city : site.name);
  const files = fontFilesFor(`${title}${head}${small}`, atHand) ?? [];
  const fonts = await satoriFonts(files);
  const isWide = WIDE.test(title);
  const [paper, ink, ink2] = (['paper', 'ink', 'ink-2'] as const).map((name) => themeColour(name));
  const wordsWidth = SHARE_SIZE.width - (cut ? PICTURE_WIDTH : 0);
  const drawing = new ImageResponse(
    <div style={{ display: 'flex', width: '100%', height: '100%', background: paper, color: ink }}>
      <div style={{ ...COLUMN, justifyContent: 'space-between', flex: 1, padding: '56px 64px 60px' }}>
        <div
          style={{
            ...LINE,
            paddingBottom: 20,
            borderBottom: `2px solid ${ink}`,
            fontSize: 32,
            letterSpacing: '-0.018em',
          }}
        >
          {isSiteCard ? head : wordmark(head, 9)}
        </div>
        <div style={COLUMN}>
          <div
            style={{
              ...LINE,
              flexWrap: 'wrap',
              fontSize: size,
              letterSpacing: isWide ? 0 : '-0.035em',
              lineHeight: isWide ? 1.15 : 0.98,
              wordBreak: /\p{Script=Hangul}/u.test(title) ? 'keep-all' : 'normal',
            }}
          >
            {isSiteCard ? wordmark(title, size / 4) : title}
          </div>
          <div style={{ ...TEXT, marginTop: 28, fontSize: 32, lineHeight: 1.3, color: ink2 }}>{small}</div>
        </div>
      </div>
    </div>,
    { width: wordsWidth, height: SHARE_SIZE.height, fonts },
  );
  const image = sharp(Buffer.from(await drawing.arrayBuffer()));
  // sharp composites the picture, since Satori takes ten times as long for a photograph.
  const whole = cut
    ? image
        .extend({ right: PICTURE_WIDTH, background: paper })
        .composite([{ input: cut, left: wordsWidth, top: 0 }])
    : image;
  // Messengers skip previews over a few hundred kilobytes. 4:2:0 chroma would blur the text.
  const bytes = await whole.jpeg({ quality: 84, chromaSubsampling: '4:4:4' }).toBuffer();
  return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': 'image/jpeg' } });
}

/** Share image of a recipe: picture, title or other name, and times. */
export function recipeShareImage(recipe: Recipe): Promise<Response> {
  const { prep, cook, total } = recipe.times;
  const t = describeDishTime(total);
  const line =
    cook === 0
      ? messages.nothingToCook({ total: t })
      : messages.times({ total: t, prep: describeDishTime(prep), cook: describeDishTime(cook) });
  const titles = [recipe.title, recipe.native?.text].flatMap((each) => each ?? []);
  return shareImage({ title: titles, language: languageOf(recipe), line, picture: recipe.picture });
}
