'use client';

import { toast } from '@/components/ui/toast';

export type ComingSoonButtonProps = {
  /** What is being made, as the message names it. */
  subject: string;
  buttonText: string;
};

/** Says, in a toast, that the content of a subject is not there yet. */
export function ComingSoonButton({ subject, buttonText }: ComingSoonButtonProps) {
  const announce = () =>
    void toast({
      title: 'Coming Soon',
      description: `${subject} content is currently under development`,
      kind: 'info',
    });
  return (
    <button type="button" className="btn" onClick={announce}>
      {buttonText}
    </button>
  );
}
