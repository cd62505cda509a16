import { fireEvent } from '@testing-library/react';

/** jsdom has no events of a pointer that know its type and place. */
class TestPointer extends MouseEvent {
  readonly pointerType: string;
  constructor(type: string, { pointerType = '', ...init }: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = pointerType;
  }
}

Object.assign(window, { PointerEvent: TestPointer });

let steps = 0;

/** Where the mouse is, as its events say it. */
export const resting = () => ({ pointerType: 'mouse', screenX: steps, screenY: steps });

/** Moves the mouse onto an element, a little further each time. */
export function point(target: Element): void {
  steps += 1;
  fireEvent.pointerMove(target, resting());
}

/** What browsers tell when the page has brought an element under a mouse that rests. */
export function scrollUnder(target: Element): void {
  for (const happens of [fireEvent.pointerOver, fireEvent.pointerEnter, fireEvent.pointerMove])
    happens(target, resting());
}
