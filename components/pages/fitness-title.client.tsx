'use client';

import { useSearchParams } from 'next/navigation';

export type FitnessTitleProps = {
  /** Title for every other value of `?age=`, and for none. */
  title: string;
  /** Titles by the value of `?age=`. */
  titles: { under18: string; over18: string };
};

/** The title of the fitness page for the age the address names. Stands in a Suspense boundary. */
export function FitnessTitle({ title, titles }: FitnessTitleProps) {
  const age = useSearchParams().get('age');
  if (age === 'under18') return titles.under18;
  if (age === 'over18') return titles.over18;
  return title;
}
