import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { JsonLd } from '@/components/seo/json-ld';
import { breadcrumbJsonLd } from '@/lib/seo/json-ld';

const hostile = breadcrumbJsonLd([
  { name: '</script><script>alert(1)</script> & "quotes"', path: '/recipes' },
  { name: '보리 <!--', path: '/toast' },
]);

describe('JsonLd', () => {
  it('has no “<” that could close its script, and reads back unchanged', () => {
    const html = renderToStaticMarkup(<JsonLd data={hostile} />);
    const [, inside = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html) ?? [];
    expect(inside).not.toContain('<');
    expect(JSON.parse(inside)).toEqual(hostile);
    expect(JSON.parse(render(<JsonLd data={hostile} />).container.textContent ?? '')).toEqual(hostile);
  });

  it('is empty without data', () => {
    expect(renderToStaticMarkup(<JsonLd data={null} />)).toBe('');
  });
});
