import * as groups from '@/.content/views/salads';
import { PageRoute } from '@/app/address/page-route';
import { addressMetadata } from '@/lib/pages/metadata';

export const metadata = addressMetadata('/salads');

export default function Salads() {
  return <PageRoute path="/salads" groups={groups} />;
}
