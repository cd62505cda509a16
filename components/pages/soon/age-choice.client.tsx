'use client';

import { Fragment, useLayoutEffect } from 'react';
import { ComingSoonButton } from '@/components/pages/sections/coming-soon-button.client';
import { comingSoonNotice } from '@/components/pages/sections/coming-soon-notice';
import { Link } from '@/components/ui/link';
import type { Ages } from '@/lib/content/schema/page';
import { hrefWith, textParameter } from '@/lib/ui/address';
import { useAddress } from '@/lib/ui/use-address';

type Options = Ages['options'];

/** An age group: `?age=6-8`. */
const AGE = textParameter('age');

/** Group of the address; undefined for other values and for the group without an age. */
function useGroup(options: Options): Options[number] | undefined {
  const [age] = useAddress(AGE);
  return options.find((option) => option.age !== undefined && option.age === age);
}

export type AgeTitleProps = {
  /** Title for other values of `?age=`, and without it. */
  title: string;
  options: Options;
};

/** Title for the age group in the address, which also sets `document.title`. @param tabEnd suffix of `document.title` */
export function AgeTitle({ title, options, tabEnd }: AgeTitleProps & { tabEnd: string }) {
  const shown = useGroup(options)?.title ?? title;
  useLayoutEffect(() => {
    const { pathname } = window.location;
    const keep = () => {
      const isHere = window.location.pathname === pathname;
      if (isHere && document.title !== shown + tabEnd) document.title = shown + tabEnd;
    };
    keep();
    // The router resets the title shortly after each change of the address.
    const watch = new MutationObserver(keep);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => watch.disconnect();
  }, [shown, tabEnd]);
  return shown;
}

/** Toast button for the current title. */
export function AgeSoonButton({ title, options, buttonText }: AgeTitleProps & { buttonText: string }) {
  const subject = useGroup(options)?.title ?? title;
  return <ComingSoonButton notice={comingSoonNotice(subject)} buttonText={buttonText} look="quiet" />;
}

export type AgeLinksProps = Ages & {
  /** Path of the page. */
  path: string;
};

/** Links that select an age group in the address. */
export function AgeLinks({ label, path, options }: AgeLinksProps) {
  const chosen = useGroup(options)?.age;
  return (
    <nav aria-label={label} className="mt-6 flex flex-wrap gap-2 print:hidden">
      {options.map(({ name, age }) => (
        <Fragment key={name}>
          <Link
            href={hrefWith(AGE, age ?? '', path)}
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
