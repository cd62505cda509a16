'use client';

import { Camera } from 'lucide';
import { useRef, useState } from 'react';
import * as messages from '@/.content/messages/cook';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { LiveText } from '@/components/ui/live-text';
import { shareSheet } from '@/components/ui/share-link';
import { toast } from '@/components/ui/toast';
import { thisBrowser } from '@/lib/ui/browser';

/** True if the share sheet of this device takes photos. */
export function canSharePhotos(): boolean {
  return thisBrowser(new File([''], 'photo.jpg', { type: 'image/jpeg' })).files === 'share';
}

export type SharePhotoProps = {
  /** Name of the dish in a sentence. */
  dish: string;
  /** Announces a text to screen readers. */
  onNews: (news: string) => void;
};

/**
 * Takes or chooses a photo and gives it to the share sheet of the device; it is sent to no server. For devices with such a
 * sheet: `canSharePhotos`.
 */
export function SharePhoto({ dish, onNews }: SharePhotoProps) {
  const [photo, setPhoto] = useState<File | null>(null);
  const input = useRef<HTMLInputElement>(null);

  const share = async (file: File): Promise<boolean> => {
    const isShared = await shareSheet({
      files: [file],
      text: messages.madeText({ dish, address: window.location.origin + window.location.pathname }),
    });
    if (isShared) setPhoto(null);
    return isShared;
  };
  const choose = async (file: File | undefined) => {
    // Choosing the same photo again is a change too.
    if (input.current) input.current.value = '';
    if (!file || (await share(file))) return;
    // The press may be too long ago for the browser: taking a photo takes a while.
    setPhoto(file);
    onNews(messages.photoReady);
  };
  const press = async () => {
    if (!photo) return input.current?.click();
    if (await share(photo)) return;
    setPhoto(null);
    void toast({ title: messages.photoNotShared, kind: 'error' });
  };
  return (
    <>
      <Button look="yolk" onClick={press}>
        <Icon of={Camera} size={18} />
        <LiveText>{photo ? messages.shareThisPhoto : messages.sharePhoto}</LiveText>
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={({ target }) => choose(target.files?.[0])}
      />
    </>
  );
}
