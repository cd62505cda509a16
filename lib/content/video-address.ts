import * as messages from '@/.content/messages/article';

/** Address of a video at its provider. */
export const videoAddress = ({ provider, video }: { provider: 'youtube' | 'short'; video: string }): string =>
  `https://www.youtube.com/${provider === 'short' ? 'shorts/' : 'watch?v='}${video}`;

/** Words of a link to a video of a text: "Video: Salting a barrel". */
export const videoName = ({ title }: { title?: string | undefined }): string =>
  title === undefined ? messages.video : messages.videoOf({ title });
