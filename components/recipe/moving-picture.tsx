import { type ReactNode, ViewTransition } from 'react';

export type MovingPictureProps = {
  /** Path of the page of the dish, with or without its last slash. */
  href: string;
  /** Class of its transition: see `moving-picture.css`. */
  as: 'card' | 'page';
  children: ReactNode;
};

/** Picture of a dish that moves between its card and its page where the browser has the View Transitions API. */
export function MovingPicture({ href, as, children }: MovingPictureProps) {
  return (
    <ViewTransition name={`dish-${href.match(/\w+/g)?.join('-')}`} share={as} default="none">
      {children}
    </ViewTransition>
  );
}
