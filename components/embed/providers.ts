/** Who an embed comes from; the content policy of a page is made from the `data-embed` attributes it carries. */
export type EmbedProvider = 'youtube' | 'instagram';

/** What a browser must be allowed to load for an embed, as sources of a content policy. */
export const EMBED_SOURCES: Record<EmbedProvider, { scripts: string[]; frames: string[] }> = {
  youtube: { scripts: [], frames: ['https://www.youtube-nocookie.com'] },
  instagram: { scripts: ['https://www.instagram.com'], frames: ['https://www.instagram.com'] },
};

export const PROVIDER_NAMES: Record<EmbedProvider, string> = { youtube: 'YouTube', instagram: 'Instagram' };

/** Session storage key of the embed whose button was pressed before its page was loaded anew: path and id. */
export const EMBED_KEY = 'rtr:embed';
