import { notFound } from 'next/navigation';
import { SaladsPage } from '@/components/learn/salads-page';
import { salads } from '@/lib/content/pages';
import { saladsAsPage } from '@/lib/learn/elements';
import { contentMetadata } from '@/lib/seo/metadata';

export const metadata = salads && contentMetadata(saladsAsPage(salads));

export default function Salads() {
  if (!salads) notFound();
  return <SaladsPage page={salads} />;
}
