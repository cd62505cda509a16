import { ArrowLeft } from 'lucide-react';
import Link from 'next/link';
import { Suspense } from 'react';
import { contentMetadata } from '@/app/content-metadata';
import { ContentPage } from '@/components/pages/content-page';
import { SearchTerm } from '@/components/pages/search-term.client';
import { LinkList } from '@/components/pages/sections/link-list';
import { torontoSearch as page, searchWords } from '@/data/pages/travel/toronto-search';

export const metadata = contentMetadata(page);

export default function TorontoSearch() {
  return (
    <ContentPage page={page}>
      <div className="wrap pg-search">
        <Suspense fallback={<p>{searchWords.hint}</p>}>
          <SearchTerm words={searchWords} />
        </Suspense>
        <Link className="btn" href={searchWords.back.href} prefetch={false}>
          <ArrowLeft className="i" size={18} /> {searchWords.back.name}
        </Link>
        <LinkList links={searchWords.suggestions} />
      </div>
    </ContentPage>
  );
}
