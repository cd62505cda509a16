import type { MouseEvent } from 'react';

/** Called when a link of the search is pressed, whatever keys are held. */
export type Follow = (event: MouseEvent<HTMLAnchorElement>) => void;
