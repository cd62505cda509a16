import type { ReactNode } from 'react';
import { READER_CONTENT } from '@/components/ui/reader-content';
import type { LanguageAttributes } from '@/lib/text/language';

export type RecipeSectionProps = {
  /** Unique on the page; the heading's id. */
  id: string;
  title: string;
  /** Language of its texts. */
  attributes?: LanguageAttributes;
  /** In the narrow column beside the method. */
  isAside?: boolean;
  className?: string;
  /** A link beside the heading. */
  link?: ReactNode;
  children: ReactNode;
};

/** A part of the page under a heading that names it. */
export function RecipeSection(props: RecipeSectionProps) {
  const { id, title, attributes, isAside = false, className = '', link, children } = props;
  const Part = isAside ? 'aside' : 'section';
  return (
    <Part className={`${isAside ? '' : 'wrap mt-section'} ${className}`} aria-labelledby={id} {...attributes}>
      <div className={`flex flex-wrap items-baseline justify-between gap-x-8 ${isAside ? 'mb-4' : 'mb-8'}`}>
        <h2 className={`${READER_CONTENT} ${isAside ? 'text-2xl' : 'text-3xl'}`} id={id}>
          {title}
        </h2>
        {link}
      </div>
      {children}
    </Part>
  );
}
