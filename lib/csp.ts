/** Nonce that the page's own injected style elements carry, so that the content policy can name them. */
export const STYLE_NONCE = 'r2r';
