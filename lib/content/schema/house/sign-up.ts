/** What a sign-up form asks for in the visitor's name. */
export type SignUpRequest = {
  /** What the address is for; posted with it as the field `list`. */
  list: string;
  /** Subject of the message, where the form opens the mail composer. */
  subject: string;
  /** The request as the message says it, before the visitor's address. */
  body: string;
};

/** The words of a sign-up form for one thing to come. */
export type NotifyWords = {
  label: string;
  buttonText: string;
  /** What the address brings, one line under the field. */
  note: string;
  request: SignUpRequest;
};
