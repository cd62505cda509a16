'use client';

import { useEffect, useMemo } from 'react';
import * as words from '@/.content/words/shoppingTransfer';
import { sayNotLoaded } from '@/components/ui/not-loaded';
import { useLoaded } from '@/lib/hooks/use-loaded';
import { QUIET_ZONE, qrPath } from '@/lib/shopping/qr-path';

const loadEncoder = () => import('qr').then((module) => module.default);

export type ListCodeProps = {
  /** What the code says; at most QR_LIMIT characters. */
  link: string;
};

/** A link as a QR code, dark on light in every colour scheme, since many phones read no other. */
export function ListCode({ link }: ListCodeProps) {
  const [encodeQr, load] = useLoaded(loadEncoder);
  useEffect(() => {
    void load().then((there) => there ?? sayNotLoaded(words.theCode));
  }, [load]);
  const code = useMemo(() => {
    if (!encodeQr) return null;
    const cells = encodeQr(link, 'raw', { ecc: 'low', border: QUIET_ZONE });
    return { size: cells.length, path: qrPath(cells) };
  }, [encodeQr, link]);
  return (
    <div className="shop-code">
      {code && (
        <svg
          viewBox={`0 0 ${code.size} ${code.size}`}
          role="img"
          aria-label={words.code}
          shapeRendering="crispEdges"
        >
          <rect width={code.size} height={code.size} fill="white" />
          <path d={code.path} fill="black" />
        </svg>
      )}
    </div>
  );
}
