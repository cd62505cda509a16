'use client';

import { AppError } from '@/components/pages/app-error.client';

type ErrorPageProps = { error: unknown; retry: () => void };

/** Error boundary of a page, inside the layout. */
export default function ErrorPage({ error, retry }: ErrorPageProps) {
  return <AppError error={error} retry={retry} />;
}
