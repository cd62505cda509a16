/** Who an embed comes from. */
export type EmbedProvider = 'youtube' | 'instagram';

/** Origin of the frame that shows an embed: the content policy lets in those that the content uses. */
export const EMBED_FRAMES: Record<EmbedProvider, string> = {
  youtube: 'https://www.youtube-nocookie.com',
  instagram: 'https://www.instagram.com',
};

export const PROVIDER_NAMES: Record<EmbedProvider, string> = { youtube: 'YouTube', instagram: 'Instagram' };
