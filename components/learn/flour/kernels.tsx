import type { KernelDrawing } from '@/data/learn/grains';
import type { Wash } from '@/data/schema/pictures';

const WASH_CLASSES: Record<Wash, string> = {
  sage: 'w-sage',
  sky: 'w-sky',
  peach: 'w-peach',
  danmuji: 'w-dan',
};

/** Height of the drawing; a square. */
const SIZE = 96;
/** How much of its height one of three may take. */
const SHARE = 0.68;
/** Middle and turn, in degrees, of three kernels as they fell. */
const PLACES = [
  { x: 29, y: 50, turn: -18 },
  { x: 64, y: 28, turn: 62 },
  { x: 65, y: 68, turn: 20 },
] as const;

export type KernelsProps = { drawing: KernelDrawing };

/** Three kernels of a grain, drawn where there is no picture. A drawing only: the words beside it say what it is. */
export function Kernels({ drawing: { form, length, width, wash } }: KernelsProps) {
  const high = (length * SIZE * SHARE) / 2;
  const wide = (width * SIZE * SHARE) / 2;
  return (
    <span className={`learn-kernels ${WASH_CLASSES[wash]}`}>
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true" focusable="false">
        {PLACES.map(({ x, y, turn }) => (
          <g key={turn} transform={`translate(${x} ${y}) rotate(${turn})`}>
            <path d={form === 'triangle' ? triangle(high, wide) : outline(high, wide)} />
            {lines(form, high, wide).map((d) => (
              <path key={d} className="line" d={d} />
            ))}
          </g>
        ))}
      </svg>
    </span>
  );
}

/** Pointed at the top, round at the bottom, where the germ sits. */
function outline(high: number, wide: number): string {
  const side = (direction: 1 | -1) => {
    const across = direction * wide * 1.32;
    return direction === 1
      ? `C ${across * 0.62} ${-high * 0.72} ${across} ${high * 0.72} 0 ${high}`
      : `C ${across} ${high * 0.72} ${across * 0.62} ${-high * 0.72} 0 ${-high}`;
  };
  return `M 0 ${-high} ${side(1)} ${side(-1)} Z`;
}

function triangle(high: number, wide: number): string {
  const [left, right] = [-wide, wide];
  return `M 0 ${-high} Q ${right * 0.75} ${-high * 0.1} ${right} ${high * 0.8} Q 0 ${high * 1.15} ${left} ${high * 0.8} Q ${left * 0.75} ${-high * 0.1} 0 ${-high} Z`;
}

function lines(form: KernelDrawing['form'], high: number, wide: number): string[] {
  const bow = (x: number) => `M 0 ${-high * 0.82} C ${x} ${-high * 0.4} ${x} ${high * 0.5} 0 ${high * 0.86}`;
  switch (form) {
    case 'creased':
      return [bow(wide * 0.16)];
    case 'ridged':
      return [bow(wide * 0.5), bow(wide * -0.5), bow(0)];
    case 'triangle':
      return [`M 0 ${-high} Q ${wide * 0.12} 0 0 ${high * 0.96}`];
    case 'plain':
      return [];
  }
}
