'use client';

import Link from 'next/link';
import { useSearchParams } from 'next/navigation';
import { Fragment, useLayoutEffect } from 'react';
import { ComingSoonButton } from '@/components/pages/sections/coming-soon-button.client';

/** Titles by the value of `?age=`. */
export type AgeTitles = { under18: string; over18: string };

type Age = keyof AgeTitles | undefined;

/** The age group of the address; none for any other value. Stands in a Suspense boundary. */
function useAge(): Age {
  const age = useSearchParams().get('age');
  return age === 'under18' || age === 'over18' ? age : undefined;
}

export type FitnessTitleProps = {
  /** Title for every other value of `?age=`, and for none. */
  title: string;
  titles: AgeTitles;
  /** Follows the title in the tab: " | Raw to Remarkable". */
  tabEnd: string;
};

/** The title of the fitness page for the age group the address names; the tab follows. */
export function FitnessTitle({ title, titles, tabEnd }: FitnessTitleProps) {
  const age = useAge();
  const words = age ? titles[age] : title;
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

export type FitnessSoonButtonProps = { title: string; titles: AgeTitles; buttonText: string };

/** Says that the content of the title on screen is being made. */
export function FitnessSoonButton({ title, titles, buttonText }: FitnessSoonButtonProps) {
  const age = useAge();
  return <ComingSoonButton subject={age ? titles[age] : title} buttonText={buttonText} look="quiet" />;
}

export type AgeLinksProps = {
  label: string;
  /** Path of the page. */
  path: string;
  /** Without `age`, the page for everyone. */
  options: readonly { name: string; age?: Age }[];
};

/** The choice of an age group, in the address. */
export function AgeLinks(props: AgeLinksProps) {
  return <AgeChips {...props} chosen={useAge()} />;
}

/** The same links as they stand in the exported page, where no age group is known. */
export function AgeChips({ label, path, options, chosen }: AgeLinksProps & { chosen?: Age }) {
  return (
    <nav aria-label={label} className="chips soon-ages">
      {options.map(({ name, age }) => (
        <Fragment key={name}>
          <Link
            href={age ? `${path}?age=${age}` : path}
            className="chip"
            aria-current={age === chosen ? 'true' : undefined}
            scroll={false}
            prefetch={false}
          >
            {name}
          </Link>{' '}
        </Fragment>
      ))}
    </nav>
  );
}
