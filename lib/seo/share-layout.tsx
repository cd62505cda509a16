import type { ReactElement } from 'react';
import type { Guide } from '@/lib/content/guide';
import type { PictureRef } from '@/lib/content/schema/picture-ref';
import { site } from '@/lib/content/server';
import { themeColour } from '@/lib/content/theme';
import { nameWords } from '@/lib/text/name-words';
import { withoutLooseEnds } from '@/lib/text/words';
import { CARD_FONTS, cardFonts, drawnSpaces, firstDrawn, fontFilesFor } from './share-fonts';
import { PIN_SIZE, SHARE_SIZE } from './share-sizes';
import {
  fitLine,
  isWide,
  lineCount,
  SMALLEST_TITLE,
  titleLeading,
  titleSize,
  withoutWidow,
} from './share-text';

export type PixelSize = { width: number; height: number };

/**
 * Layout in pixels. `art` is the size of the picture beside or above the text; `padding` keeps the text of a card in the
 * middle 1000 × 520, since some previews crop the edges, and above the title that X lays over the lower edge.
 */
const LAYOUTS = {
  card: { size: SHARE_SIZE, art: { width: 540, height: SHARE_SIZE.height }, padding: [58, 44, 96, 100] },
  pin: { size: PIN_SIZE, art: { width: PIN_SIZE.width, height: 960 }, padding: [48, 72, 64, 72] },
} as const;

/** Width of a map beside the text, in pixels. */
const MAP_WIDTH = 600;

const LARGEST_TITLE = { card: 116, pin: 124 } as const;

/** Sizes of texts: readable at a quarter of the size, as previews show them. */
const HEAD = { size: 38, height: 104 };
const OTHER = { size: 46, height: 72 };
const LINE = { sizes: [46, 40], leading: 1.2, gap: 24 };

const COLUMN = { display: 'flex', flexDirection: 'column' } as const;
const DISPLAY = { display: 'flex', fontFamily: CARD_FONTS.display, fontWeight: 700 } as const;
const SMALL_WORD = {
  fontFamily: CARD_FONTS.text,
  fontStyle: 'italic',
  fontWeight: 500,
  letterSpacing: 0,
} as const;

export type ShareCard = {
  /** Title, or several: the first that fits and that the fonts can draw, otherwise the name of the site. */
  title: string | readonly string[];
  /** BCP 47 language of the title; defaults to that of the site. */
  language?: string;
  /** Name in another script, under the title. */
  native?: string | undefined;
  /** Line under the title; '' for none. */
  line: string;
  /** Picture beside the text; without one the text has the whole width. */
  picture?: PictureRef | undefined;
  /** Guide whose map is drawn instead of a picture. */
  map?: Guide;
};

export type Shape = keyof typeof LAYOUTS;

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

/** Breaks of a text: Korean breaks between words, which Satori ignores when it balances lines. */
const breaksOf = (text: string) =>
  /\p{Script=Hangul}/u.test(text)
    ? ({ wordBreak: 'keep-all', textWrap: 'wrap' } as const)
    : ({ wordBreak: 'normal', textWrap: 'balance' } as const);

/** Title and its size: the first of a readable size, without a single last word where that costs little. */
function fitTitle(titles: readonly string[], box: PixelSize, largest: number) {
  const fitted = titles.map((title) => {
    const text = withoutLooseEnds(title);
    const size = titleSize(text, box, largest);
    const bound = withoutWidow(text);
    const boundSize = titleSize(bound, box, largest);
    // The words of the site's name are separate elements.
    return title !== site.name && boundSize >= size * 0.8
      ? { title, text: bound, size: boundSize }
      : { title, text, size };
  });
  return (
    fitted.find(({ size }) => size >= SMALLEST_TITLE) ??
    fitted.at(-1) ?? { title: '', text: '', size: largest }
  );
}

/** Text of an image as Satori draws it, with the sizes of both halves and the font files it needs. */
type ShareLayout = {
  element: ReactElement;
  files: string[];
  textArea: PixelSize;
  art: PixelSize | undefined;
  isPin: boolean;
};

