/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { findSection } from '@/lib/pages/site-sections';

const FOLDER = 'data/brands';

const logos = (findSection('partners')?.section.brands ?? []).map(({ logo }) => logo);

test('the word-marks of partners need no font, and hold nothing but their drawing', () => {
  const faults = logos.filter((logo) =>
    /<text|font|<script|href|<image/i.test(readFileSync(`${FOLDER}/${logo}`, 'utf8')),
  );
  expect(faults.map((logo) => `${FOLDER}/${logo}`)).toEqual([]);
});

test('every word-mark that is shown is served', () => {
  const served = logos.length > 0 ? readdirSync('public/brands') : [];
  expect(logos.filter((logo) => !served.includes(logo)).map((logo) => `${FOLDER}/${logo}`)).toEqual([]);
});
