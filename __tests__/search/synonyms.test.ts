/** @jest-environment node */
import { synonymProblems } from '@/lib/content/checks/synonyms';
import { createSynonyms } from '@/lib/search/synonyms';

const rows = [
  ['barley stew', 'barleystew', '보리국'],
  ['dumplings', 'parcels', '餃子'],
  ['saint', 'st'],
  ['street', 'st'],
];
const { rowsIn, namesOf, otherNames } = createSynonyms(rows);

it('reports repeated and empty synonyms with their place', () => {
  const problems = synonymProblems('data/search.yaml', [
    ['stew', 'hot pot', 'Hot Pots'],
    ['soup', '!'],
  ]);
  expect(problems.map(({ field, found }) => `${field} ${found}`)).toEqual([
    'synonyms[0][2] “Hot Pots”',
    'synonyms[1][1] “!”',
  ]);
});

it('accepts a name with two meanings in two rows', () => {
  expect(synonymProblems('data/search.yaml', rows)).toEqual([]);
});

it.each<[string, number[]]>([
  ['With dumplings.', [1]],
  ['With a dumpling', [1]],
  ['보리국과 빵', [0]],
  ['9 High St.', [2, 3]],
  ['9 High Street', [3]],
  ['A fairly good stew of barley', []],
])('finds rows in texts of any script, as whole words: “%s”', (text, found) => {
  expect(rowsIn([text])).toEqual(found);
});

it('replaces a name by each other of its row', () => {
  expect(otherNames('Dumplings from Scratch', [1])).toEqual(['parcels from scratch', '餃子 from scratch']);
  expect(otherNames('Contents', [0, 1])).toEqual([]);
  expect(namesOf(2)).toEqual(['saint', 'st']);
});