/** Lays out a card: text on the left, the picture on the right; on a pin the picture is above the text. */
export async function layOutCard(card: ShareCard, shape: Shape): Promise<ShareLayout> {
  const { language = site.language, native = '', picture } = card;
  const { size, padding } = LAYOUTS[shape];
  // Maps are wider than the crop of a picture.
  const art = { ...LAYOUTS[shape].art, ...(card.map && { width: MAP_WIDTH }) };
  const [top, right, bottom, left] = padding;
  const fontsAtHand = await cardFonts(language);
  const drawn = (...words: string[]) => firstDrawn(words, fontsAtHand);
  const titles = [card.title].flat().map(drawnSpaces);
  const [wanted = ''] = titles;
  const known = titles.filter((each) => drawn(each) !== '');
  if (!known.includes(wanted)) {
    console.warn(
      `The share card of “${wanted}” shows “${known[0] ?? site.name}”: no font draws it (docs/owner/words-and-languages.md).`,
    );
  }
  const hasArt = (card.map ?? picture) !== undefined;
  const isPin = shape === 'pin';
  const textArea = {
    width: size.width - (hasArt && !isPin ? art.width : 0),
    height: size.height - (hasArt && isPin ? art.height : 0),
  };
  const width = textArea.width - left - (hasArt ? right : left);
  const name = known.length > 0 ? known : [drawn(site.name)];
  const other = name[0] === native ? '' : drawn(native);
  const height = textArea.height - top - bottom - HEAD.height - (other ? OTHER.height : 0);
  const fitBeside = (text: string) => {
    const line = fitLine(text, width, LINE.sizes);
    const lineHeight = text === '' ? 0 : LINE.gap + line.lines * line.size * LINE.leading;
    const titles = name.filter((each) => each !== other);
    return { line, title: fitTitle(titles, { width, height: height - lineHeight }, LARGEST_TITLE[shape]) };
  };
  const whole = fitBeside(drawn(card.line));
  // A long title has the room of the line.
  const { title, line } = whole.title.size >= SMALLEST_TITLE ? whole : fitBeside('');
  const small = line.text;
  const isSiteCard = title.title === site.name;
  const head = drawn(isSiteCard ? site.city : site.name);
  const [paper, ink, ink2] = (['paper', 'ink', 'ink-2'] as const).map((name) => themeColour(name));
  const files = fontFilesFor(`${title.text}${other}${head}${small}`, fontsAtHand) ?? [];
  const tight = { letterSpacing: isWide(title.text) ? 0 : '-0.035em', lineHeight: titleLeading(title.text) };
  const element = (
    <div style={{ display: 'flex', width: '100%', height: '100%', background: paper, color: ink }}>
      <div
        style={{
          ...COLUMN,
          justifyContent: 'space-between',
          width: width + left,
          padding: `${top}px 0 ${bottom}px ${left}px`,
        }}
      >
        <div
          style={{
            ...DISPLAY,
            alignItems: 'baseline',
            paddingBottom: 16,
            borderBottom: `3px solid ${ink}`,
            fontSize: HEAD.size,
            lineHeight: 1.1,
            letterSpacing: '-0.018em',
          }}
        >
          {isSiteCard ? head : wordmark(head, 10)}
        </div>
        <div style={COLUMN}>
          <div
            style={{
              ...DISPLAY,
              flexWrap: 'wrap',
              fontSize: title.size,
              ...tight,
              ...breaksOf(title.text),
              ...(lineCount(title.text, width / title.size) === Number.POSITIVE_INFINITY && {
                wordBreak: 'break-word',
              }),
            }}
          >
            {isSiteCard ? wordmark(site.name, title.size / 4) : title.text}
          </div>
          {other && (
            <div style={{ ...DISPLAY, marginTop: 14, fontSize: OTHER.size, lineHeight: 1.25, color: ink2 }}>
              {other}
            </div>
          )}
          {small && (
            <div
              style={{
                display: 'flex',
                fontFamily: CARD_FONTS.text,
                marginTop: LINE.gap,
                fontSize: line.size,
                lineHeight: LINE.leading,
                color: ink2,
                ...breaksOf(small),
              }}
            >
              {small}
            </div>
          )}
        </div>
      </div>
    </div>
  );
  return { element, files, textArea, art: hasArt ? art : undefined, isPin };
}
