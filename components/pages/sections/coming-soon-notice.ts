import * as messages from '@/.content/messages/pages';

/** What is said of what is being made, as `subject` names it. Pages draw it, so that no script has to bring the words. */
export function comingSoonNotice(subject: string): { title: string; description: string } {
  return { title: messages.comingSoon, description: messages.underDevelopment({ subject }) };
}
