import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PostView } from '@/components/pages/post-page';
import { NO_PAGE, orNone } from '@/lib/content/no-page';
import { postPath } from '@/lib/content/posts';
import { postPages } from '@/lib/pages/posts';
import { contentMetadata } from '@/lib/seo/metadata';

type PostProps = { params: Promise<{ post: string }> };

export const dynamicParams = false;

export function generateStaticParams(): { post: string }[] {
  const names = postPages.map(({ path }) => path.slice(postPath('').length));
  return orNone(names, NO_PAGE).map((post) => ({ post }));
}

async function found({ params }: PostProps) {
  const path = postPath((await params).post);
  return postPages.find((post) => post.path === path);
}

export async function generateMetadata(props: PostProps): Promise<Metadata> {
  return contentMetadata(await found(props));
}

export default async function PostRoute(props: PostProps) {
  const post = await found(props);
  return post ? <PostView post={post} /> : notFound();
}
