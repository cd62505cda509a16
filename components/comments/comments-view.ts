import type { CommentedPage } from '@/lib/comments/comments';
import type { CommentService } from '@/lib/content/schema/comments';

/** Props of the comments of a service. */
export type CommentsViewProps<Service extends CommentService = CommentService> = {
  service: Service;
  page: CommentedPage;
  /** Language of the site. */
  language: string;
};

/** Services whose comments are shown as a list. */
export type ThreadService = Exclude<CommentService, { service: 'giscus' }>;

/** Comment that a reply belongs to. */
export type ReplyTarget = { id: string; name: string };
