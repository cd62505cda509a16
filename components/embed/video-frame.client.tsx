'use client';

import { useEffect, useRef } from 'react';

export type FrameProps = {
  /** The eleven characters of a film, or the full address of a post. */
  source: string;
  title: string;
  /** Called when the provider cannot be reached. */
  onFail: () => void;
};

/** A film in the provider's player, which sets no cookies before it plays. */
export function VideoFrame({ source, title, onFail }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const fail = useRef(onFail);
  useEffect(() => {
    // The button that was pressed is gone: the keyboard goes on in the player.
    frame.current?.focus();
    const onViolation = (event: SecurityPolicyViolationEvent) => {
      if (event.effectiveDirective === 'frame-src' && event.blockedURI.includes('youtube')) fail.current();
    };
    document.addEventListener('securitypolicyviolation', onViolation);
    return () => document.removeEventListener('securitypolicyviolation', onViolation);
  }, []);
  return (
    <iframe
      ref={frame}
      src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(source)}?autoplay=1&playsinline=1&rel=0`}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture; web-share"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
