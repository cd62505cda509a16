/** Stands in for what the framework does with a function called on a server: this site has no server to call. */
export function serverActionReducer(): never {
  throw new Error('A static site has no server actions.');
}
