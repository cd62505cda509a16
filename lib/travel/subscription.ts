import type { Stored } from '@/lib/storage';

/** Whether the visitor signed up for the hidden gems. */
export const SUBSCRIBED: Stored<boolean> = {
  key: 'rtr:subscribed',
  version: 1,
  empty: false,
  read: (value) => (value === true ? true : null),
};

/** The address they signed up with, as it was typed; '' for none. */
export const SUBSCRIBER_EMAIL: Stored<string> = {
  key: 'rtr:subscriber-email',
  version: 1,
  empty: '',
  read: (value) => (typeof value === 'string' && value.includes('@') ? value : null),
  isText: true,
};
