import * as messages from '@/.content/messages/pages';

/** Toast for content that is coming soon. Server components create it, so that the script contains no messages. */
export function comingSoonNotice(subject: string): { title: string; description: string } {
  return { title: messages.comingSoon, description: messages.underDevelopment({ subject }) };
}
