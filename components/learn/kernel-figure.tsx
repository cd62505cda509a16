import type { FlourPart } from '@/lib/content/schema/learn';
import styles from './kernel-figure.module.css';
import { RULED } from './learn-parts';

const DRAWN = {
  bran: 'M110 12C170 62 196 150 176 218C164 262 138 288 110 288C82 288 56 262 44 218C24 150 50 62 110 12Z',
  endosperm:
    'M110 28C162 74 184 152 166 214C155 252 134 276 110 276C86 276 65 252 54 214C36 152 58 74 110 28Z',
  germ: 'M62 226C84 214 112 228 116 262C117 270 114 276 110 276C88 276 70 254 62 226Z',
};
const HAIR = 'M104 18L98 2M110 14V0M116 18L122 2';
const CELLS =
  'M110 60V96M92 88V128M128 86V126M110 118V160M76 128V172M144 128V172M94 152V196M126 152V196M110 186V214M146 192V226M128 214V250';
const PARTS = ['bran', 'endosperm', 'germ'] as const;

export type KernelFigureProps = NonNullable<FlourPart<'intro'>['kernel']>;

/** A kernel cut lengthwise with its three parts named beside it. */
export function KernelFigure({ alt, caption, ...words }: KernelFigureProps) {
  return (
    <figure className={`grid grid-cols-[2fr_3fr] items-center gap-x-6 ${styles.kernel}`}>
      <svg
        className="icon w-full max-w-48 justify-self-center"
        viewBox="34 -2 152 294"
        role="img"
        aria-label={alt}
      >
        {PARTS.map((part) => (
          <path key={part} className={styles[part]} d={DRAWN[part]} />
        ))}
        <path d={HAIR} />
        <path d={CELLS} strokeOpacity="0.4" />
      </svg>
      <dl className={`*:py-3 ${RULED}`}>
        {PARTS.map((part) => (
          <div key={part}>
            <dt className={`font-display leading-snug font-semibold ${styles[part]}`}>{words[part].name}</dt>
            <dd className="leading-snug text-ink-2">
              <b className="block font-display text-sm font-medium">{words[part].share}</b> {words[part].text}
            </dd>
          </div>
        ))}
      </dl>
      <figcaption className="col-span-full">{caption}</figcaption>
    </figure>
  );
}
