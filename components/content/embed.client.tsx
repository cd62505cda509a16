'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as messages from '@/.content/messages/embedded';
import { toast } from '@/components/ui/toast';
import { EMBED_FRAMES, type EmbedProvider, PROVIDER_NAMES } from './providers';

/** Permissions of the frame: scripts with its own origin, and the original in a new tab. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

/** Address and class name of the frame by provider. */
const FRAMES: Record<EmbedProvider, { address: (source: string) => string; className: string }> = {
  youtube: {
    // This host sets no cookies before the video plays.
    address: (video) =>
      `${EMBED_FRAMES.youtube}/embed/${encodeURIComponent(video)}?autoplay=1&playsinline=1&rel=0`,
    className: 'size-full rounded-picture',
  },
  instagram: {
    address: (post) =>
      `${EMBED_FRAMES.instagram}${new URL(post).pathname.replace(/\/*$/, '/')}embed/captioned/`,
    className: 'h-190 max-h-dvh w-full max-w-lg rounded-picture bg-raised',
  },
};

export type EmbedProps = {
  provider: EmbedProvider;
  /** Id of a video, or the full address of a post. */
  source: string;
  title: string;
  /** Accessible name of the button. */
  label: string;
  /** Class names of the button. */
  className: string;
  /** Content of the button. */
  face: ReactNode;
  /** Shown until the button is pressed. */
  children?: ReactNode;
};

/** Embedded content of another site, which is loaded only after a press of the button. */
export function Embed({ label, className, face, children, ...media }: EmbedProps) {
  const [isShown, setIsShown] = useState(false);
  if (isShown) return <EmbedFrame {...media} />;
  const show = () => {
    if (navigator.onLine) return setIsShown(true);
    const provider = PROVIDER_NAMES[media.provider];
    void toast({ title: messages.noAnswer({ provider }), description: messages.whyNoAnswer });
  };
  return (
    <>
      {children}
      <button type="button" className={`${className} js-only`} aria-label={label} onClick={show}>
        {face}
      </button>
    </>
  );
}

type EmbedFrameProps = Pick<EmbedProps, 'provider' | 'source' | 'title'>;

function EmbedFrame({ provider, source, title }: EmbedFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { address, className } = FRAMES[provider];
  // The pressed button is removed, so focus moves to the frame.
  useEffect(() => frame.current?.focus(), []);
  return (
    <iframe
      ref={frame}
      className={className}
      src={address(source)}
      title={title}
      sandbox={SANDBOX}
      allow="autoplay; encrypted-media; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
