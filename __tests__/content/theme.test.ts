/** @jest-environment node */
import manifest from '@/app/manifest';
import { themeColour } from '@/lib/content/theme';

it('themeColour has the colors of the theme in both schemes, which the manifest uses', () => {
  expect(themeColour('paper')).toBe('#FCFCF9');
  expect(themeColour('paper', 'dark')).toMatch(/^#[0-9A-F]{6}$/);
  expect(themeColour('paper', 'dark')).not.toBe('#FCFCF9');
  expect(themeColour('danmuji', 'dark')).toBe(themeColour('danmuji'));
  expect(manifest()).toMatchObject({ theme_color: '#FCFCF9', background_color: '#FCFCF9' });
});
