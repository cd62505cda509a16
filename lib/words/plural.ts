import { language } from '@/.content/words/language';
import type { PluralForms } from './message';

const rules = new Intl.PluralRules(language);

/**
 * The form that the language of the site takes for a number.
 *
 * @public to the modules that are prepared of the dictionary
 */
export function plural(count: number, forms: PluralForms): string {
  return forms[rules.select(count)] ?? forms.other;
}
