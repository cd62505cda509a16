import { Check, X } from 'lucide';
import { withKeys } from '@/lib/text/keys';
import { Icon } from './icon';

export type CheckListProps = { items: readonly string[]; crossed?: boolean; className?: string };

/** A list with a tick before each item, or with a cross for what does not apply. */
export function CheckList({ items, crossed = false, className = '' }: CheckListProps) {
  return (
    <ul className={`${className} leading-snug *:flex *:gap-3 *:border-t *:border-line *:py-2 [&_svg]:mt-0.5`}>
      {withKeys(items, String).map(({ key, item }) => (
        <li key={key}>
          <Icon of={crossed ? X : Check} size={20} />
          {item}
        </li>
      ))}
    </ul>
  );
}
