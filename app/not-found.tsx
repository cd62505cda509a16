import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/pages/not-found-page';
import { notFound } from '@/lib/content/server';

export const metadata: Metadata = {
  title: notFound.title,
  description: notFound.description,
  // The same file is served for all unknown addresses, so it has no canonical one.
  alternates: { canonical: null },
  // Next.js adds “noindex” by itself.
  robots: null,
};

export default function NotFoundRoute() {
  return <NotFoundPage page={notFound} />;
}
