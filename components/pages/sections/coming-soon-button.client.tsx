'use client';

import * as words from '@/.content/words/pages';
import { toast } from '@/components/ui/toast';

export type ComingSoonButtonProps = {
  /** What is being made, as the message names it. */
  subject: string;
  buttonText: string;
  /** `ink` if left out. */
  look?: 'ink' | 'quiet';
};

/** Says, in a toast, that the content of a subject is not there yet. */
export function ComingSoonButton({ subject, buttonText, look = 'ink' }: ComingSoonButtonProps) {
  const announce = () =>
    void toast({
      title: words.comingSoon,
      description: words.underDevelopment({ subject }),
      kind: 'info',
    });
  return (
    <button type="button" className={look === 'ink' ? 'btn' : 'btn quiet'} onClick={announce}>
      {buttonText}
    </button>
  );
}
