'use client';

import { AppError } from '@/components/pages/app-error.client';

type ErrorPageProps = { error: unknown; retry: () => void };

/** Stands in for a page that failed while it was drawn; the frame around it stays. */
export default function ErrorPage({ error, retry }: ErrorPageProps) {
  return <AppError error={error} retry={retry} />;
}
