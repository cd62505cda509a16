/** True for `https://…`, false for a path such as `/tofu`. */
export function isFullAddress(address: string): boolean {
  return /^https?:\/\//.test(address);
}
