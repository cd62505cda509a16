import { language } from '@/.content/messages/language';
import type { PluralForms } from './message';

const siteRules = new Intl.PluralRules(language);

/** Rules for untranslated messages on a site in another language. */
let englishRules: Intl.PluralRules | undefined;

/**
 * Selects the plural form of a message for a number.
 *
 * @param isEnglish for an untranslated message: plural categories of the site's language do not fit it
 * @public used by the generated message modules
 */
export function plural(count: number, forms: PluralForms, isEnglish?: true): string {
  if (isEnglish) englishRules ??= new Intl.PluralRules('en');
  const rules = (isEnglish && englishRules) || siteRules;
  return forms[rules.select(count)] ?? forms.other;
}
