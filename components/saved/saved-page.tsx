import type { ReactNode } from 'react';

export type KeptPageProps = { title: string; withoutScript: ReactNode; children: ReactNode };

/** A page that shows what the visitor keeps on the device, and is empty until the browser has read it. */
export function KeptPage({ title, withoutScript, children }: KeptPageProps) {
  return (
    <div data-compact-footer className="wrap fill-window pt-[clamp(1rem,3vw,3rem)]">
      <h1 className="text-4xl print:text-2xl">{title}</h1>
      {children}
      <noscript>
        <p className="lead mt-stack">{withoutScript}</p>
      </noscript>
    </div>
  );
}
