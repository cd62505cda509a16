/** Lets a second pass between any two presses, as with a visitor who means each of them. */
export function pressUnhurried(): void {
  let now = 0;
  jest.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => {
    now += 1000;
    return now;
  });
}
