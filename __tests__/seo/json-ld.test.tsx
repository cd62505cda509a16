import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { JsonLd } from '@/components/seo/json-ld';
import { pageGraph } from '@/lib/seo/page-graph';

const hostile = pageGraph(
  { path: '/toast', title: '</script><script>alert(1)</script> & "quotes"' },
  {
    crumbs: [
      { name: '</script>', path: '/recipes' },
      { name: '보리 <!--', path: '/toast' },
    ],
  },
);

describe('JsonLd', () => {
  it('has no “<” that could close its script, and reads back unchanged', () => {
    const html = renderToStaticMarkup(<JsonLd graph={hostile} />);
    const [, inside = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html) ?? [];
    expect(inside).not.toContain('<');
    expect(JSON.parse(inside)).toEqual(JSON.parse(JSON.stringify(hostile)));
    expect(JSON.parse(render(<JsonLd graph={hostile} />).container.textContent ?? '')).toEqual(
      JSON.parse(JSON.stringify(hostile)),
    );
  });
});
