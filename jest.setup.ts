import '@testing-library/jest-dom';

// jsdom has none.
if (typeof document !== 'undefined') document.adoptedStyleSheets = [];

// React only logs a missing key, once per component, so that a test would pass with it.
const logError = console.error;
console.error = (...args: unknown[]) => {
  if (String(args[0]).includes('unique "key" prop')) throw new Error(`${args.join(' ')}`);
  logError(...args);
};
