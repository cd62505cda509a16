import type { Metadata } from 'next';
import { AddressView } from '@/app/address/address-view';
import { addressMetadata } from '@/lib/pages/metadata';

const PATH = '/jjajangmyeon';

export function generateMetadata(): Metadata {
  return addressMetadata(PATH);
}

export default function Jjajangmyeon() {
  return <AddressView path={PATH} />;
}
