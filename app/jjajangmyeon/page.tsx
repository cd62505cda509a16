import type { Metadata } from 'next';
import { addressMetadata } from '@/app/address-metadata';
import { AddressView } from '@/app/address-view';

const PATH = '/jjajangmyeon';

export function generateMetadata(): Metadata {
  return addressMetadata(PATH);
}

export default function Jjajangmyeon() {
  return <AddressView path={PATH} />;
}
