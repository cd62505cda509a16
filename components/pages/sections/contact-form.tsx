import type { ReactNode } from 'react';
import * as contact from '@/.content/messages/contact';
import * as messages from '@/.content/messages/contactForm';
import { ServiceFields, sendTo } from '@/components/content/form-service';
import { LazyForm } from '@/components/content/lazy-form.client';
import { SectionFrame } from '@/components/content/section-frame';
import { FORM_NAMES } from '@/lib/content/schema/form-service';
import type { SectionProps } from '@/lib/content/schema/page';
import { site } from '@/lib/content/server';
import { headingId } from '@/lib/text/slug';

type FieldProps = { id: string; label: string; wide?: boolean; children: ReactNode };

/** A field under its label, with the place of its problem, which describes it. */
function Field({ id, label, wide = false, children }: FieldProps) {
  return (
    <div className={wide ? 'col-span-full' : ''}>
      <label className="mb-2 block font-display text-sm font-medium" htmlFor={id}>
        {label}
      </label>
      {children}
      <p className="mt-1.5 font-display text-sm leading-snug text-gochu empty:hidden" id={`${id}-problem`} />
    </div>
  );
}

/** A message to the owner. Without JavaScript the form posts to the service or opens the mail program. Not printed. */
export function ContactForm({ section }: SectionProps<'contactForm'>) {
  const { subjects, buttonText = messages.send, note } = section;
  const { contactEmail, contactForm: service } = site;
  const { email, topic } = service ?? FORM_NAMES.contactForm;
  const mail = { to: contactEmail, subject: messages.messageFor({ name: site.name }) };
  const id = headingId(section);
  const field = (part: string) =>
    ({ id: `${id}-${part}`, required: true, 'aria-describedby': `${id}-${part}-problem` }) as const;
  return (
    <div className="print:hidden">
      <SectionFrame {...section}>
        <LazyForm
          kind="contact"
          mail={mail}
          address={service?.address}
          button={{ ...sendTo(service, mail), className: 'mt-6', children: buttonText }}
        >
          <div className="grid gap-x-gap gap-y-6 sm:grid-cols-2">
            <Field id={`${id}-name`} label={messages.name}>
              <input {...field('name')} className="field" name="name" autoComplete="name" />
            </Field>
            <Field id={`${id}-email`} label={contact.email}>
              <input {...field('email')} className="field" name={email} type="email" autoComplete="email" />
            </Field>
            {subjects && (
              <Field id={`${id}-subject`} label={messages.subject} wide>
                <select id={`${id}-subject`} className="field" name={topic ?? undefined}>
                  {subjects.map((subject) => (
                    <option key={subject}>{subject}</option>
                  ))}
                </select>
              </Field>
            )}
            <Field id={`${id}-message`} label={messages.message} wide>
              <textarea
                {...field('message')}
                className="field block h-auto py-3 leading-snug"
                name="message"
                rows={6}
              />
            </Field>
          </div>
          <ServiceFields service={service} />
          {note && <p className="secondary mt-3">{note}</p>}
        </LazyForm>
      </SectionFrame>
    </div>
  );
}
