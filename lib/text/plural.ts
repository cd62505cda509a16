import { language } from '@/.content/messages/language';
import type { PluralForms } from './message';

const siteRules = new Intl.PluralRules(language);

/** Rules for messages that are in English on a site in another language. */
let englishRules: Intl.PluralRules | undefined;

/**
 * The form of a message for a number, by the rules of the language the message is in.
 *
 * @param isEnglish a message that was not translated: plural categories of the site's language do not fit it
 * @public to the modules that are prepared of the dictionary
 */
export function plural(count: number, forms: PluralForms, isEnglish?: true): string {
  if (isEnglish) englishRules ??= new Intl.PluralRules('en');
  const rules = (isEnglish && englishRules) || siteRules;
  return forms[rules.select(count)] ?? forms.other;
}
