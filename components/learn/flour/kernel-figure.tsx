import type { FlourPart } from '@/lib/content/schema/learn';

export type KernelFigureProps = NonNullable<FlourPart<'intro'>['kernel']>;

/** A kernel cut lengthwise with its three parts named beside it. */
export function KernelFigure({ alt, caption, bran, endosperm, germ }: KernelFigureProps) {
  return (
    <figure className="learn-kernel">
      <svg viewBox="34 -2 152 294" role="img" aria-label={alt}>
        <path
          className="bran"
          d="M110 12C170 62 196 150 176 218C164 262 138 288 110 288C82 288 56 262 44 218C24 150 50 62 110 12Z"
        />
        <path
          className="endosperm"
          d="M110 28C162 74 184 152 166 214C155 252 134 276 110 276C86 276 65 252 54 214C36 152 58 74 110 28Z"
        />
        <path
          className="germ"
          d="M62 226C84 214 112 228 116 262C117 270 114 276 110 276C88 276 70 254 62 226Z"
        />
        <path className="hair" d="M104 18L98 2M110 14V0M116 18L122 2" />
        <g className="cells">
          <path d="M110 60V96M92 88V128M128 86V126M110 118V160M76 128V172M144 128V172M94 152V196M126 152V196M110 186V214M146 192V226M128 214V250" />
        </g>
      </svg>
      <dl>
        {Object.entries({ bran, endosperm, germ }).map(([part, { name, share, text }]) => (
          <div key={part}>
            <dt className={part}>{name}</dt>
            <dd>
              <b>{share}</b> {text}
            </dd>
          </div>
        ))}
      </dl>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
