import { notFound } from 'next/navigation';
import { SaladsPage } from '@/components/education/salads-page';
import { salads } from '@/lib/content/pages';
import { saladsAsPage } from '@/lib/education/elements';
import { contentMetadata } from '@/lib/seo/metadata';

export const metadata = salads && contentMetadata(saladsAsPage(salads));

export default function Salads() {
  if (!salads) notFound();
  return <SaladsPage page={salads} />;
}
