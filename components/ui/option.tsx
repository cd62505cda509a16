import type { IconNode } from 'lucide';
import { Icon } from './icon';
import styles from './option.module.css';

/** Classes of an option of a combobox; `data-next` marks the active one. */
export const OPTION = `${styles.option} flex min-h-13 cursor-pointer items-center gap-3.5 rounded-sm px-3 py-1.5 font-display text-md leading-tight font-medium wrap-anywhere`;

export type OptionPictureProps = {
  thumb?: { avif: string; webp: string } | undefined;
  /** Shown if there is no picture. */
  icon?: IconNode;
};

/** Picture or icon at the start of an option. */
export function OptionPicture({ thumb, icon }: OptionPictureProps) {
  return (
    <span className="picture grid aspect-square size-11 flex-none place-items-center bg-wash-sage text-ink-2">
      {thumb && (
        <picture>
          <source type="image/avif" srcSet={thumb.avif} />
          <img src={thumb.webp} alt="" width={44} height={44} decoding="async" />
        </picture>
      )}
      {icon && <Icon of={icon} size={20} />}
    </span>
  );
}
