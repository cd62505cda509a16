import type { ReactNode } from 'react';
import type { ToolDrawing } from '@/data/schema/house/soon';

/** In a frame of 240 by 180, lying on the line 90, or with the feet on 152: `m` is metal or wood, `h` dark. */
const drawings: Record<ToolDrawing, ReactNode> = {
  sieve: (
    <>
      <path className="h" d="M147 84h74a6 6 0 0 1 0 12h-74z" />
      <circle className="m" cx="92" cy="90" r="58" />
      <path
        className="fine"
        d="M92 32v116M68 37v106M116 37v106M48 52v76M136 52v76M34 90h116M39 66h106M39 114h106M54 46h76M54 134h76"
      />
      <path d="M34 84H22v12h12" />
    </>
  ),
  thermometer: (
    <>
      <path className="m" d="M104 86h118l6 4-6 4H104z" />
      <rect className="h" x="16" y="62" width="96" height="56" rx="14" />
      <rect className="m" x="30" y="74" width="48" height="32" rx="5" />
      <path d="M42 98V86m8 12V82m8 16v-9m8 9v-5" />
    </>
  ),
  spoon: (
    <>
      <path
        className="m"
        d="M96 84c-24-6-46-16-74-16-4 0-6 2-6 6v32c0 4 2 6 6 6 28 0 50-10 74-16l128 2a8 8 0 0 0 0-16z"
      />
      <path className="fine" d="M30 74v32" />
    </>
  ),
  knife: (
    <>
      <path className="m" d="M150 72H46c-14 0-26 10-34 34 44 8 100 6 138-2z" />
      <path className="h" d="M150 70h64c10 0 14 6 14 13s-2 15-8 15c-14 0-20-4-34-4h-36z" />
      <path className="rivet" d="M170 82h.1m21 0h.1m19 1h.1" />
    </>
  ),
  pot: (
    <>
      <path d="M60 92H36v18h24m120-18h24v18h-24" />
      <path className="m" d="M58 76h124v64a12 12 0 0 1-12 12H70a12 12 0 0 1-12-12z" />
      <path className="h" d="M50 76c8-22 36-32 70-32s62 10 70 32z" />
      <path className="m" d="M106 44V30h28v14" />
    </>
  ),
  wok: (
    <>
      <path className="h" d="M174 88l54-26 5 10-54 30z" />
      <path className="m" d="M16 84h166c-6 44-34 68-62 68H78c-28 0-56-24-62-68z" />
      <path className="fine" d="M24 100h150M34 118h130" />
    </>
  ),
};

/** How a tool comes to its place: hung by its right end, by its left, or stood on the board. */
const places: Record<ToolDrawing, 'byRight' | 'byLeft' | 'stood'> = {
  sieve: 'byRight',
  thermometer: 'byLeft',
  spoon: 'byRight',
  knife: 'byRight',
  pot: 'stood',
  wok: 'stood',
};

const moves = {
  byRight: 'translate(54 182) rotate(-90) scale(.74)',
  byLeft: 'translate(187 8) rotate(90) scale(.74)',
  stood: 'translate(0 28)',
};

export type ToolPictureProps = { drawing: ToolDrawing };

/** The drawing of a tool, on its hook or on its board. The name beside it says what it is. */
export function ToolPicture({ drawing }: ToolPictureProps) {
  const place = places[drawing];
  return (
    <svg
      className={place === 'stood' ? 'soon-tool stood' : 'soon-tool'}
      viewBox="0 0 240 180"
      aria-hidden="true"
    >
      {place !== 'stood' && <path d="M120 0v20" />}
      <g transform={moves[place]}>{drawings[drawing]}</g>
    </svg>
  );
}
