'use client';

import { X } from 'lucide';
import Link from 'next/link';
import type { CardViewProps } from '@/components/cards/card-view';
import { PictureView } from '@/components/picture/picture-view';
import { Icon } from '@/components/ui/icon';
import { unbroken } from '@/lib/text/words';

/** The card of a recipe as plain data, with the slug it is saved under. */
export type SavedCard = CardViewProps['card'] & { slug: string };

export type SavedRowProps = {
  recipe: SavedCard;
  /** Name of the button that takes it off its list. */
  removeLabel: string;
  onRemove: () => void;
};

/** A saved recipe: picture, title, time, and the way off the list. */
export function SavedRow({ recipe, removeLabel, onRemove }: SavedRowProps) {
  const { title, meta, href, sources, lang } = recipe;
  return (
    <li className="saved-row">
      <PictureView sources={sources} sizes="(min-width: 48rem) 9rem, 5.5rem" decorative />
      <div>
        <h3 lang={lang}>
          {href ? (
            <Link href={href} prefetch={false}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        {meta && <p className="meta">{unbroken(meta)}</p>}
      </div>
      <button type="button" className="icon-btn" aria-label={removeLabel} onClick={onRemove}>
        <Icon of={X} size={20} />
      </button>
    </li>
  );
}
