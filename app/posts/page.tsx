import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PostsView } from '@/components/pages/posts-view';
import { postsPage } from '@/lib/pages/posts';
import { contentMetadata } from '@/lib/seo/metadata';

export const metadata: Metadata = contentMetadata(postsPage);

/** The list of posts. Not there without any. */
export default function Posts() {
  return postsPage ? <PostsView page={postsPage} /> : notFound();
}
