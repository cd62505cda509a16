'use client';

import { Fragment, useLayoutEffect } from 'react';
import { ComingSoonButton } from '@/components/pages/sections/coming-soon-button.client';
import { comingSoonNotice } from '@/components/pages/sections/coming-soon-notice';
import { Link } from '@/components/ui/link';
import type { Ages } from '@/lib/content/schema/page';
import { textParameter } from '@/lib/ui/address';
import { useAddress } from '@/lib/ui/use-address';

type Options = Ages['options'];

/** An age group: `?age=6-8`. */
const AGE = textParameter('age');

/** The group that the address names; undefined, as for the one without an age, for any other value. */
function useGroup(options: Options): Options[number] | undefined {
  const [age] = useAddress(AGE);
  return options.find((option) => option.age !== undefined && option.age === age);
}

export type AgeTitleProps = {
  /** Title for every other value of `?age=`, and for none. */
  title: string;
  options: Options;
};

/** The title for the age group that the address names; the tab follows. @param tabEnd follows the title in the tab */
export function AgeTitle({ title, options, tabEnd }: AgeTitleProps & { tabEnd: string }) {
  const words = useGroup(options)?.title ?? title;
  useLayoutEffect(() => {
    const { pathname } = window.location;
    const keep = () => {
      const isHere = window.location.pathname === pathname;
      if (isHere && document.title !== words + tabEnd) document.title = words + tabEnd;
    };
    keep();
    // The router writes the title of the page again, a moment after each change of the address.
    const watch = new MutationObserver(keep);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => watch.disconnect();
  }, [words, tabEnd]);
  return words;
}

/** Says that the content of the title on screen is being made. */
export function AgeSoonButton({ title, options, buttonText }: AgeTitleProps & { buttonText: string }) {
  const subject = useGroup(options)?.title ?? title;
  return <ComingSoonButton notice={comingSoonNotice(subject)} buttonText={buttonText} look="quiet" />;
}

export type AgeLinksProps = Ages & {
  /** Path of the page. */
  path: string;
};

/** The choice of an age group, in the address. */
export function AgeLinks({ label, path, options }: AgeLinksProps) {
  const chosen = useGroup(options)?.age;
  return (
    <nav aria-label={label} className="mt-6 flex flex-wrap gap-2 print:hidden">
      {options.map(({ name, age }) => (
        <Fragment key={name}>
          <Link
            href={age ? `${path}?age=${age}` : path}
            className="chip"
            data-scroll="keep"
            aria-current={age === chosen ? 'true' : undefined}
          >
            {name}
          </Link>{' '}
        </Fragment>
      ))}
    </nav>
  );
}
