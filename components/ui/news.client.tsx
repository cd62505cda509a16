'use client';

import { useState } from 'react';

type News = { text: string; count: number };

/** Text for a live region, and a function that sets it. The same text set twice is announced twice. */
export function useNews(): [News, (text: string) => void] {
  const [news, setNews] = useState<News>({ text: '', count: 0 });
  return [news, (text) => setNews(({ count }) => ({ text, count: count + 1 }))];
}

/** Polite live region, out of sight. Screen readers announce an element that is replaced, but not an unchanged text. */
export function NewsRegion({ news: { text, count } }: { news: News }) {
  return (
    <p className="sr-only" aria-live="polite">
      <span key={count}>{text}</span>
    </p>
  );
}
