'use client';

import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';

export type ComingSoonButtonProps = {
  /** What the message says: that something is coming soon, and what is being made. */
  notice: { title: string; description: string };
  buttonText: string;
  /** `ink` if left out. */
  look?: 'ink' | 'quiet';
};

/** Says, in a toast, that the content of a subject is not there yet. */
export function ComingSoonButton({ notice, buttonText, look = 'ink' }: ComingSoonButtonProps) {
  const announce = () => void toast({ ...notice, kind: 'info' });
  return (
    <Button look={look} onClick={announce}>
      {buttonText}
    </Button>
  );
}
