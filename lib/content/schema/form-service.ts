import { z } from 'zod';
import { object, optional, webUrl } from './fields';

/** Name of a form field: `EMAIL`, `fields[first_name]`, `b_1a2b_3c4d`. */
const fieldName = z
  .string()
  .regex(/^[\w.:[\]-]+$/, 'the name of a field such as EMAIL or email_address, without spaces')
  .meta({ isOpenKey: true });

type FormNames = {
  email: string;
  /** Field that says what it is about. */
  topic: string;
  /** Fields whose names no service changes. */
  others: readonly string[];
};

/** Names of the fields of each form, unless its service has others. */
export const FORM_NAMES = {
  newsletter: { email: 'email', topic: 'list', others: [] },
  contactForm: { email: 'email', topic: 'subject', others: ['name', 'message'] },
} as const satisfies Record<string, FormNames>;

/** Service that a form posts to, with the names that it gives to the fields. */
export const formService = ({ email, topic, others }: FormNames) =>
  object({
    address: webUrl.describe(
      'Address that the form posts to: `action` in the code that the service gives you.',
    ),
    email: fieldName
      .default(email)
      .describe(`Name of the field of the email address. Left out: \`${email}\`.`),
    topic: fieldName
      .nullable()
      .default(topic)
      .describe(`Name of the field that says what it is about; null sends none. Left out: \`${topic}\`.`),
    fields: z
      .record(fieldName, z.string())
      .default({})
      .describe('Further fields with fixed values: `{ embed: "1" }`.'),
    honeypot: optional(fieldName).describe(
      'Name of a field that people do not see and robots fill in: a form with it filled in is not sent. Left out: none.',
    ),
  }).superRefine((service, context) => {
    const { fields, honeypot } = service;
    const written = [...others, service.email, service.topic, ...Object.keys(fields), honeypot];
    const names = written.filter((name) => name);
    const twice = names.find((name, index) => names.indexOf(name) < index);
    if (twice)
      context.addIssue({ code: 'custom', message: `one field of each name: ${twice} is there twice` });
  });

export type FormService = z.infer<ReturnType<typeof formService>>;
