import { z } from 'zod';
import { object, optional, origin } from './fields';

/** Repository that the desk saves to. */
export const desk = object({
  service: z
    .enum(['github', 'gitlab', 'gitea'])
    .describe('Service of the repository. `gitea` is also Forgejo and Codeberg.'),
  repository: z
    .string()
    .regex(/^[\w.-]+(\/[\w.-]+)+$/, 'the owner and the name of a repository, such as anna/my-kitchen')
    .describe('Owner and name of the repository: "anna/my-kitchen".'),
  branch: z
    .string()
    .regex(/^[\w.-]+(\/[\w.-]+)*$/, 'the name of a branch, such as main')
    .default('main')
    .describe('Branch that the site is built from. Left out: main.'),
  host: optional(origin).describe(
    'Address of a GitLab or Gitea of your own: `https://codeberg.org`. Left out: that of the service.',
  ),
  review: z
    .boolean()
    .default(false)
    .describe(
      'True if a save goes to a pull request, where the checks answer, and is public once it is merged: the editorial workflow. GitHub and GitLab only. Left out: each save goes to the branch.',
    ),
}).refine(({ service, review }) => !review || service !== 'gitea', {
  path: ['review'],
  error: 'false, or no line, for gitea: the editor has an editorial workflow for GitHub and GitLab only',
});

export type Desk = z.output<typeof desk>;
