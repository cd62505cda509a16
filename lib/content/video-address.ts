import * as messages from '@/.content/messages/article';

/** Address of a video at its provider. */
export const videoAddress = ({ provider, video }: { provider: 'youtube' | 'short'; video: string }): string =>
  `https://www.youtube.com/${provider === 'short' ? 'shorts/' : 'watch?v='}${video}`;

type VideoTitles = { title?: string | undefined; heading?: string | undefined };

/** Title of a video of a text, for screen readers also without one of its own. */
export const videoTitle = ({ heading, title = heading }: VideoTitles): string => title ?? messages.video;

/** Words of a link to a video of a text: "Video: Salting a barrel". */
export const videoName = ({ heading, title = heading }: VideoTitles): string =>
  title === undefined ? messages.video : messages.videoOf({ title });
