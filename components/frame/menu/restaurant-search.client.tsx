'use client';

import { useState } from 'react';
import { SearchBox, type SearchBoxProps } from '@/components/travel/search/search-box.client';

export type RestaurantSearchProps = Omit<SearchBoxProps, 'text' | 'onText'>;

/** The search box for the restaurants of a guide where it stands by itself, as in the menu: it leads to the results. */
export function RestaurantSearch(props: RestaurantSearchProps) {
  const [text, setText] = useState('');
  return <SearchBox {...props} text={text} onText={setText} />;
}
