'use client';

export type WalkToggleProps = { slug: string; name: string };

/** The button on a card that puts a place on the walk or takes it off. Nothing on a page without a walk. */
export function WalkToggle(_: WalkToggleProps) {
  return null;
}
