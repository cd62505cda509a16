import { isStarterTextFont } from '@/.content/isStarterTextFont';
import { Link } from '@/components/ui/link';
import { nameWords } from '@/lib/text/name-words';

/**
 * Outline of a short word at 1000 units per em, so that one word in italics does not load a whole font. From Newsreader
 * Italic (SIL Open Font License). Other words and sites with another font use the font of texts.
 */
const OUTLINES: Partial<Record<string, string>> = {
  to: 'M65 -397 73 -440H336L330 -397ZM142 -114Q139 -104 137 -97Q136 -90 134 -84Q134 -78 134 -74Q134 -66 137 -62Q140 -58 146 -58Q156 -58 175 -69Q193 -80 216 -102Q240 -123 264 -154L286 -136Q262 -103 238 -76Q215 -50 193 -30Q171 -11 151 -1Q130 9 112 9Q90 9 76 -4Q63 -17 63 -48Q63 -62 66 -80Q69 -98 76 -123L192 -530H262ZM597 -450Q641 -450 672 -432Q703 -414 720 -380Q736 -347 736 -300Q736 -239 717 -183Q698 -128 665 -84Q632 -40 587 -15Q542 10 490 10Q447 10 416 -8Q384 -26 368 -60Q351 -94 351 -141Q351 -202 370 -257Q388 -312 422 -356Q456 -400 500 -425Q545 -450 597 -450ZM492 -28Q520 -28 545 -46Q570 -62 591 -92Q612 -120 628 -158Q644 -195 653 -236Q662 -278 662 -318Q662 -366 646 -389Q630 -412 596 -412Q568 -412 542 -395Q517 -378 496 -349Q474 -320 459 -283Q443 -246 434 -204Q426 -163 426 -122Q426 -76 442 -52Q458 -28 492 -28Z',
};

/** Smaller font sizes for long names, by their minimum length. */
const SIZES = [
  [25, 'text-[0.55em]'],
  [19, 'text-[0.75em]'],
] as const;

function LinkWord({ word }: { word: string }) {
  const outline = isStarterTextFont ? OUTLINES[word] : undefined;
  if (!outline) return <i className="px-[0.06em] font-text font-normal">{word}</i>;
  return (
    <>
      <svg
        className="mx-[0.03em] inline-block w-auto h-[0.59em] align-[-0.02em] fill-current"
        viewBox="40 -560 720 580"
        aria-hidden="true"
      >
        <path d={outline} />
      </svg>
      <span className="sr-only">{word}</span>
    </>
  );
}

export type WordmarkProps = { name: string; className?: string; onClick?: () => void };

/** The site's name as a link to the home page; a short word between two others is in italics. */
export function Wordmark({ name, className = '', onClick }: WordmarkProps) {
  const [, size] = SIZES.find(([minLength]) => name.length >= minLength) ?? [];
  const words = nameWords(name).map(({ text, isLink }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a name may contain a word twice
    <span key={index}>
      {index > 0 ? ' ' : ''}
      {isLink ? <LinkWord word={text} /> : text}
    </span>
  ));
  return (
    <Link
      className={`py-3 font-display text-[min(1.3125rem,5.4vw)]/none font-heavy tracking-display ${className}`}
      href="/"
      onClick={onClick}
    >
      {size ? <span className={size}>{words}</span> : words}
    </Link>
  );
}
