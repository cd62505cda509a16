import { contentMetadata } from '@/app/content-metadata';
import { SoonPage } from '@/components/soon/soon-page';
import { ToolShelf } from '@/components/soon/tool-shelf';
import { shop as page, shelf, shopNotify } from '@/data/pages/house/shop';
import '@/app/styles/soon.css';

export const metadata = contentMetadata(page);

export default function Shop() {
  return (
    <SoonPage page={page} notify={shopNotify}>
      <ToolShelf {...shelf} />
    </SoonPage>
  );
}
