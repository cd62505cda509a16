import type { ReactNode } from 'react';
import type { ToolDrawing } from '@/lib/content/schema/page';

/** In a frame of 240 by 180: metal and wood are light, handles dark. What hangs begins under the ring, at 120, 24. */
const drawings: Record<ToolDrawing, ReactNode> = {
  sieve: (
    <>
      <path d="M106 160v9h28v-9" />
      <rect fill="currentColor" x="114" y="24" width="12" height="50" rx="6" />
      <circle fill="var(--color-raised)" cx="120" cy="118" r="46" />
      <circle cx="120" cy="118" r="39" />
      <path
        strokeWidth="1.5"
        transform="rotate(45 120 118)"
        d="M88 95.7v44.6M97.7 86h44.6M96 87.3v61.5M89.3 94h61.5M104 82.4v71.1M84.4 102h71.1M112 79.8v76.3M81.8 110h76.3M120 79v78M81 118h78M128 79.8v76.3M81.8 126h76.3M136 82.4v71.1M84.4 134h71.1M144 87.3v61.5M89.3 142h61.5M152 95.7v44.6M97.7 150h44.6"
      />
    </>
  ),
  thermometer: (
    <>
      <path fill="var(--color-raised)" d="M116 88h8v68l-4 13-4-13z" />
      <rect fill="currentColor" x="94" y="24" width="52" height="68" rx="15" />
      <rect fill="var(--color-raised)" x="103" y="34" width="34" height="27" rx="5" />
      <path strokeWidth="2" d="M109 41h7l-4 13M125 54V41l-6 9h8" />
      <circle strokeWidth="2" cx="131.5" cy="42" r="2" />
      <circle fill="var(--color-raised)" cx="120" cy="76" r="5" />
    </>
  ),
  spoon: (
    <>
      <path
        fill="var(--color-raised)"
        d="M115 29a5 5 0 0 1 10 0l2 63c1 14 15 22 17 44l1 28a4 4 0 0 1-4 4H99a4 4 0 0 1-4-4l1-28c2-22 16-30 17-44z"
      />
      <path strokeWidth="1.5" d="M120 100v54m-11-26v32m22-38v28" />
    </>
  ),
  knife: (
    <>
      <path fill="var(--color-raised)" d="M112 76h32q4 0 4 5c2 34-10 66-34 91-3-26-4-64-2-96z" />
      <path strokeWidth="1.5" d="M143 85c0 28-8 54-23 74" />
      <path fill="currentColor" d="M119 24h4a8 8 0 0 1 8 8c0 13-5 20-3 37h-17V32a8 8 0 0 1 8-8z" />
      <rect fill="var(--color-raised)" x="109" y="68" width="22" height="10" rx="2" />
      <path stroke="var(--color-paper)" strokeWidth="5" d="M120.5 35v.1m-.5 12v.1m-.5 12v.1" />
    </>
  ),
  pot: (
    <>
      <path d="M62 108H50a9 9 0 0 0 0 18h12m116-18h12a9 9 0 0 1 0 18h-12" />
      <path
        fill="var(--color-raised)"
        d="M62 92h116v62a24.5 24.5 0 0 1-24.5 24.500h-67A24.5 24.5 0 0 1 62 154z"
      />
      <path strokeWidth="1.5" d="M76 112v38q0 13 12 15" />
      <path fill="currentColor" d="M60 90c4-22 28-34 60-34s56 12 60 34z" />
      <rect fill="var(--color-raised)" x="53" y="86" width="134" height="10" rx="5" />
      <path d="M120 48v8" />
      <circle fill="var(--color-raised)" cx="120" cy="40" r="9" />
    </>
  ),
  wok: (
    <>
      <path fill="var(--color-raised)" d="m174 102 44-31a6.5 6.5 0 0 1 8 11l-44 30z" />
      <path d="M28 122H17a8 8 0 0 1 0-16h8" />
      <path fill="currentColor" d="M24 106h152c-12 44-40 72.5-68 72.5H92c-28 0-56-28.5-68-72.5z" />
      <path stroke="var(--color-paper)" strokeWidth="1.5" d="M44 130c6 13 14 23 24 31M39 119l2 4" />
      <rect fill="var(--color-raised)" x="18" y="101" width="164" height="10" rx="5" />
    </>
  ),
};

/** The tools that stand on the board; the others hang from the rail. */
const standing: readonly ToolDrawing[] = ['pot', 'wok'];

export type ToolPictureProps = {
  drawing: ToolDrawing;
  /** Class of its ground. */
  ground: string;
};

/** The drawing of a tool, on its hook or on its board. The name beside it says what it is. */
export function ToolPicture({ drawing, ground }: ToolPictureProps) {
  const stands = standing.includes(drawing);
  return (
    <svg
      className={`w-full self-start ${ground}`}
      viewBox="0 0 240 180"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {stands ? (
        <path d="M0 178.5h240" />
      ) : (
        <>
          <path d="M0 1.5h240M120 1v10" />
          <circle cx="120" cy="17" r="6" />
        </>
      )}
      {drawings[drawing]}
    </svg>
  );
}
