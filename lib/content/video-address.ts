/** Address of a video at its provider. */
export const videoAddress = ({ provider, video }: { provider: 'youtube' | 'short'; video: string }): string =>
  `https://www.youtube.com/${provider === 'short' ? 'shorts/' : 'watch?v='}${video}`;
