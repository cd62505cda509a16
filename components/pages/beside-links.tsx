import { ArrowLeft, ArrowRight } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

/** Page before or after another one: its name, and the label above it. */
type Beside = { name: string; href: string; label: string };

export type BesideLinksProps = {
  /** Name of the links for screen readers. */
  label: string;
  back: Beside | undefined;
  next: Beside | undefined;
};

const LINK = 'inline-flex min-h-12 items-center gap-2 underline-offset-4 hover:underline';
const LABEL = 'block text-sm font-medium text-ink-3';

/** Links to the pages before and after in a series. */
export function BesideLinks({ label, back, next }: BesideLinksProps) {
  const names = ({ label: above, name }: Beside) => (
    <span>
      <span className={LABEL}>{above}</span> {name}
    </span>
  );
  return (
    <nav
      className="wrap mt-stack flex flex-wrap justify-between gap-x-8 gap-y-3 font-display text-lg font-semibold print:hidden"
      aria-label={label}
    >
      {back && (
        <Link className={LINK} href={`${back.href}/`} rel="prev">
          <Icon of={ArrowLeft} directed size={20} />
          {names(back)}
        </Link>
      )}{' '}
      {next && (
        <Link className={`${LINK} ms-auto text-end`} href={`${next.href}/`} rel="next">
          {names(next)}
          <Icon of={ArrowRight} directed size={20} />
        </Link>
      )}
    </nav>
  );
}
