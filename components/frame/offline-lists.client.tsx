'use client';

import { useEffect, useId, useState } from 'react';
import * as messages from '@/.content/messages/frame';
import { withBasePath } from '@/lib/text/base-path';
import { ListRow, useListRows } from './list-rows.client';

/** Path of the page at an address, as it is cached. */
const pageOf = (href: string) => withBasePath(href.replace(/\/?(?:[?#].*)?$/, '/'));

/** True if the device has a copy of the page; false if the browser blocks caches. */
const hasCopy = async (href: string) => {
  try {
    return Boolean(await caches.match(pageOf(href), { ignoreVary: true }));
  } catch {
    return false;
  }
};

/** Links to the visitor's list, saved recipes and walk on the offline page: to those that are there and have a page. */
export function OfflineLists() {
  const titleId = useId();
  const { list, saved, walk } = useListRows();
  const rows = [list, saved, walk].filter(({ count, href }) => count !== undefined && href);
  const hrefs = rows.map(({ href = '' }) => href).join(' ');
  const [shown, setShown] = useState<readonly string[]>([]);
  useEffect(() => {
    const all = hrefs.split(' ').filter(Boolean);
    void Promise.all(all.map(hasCopy)).then((found) => setShown(all.filter((_, index) => found[index])));
  }, [hrefs]);
  const available = rows.filter(({ href = '' }) => shown.includes(href));
  if (available.length === 0) return null;
  return (
    <section className="mt-stack" aria-labelledby={titleId}>
      <h2 className="mb-4 text-2xl" id={titleId}>
        {messages.yourKitchen}
      </h2>
      <ul className="ruled max-w-measure">
        {available.map((row) => (
          <li key={row.name}>
            <ListRow {...row} />
          </li>
        ))}
      </ul>
    </section>
  );
}
