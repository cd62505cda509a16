/** Provider of embedded content. */
export type EmbedProvider = 'youtube' | 'instagram';

/** Origins of the frames by provider; the content policy allows those that the content uses. */
export const EMBED_FRAMES: Record<EmbedProvider, string> = {
  youtube: 'https://www.youtube-nocookie.com',
  instagram: 'https://www.instagram.com',
};

export const PROVIDER_NAMES: Record<EmbedProvider, string> = { youtube: 'YouTube', instagram: 'Instagram' };
