import * as words from '@/.content/words/pages';

/** What is said of what is being made, as `subject` names it. Pages draw it, so that no script has to bring the words. */
export function comingSoonNotice(subject: string): { title: string; description: string } {
  return { title: words.comingSoon, description: words.underDevelopment({ subject }) };
}
