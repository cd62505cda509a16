import * as messages from '@/.content/messages/contact';
import type { SignUpRequest } from '@/lib/content/schema/page';
import { site } from '@/lib/content/server';
import { mailHref } from '@/lib/text/mail';
import { SignUpFields } from './sign-up-fields.client';

export type SignUpFormProps = {
  /** Label and placeholder of the email field. */
  label: string;
  buttonText: string;
  /** Request of the form; by default the weekly recipes and tips. */
  request?: SignUpRequest;
  /** `dark` on teal backgrounds, with a yellow button. `light` by default. */
  ground?: 'light' | 'dark';
};

const weekly: SignUpRequest = {
  list: messages.weekly,
  subject: messages.weeklySubject({ name: site.name }),
  body: messages.weeklyRequest,
};

/** Email sign-up. Without JavaScript the form posts to the service or opens the mail program. */
export function SignUpForm({ request = weekly, ...look }: SignUpFormProps) {
  const { contactEmail, newsletterEndpoint: endpoint } = site;
  const action = endpoint ?? mailHref({ to: contactEmail, subject: request.subject });
  return (
    <SignUpFields {...look} action={action} request={request} mailTo={endpoint ? undefined : contactEmail} />
  );
}
