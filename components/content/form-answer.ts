import type { RefObject } from 'react';
import type { MailMessage } from '@/lib/text/mail';

/** Props of the handlers of a form, which also show its answer. */
export type FormAnswerProps = {
  form: RefObject<HTMLFormElement | null>;
  /** Message that the form opens in the mail program, or offers where it cannot be posted. */
  mail: MailMessage;
  /** Address that the form posts to; left out if it opens the mail program. */
  address?: string;
};
