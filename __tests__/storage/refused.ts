/** Fills the storage of the device. Returns the spy to restore. */
export const fillStorage = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

/** Refuses changes of the address, as browsers do that throttle the History API. Returns the spy to restore. */
export const refuseAddress = (method: 'replaceState' | 'pushState' = 'replaceState') =>
  jest.spyOn(window.history, method).mockImplementation(() => {
    throw new DOMException('too often', 'SecurityError');
  });
