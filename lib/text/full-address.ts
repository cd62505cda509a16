/** Whether an address leads to another site: `https://…` rather than a path such as `/tofu`. */
export function isFullAddress(address: string): boolean {
  return /^https?:\/\//.test(address);
}
