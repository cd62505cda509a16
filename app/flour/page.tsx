import { notFound } from 'next/navigation';
import { FlourPage } from '@/components/education/flour-page';
import { flour } from '@/lib/content/pages';
import { contentMetadata } from '@/lib/seo/metadata';

export const metadata = flour && contentMetadata(flour);

export default function Flour() {
  if (!flour) notFound();
  return <FlourPage page={flour} />;
}
