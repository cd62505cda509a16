/**
 * Leads on from an old address with a parameter, such as `/?p=12` of WordPress, on hosts whose redirect rules know paths
 * only: they answer with the page at that path, or with their 404 page.
 *
 * @param names parameters of old addresses; of others, nothing is loaded
 * @param file address of the new addresses by old ones
 * @param otherwise address for every other query
 */
export async function leaveOldAddress(
  names: readonly string[],
  file: string,
  otherwise?: string,
  at: Location = location,
): Promise<void> {
  let to = otherwise;
  const query = new URLSearchParams(at.search);
  if (names.some((name) => query.has(name))) {
    try {
      const moved: Record<string, string> = await (await fetch(file)).json();
      const path = decodeURIComponent(at.pathname).replace(/(?<=.)\/$/, '');
      to = names.map((name) => moved[`${path}?${name}=${query.get(name)}`]).find(Boolean) ?? otherwise;
    } catch {
      // Offline, or a malformed address: the page of the path stays.
    }
  }
  if (to) at.replace(to);
}
