'use client';

import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';

export type ComingSoonButtonProps = {
  /** Title and text of the toast. */
  notice: { title: string; description: string };
  buttonText: string;
  /** `ink` if left out. */
  look?: 'ink' | 'quiet';
};

/** Button that announces content in a toast. */
export function ComingSoonButton({ notice, buttonText, look = 'ink' }: ComingSoonButtonProps) {
  const announce = () => void toast({ ...notice, kind: 'info' });
  return (
    <Button look={look} onClick={announce}>
      {buttonText}
    </Button>
  );
}
