import { wordForms } from '@/.content/wordForms';
import { createTokenizer } from '@/lib/text/tokens';

// Apart from lib/text/tokens.ts, which the content check uses before the language of the site is known.

/** The words of texts in the language of the site. */
export const { tokensOf, termsOf, indexTerms } = createTokenizer(wordForms);
