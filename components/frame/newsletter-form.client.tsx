'use client';

import { useId, useState } from 'react';
import { mailHref, openMail } from '@/lib/mail';

export type NewsletterFormProps = {
  /** Address the form posts the field `email` to; null opens the visitor's mail composer instead. */
  endpoint: string | null;
  contactEmail: string;
  siteName: string;
  /** Name of the e-mail field, shown inside it while it is empty. */
  label: string;
  buttonText: string;
  /** `dark` on teal grounds. `light` if left out. */
  ground?: 'light' | 'dark';
};

/** Sign-up for the weekly recipes and tips. Without script a mail form still leads to the composer. */
export function NewsletterForm(props: NewsletterFormProps) {
  const { endpoint, contactEmail, siteName, label, buttonText, ground = 'light' } = props;
  const id = useId();
  const [composed, setComposed] = useState(false);
  const subject = `Weekly recipes and tips from ${siteName}`;
  const byMail = {
    action: mailHref({ to: contactEmail, subject }),
    encType: 'text/plain',
    onSubmit: (event: React.FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
      const body = `Please send me the weekly recipes and tips.\n\nMy address: ${email}\n`;
      openMail(mailHref({ to: contactEmail, subject, body }));
      setComposed(true);
    },
  };
  return (
    <form className="news" method="post" {...(endpoint === null ? byMail : { action: endpoint })}>
      <div className="news-row">
        <label className="sr" htmlFor={id}>
          {label}
        </label>
        <input id={id} name="email" type="email" required placeholder={label} autoComplete="email" />
        <button type="submit" className={ground === 'dark' ? 'btn yolk' : 'btn'}>
          {buttonText}
        </button>
      </div>
      <p className="news-note" role="status">
        {composed
          ? 'Your mail program opens with the request written. Send it, and you are on the list.'
          : null}
      </p>
    </form>
  );
}
