import { fireEvent } from '@testing-library/react';

/** PointerEvent, which jsdom does not have. */
class TestPointer extends MouseEvent {
  readonly pointerType: string;
  constructor(type: string, { pointerType = '', ...init }: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = pointerType;
  }
}

Object.assign(window, { PointerEvent: TestPointer });

let steps = 0;

/** Type and position of a mouse that has not moved. */
export const resting = () => ({ pointerType: 'mouse', screenX: steps, screenY: steps });

/** Moves the mouse onto an element, one step further each time. */
export function point(target: Element): void {
  steps += 1;
  fireEvent.pointerMove(target, resting());
}

/** Fires the events of a browser in which the page scrolls an element under a resting mouse. */
export function scrollUnder(target: Element): void {
  for (const happens of [fireEvent.pointerOver, fireEvent.pointerEnter, fireEvent.pointerMove])
    happens(target, resting());
}
