'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { toastLoadError } from '@/components/ui/toast-load-error';
import { useLazy } from '@/lib/ui/use-lazy';
import type { CommentsViewProps } from './comments-view';

const VIEWS = {
  frame: () => import('./giscus-frame.client').then((module) => module.GiscusFrame),
  thread: () => import('./comment-thread.client').then((module) => module.CommentThread),
};

export type ShowCommentsProps = CommentsViewProps & {
  /** Text of the button. */
  button: string;
  /** Name of the comments where they do not load. */
  name: string;
  /** Shown until the button is pressed. */
  children: ReactNode;
};

/** A button in whose place the comments are shown. */
export function ShowComments({ button, name, children, ...view }: ShowCommentsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const importView = VIEWS[view.service.service === 'giscus' ? 'frame' : 'thread'];
  const [View, load, preload] = useLazy(importView as () => Promise<ComponentType<CommentsViewProps>>, {
    onError: () => toastLoadError(name),
  });
  const show = () => {
    setIsOpen(true);
    void load();
  };
  // giscus leads back here after a sign-in, which the visitor began in the comments.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page opens
  useEffect(() => {
    if (location.search.includes('giscus=')) show();
  }, []);
  if (isOpen && View) return <View {...view} />;
  return (
    <>
      {children}
      <Button look="quiet" onClick={show} onFocus={preload} onPointerEnter={preload}>
        {button}
      </Button>
    </>
  );
}
