'use client';

import { useEffect, useRef, useState } from 'react';
import * as messages from '@/.content/messages/comments';
import { COMMENTS_TIMEOUT } from '@/lib/comments/comments';
import { forgetSignIn, giscusAddress, storeSignIn } from '@/lib/comments/giscus';
import type { CommentService } from '@/lib/content/schema/comments';
import { CommentsFailure } from './comments-failure';
import type { CommentsViewProps } from './comments-view';

/** Permissions of the frame: its scripts and forms, and the way to GitHub and back for a sign-in. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

/** Errors of giscus after which a sign-in is void. */
const VOID_SIGN_IN = /Bad credentials|Invalid state value|State has expired/;

type GiscusMessage = { resizeHeight?: unknown; error?: unknown; signOut?: unknown };

type Giscus = Extract<CommentService, { service: 'giscus' }>;

/** The comments of giscus in a frame of their height. */
export function GiscusFrame({ service, page, language }: CommentsViewProps<Giscus>) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const { host } = service;
  const retry = () => {
    setState('loading');
    setAttempt((count) => count + 1);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt waits anew
  useEffect(() => {
    // A frame that cannot load reports nothing, so giscus has to report its height in time.
    const timer = setTimeout(() => setState('failed'), navigator.onLine ? COMMENTS_TIMEOUT : 0);
    const onMessage = ({ data, origin, source }: MessageEvent) => {
      const element = frame.current;
      if (!element || source !== element.contentWindow || origin !== new URL(host).origin) return;
      const message: GiscusMessage | undefined = data?.giscus;
      if (typeof message !== 'object') return;
      clearTimeout(timer);
      if (message.signOut || (VOID_SIGN_IN.test(`${message.error}`) && forgetSignIn())) {
        forgetSignIn();
        return retry();
      }
      setState('shown');
      const height = Number(message.resizeHeight);
      if (height > 0) element.style.height = `${height}px`;
    };
    window.addEventListener('message', onMessage);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', onMessage);
    };
  }, [host, attempt]);

  // The pressed button is removed, so focus moves to the frame.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt has a frame of its own
  useEffect(() => frame.current?.focus(), [attempt]);

  const [address] = useState(() => {
    storeSignIn();
    return () => {
      const { origin, pathname, search } = location;
      return giscusAddress(service, { path: page.path, language, backTo: `${origin}${pathname}${search}` });
    };
  });
  if (state === 'failed') return <CommentsFailure host={host} onRetry={retry} />;
  return (
    <>
      <p className="mt-1.5 text-ink-2" role="status">
        {state === 'loading' && messages.loading}
      </p>
      <iframe
        key={attempt}
        ref={frame}
        className="mt-6 w-full"
        src={address()}
        title={messages.name}
        sandbox={SANDBOX}
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </>
  );
}
