import { notFound } from 'next/navigation';
import { contentMetadata } from '@/app/content-metadata';
import { SoonPage } from '@/components/soon/soon-page';
import { pageFiles } from '@/lib/content/pages';
import '@/app/styles/soon.css';

const page = pageFiles.automotive;

export const metadata = contentMetadata(page);

export default function Automotive() {
  if (!page?.soon) notFound();
  return <SoonPage page={{ ...page, soon: page.soon }} />;
}
