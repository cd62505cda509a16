import type { Metadata } from 'next';
import { addressMetadata } from '@/app/address/address-metadata';
import { AddressView } from '@/app/address/address-view';

const PATH = '/jjajangmyeon';

export function generateMetadata(): Metadata {
  return addressMetadata(PATH);
}

export default function Jjajangmyeon() {
  return <AddressView path={PATH} />;
}
