import * as groups from '@/.content/views/legumes';
import { PageRoute } from '@/app/address/page-route';
import { addressMetadata } from '@/lib/pages/metadata';

export const metadata = addressMetadata('/legumes');

export default function Legumes() {
  return <PageRoute path="/legumes" groups={groups} />;
}
