import type { ReactNode } from 'react';

export type StoredPageProps = { title: string; withoutScript: ReactNode; children: ReactNode };

/** A page that shows data stored on the device, and is empty until the browser has read it. */
export function StoredPage({ title, withoutScript, children }: StoredPageProps) {
  return (
    <div className="wrap fill-window pt-[clamp(1rem,3vw,3rem)]">
      <h1 className="text-4xl print:text-2xl">{title}</h1>
      {children}
      <noscript>
        <p className="lead mt-stack">{withoutScript}</p>
      </noscript>
    </div>
  );
}
