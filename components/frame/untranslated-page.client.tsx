'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import * as messages from '@/.content/messages/frame';
import { inOtherLanguage, untranslated } from '@/.content/untranslated';
import { Note } from '@/components/ui/note';

export type UntranslatedPageProps = {
  /** Language of the original (BCP 47), and its name. */
  original: { language: string; name: string };
  children: ReactNode;
};

/** A page of a further language. One that is not translated says so and has the language of the original. */
export function UntranslatedPage({ original, children }: UntranslatedPageProps) {
  const path = (usePathname() ?? '').replace(/(?<=.)\/$/, '');
  if (!untranslated.includes(path)) return children;
  // The page of a recipe has the language of each of its parts.
  const isMarked = inOtherLanguage.includes(path);
  return (
    <>
      <div className="wrap">
        <Note>{messages.onlyIn({ language: original.name })}</Note>
      </div>
      {isMarked ? children : <div lang={original.language}>{children}</div>}
    </>
  );
}
