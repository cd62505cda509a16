import { z } from 'zod';
import { hidden, object, origin, webUrl } from './fields';

/** Comments as discussions of a GitHub repository, in a frame. */
const giscus = object({
  service: z.literal('giscus'),
  repo: hidden
    .regex(/^[\w-]+\/[\w.-]+$/, 'a public repository such as my-name/my-kitchen')
    .describe('Repository with the discussions: `my-name/my-kitchen`.'),
  repoId: hidden
    .regex(/^(R_|MDEw)[\w=-]+$/, 'the id that giscus.app shows for the repository, such as R_kgDOAbCdEf')
    .describe('`data-repo-id` in the code of giscus.app.'),
  category: hidden.describe('`data-category` in the code of giscus.app: the category of new discussions.'),
  categoryId: hidden
    .regex(
      /^(DIC_|MDE4)[\w=-]+$/,
      'the id that giscus.app shows for the category, such as DIC_kwDOAbCdEf4CAbCd',
    )
    .describe('`data-category-id` in the code of giscus.app.'),
  reactions: z
    .boolean()
    .default(true)
    .describe('false to hide the reactions to a recipe as a whole, such as 👍 and ❤️. Left out: true.'),
  host: origin.default('https://giscus.app').describe('Your own giscus. Left out: https://giscus.app.'),
});

const isso = object({
  service: z.literal('isso'),
  host: webUrl.describe('Address of your Isso: `https://comments.my-kitchen.org`.'),
});

const cusdis = object({
  service: z.literal('cusdis'),
  appId: hidden
    .regex(
      /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
      'the App ID that Cusdis shows: 32 digits and letters a to f in five groups',
    )
    .describe('`data-app-id` in the code of Cusdis.'),
  host: webUrl.default('https://cusdis.com').describe('Your own Cusdis. Left out: https://cusdis.com.'),
});

/** Service of the comments below recipes and posts. */
export const comments = z.discriminatedUnion('service', [giscus, isso, cusdis]);

export type CommentService = z.infer<typeof comments>;
