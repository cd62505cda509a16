import { site } from '@/lib/content/server';
import { absoluteUrl } from '@/lib/content/site-url';

export type PrintSourceProps = {
  /** Path of the page. */
  path: string;
};

/** Last line of the printed page: its address. Not shown on screen. */
export function PrintSource({ path }: PrintSourceProps) {
  return (
    <p className="wrap mt-2 hidden font-display text-2xs wrap-anywhere print:block" translate="no">
      {site.name}, {absoluteUrl(path).replace(/^https?:\/\//, '')}
    </p>
  );
}
