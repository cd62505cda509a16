const canParse = URL.canParse;

afterEach(() => {
  URL.canParse = canParse;
});

it('adds URL.canParse to a browser without it', async () => {
  Reflect.deleteProperty(URL, 'canParse');
  await import('@/lib/browser/fill-ins');
  const site = 'https://kitchen.example';
  expect(
    [`${site}/soup`, 'mailto:cook@kitchen.example', 'soup', 'http://', ''].map((url) => URL.canParse(url)),
  ).toEqual([true, true, false, false, false]);
  expect(['soup', '//kitchen.example', 'http://'].map((url) => URL.canParse(url, site))).toEqual([
    true,
    true,
    false,
  ]);
});
