import { formatPath, type Problem } from '@/lib/content/problem';
import type { FlourPage } from '@/lib/content/schema/learn';
import type { Content, SourceName } from '@/lib/content/sources';
import { SOURCES } from '@/lib/content/sources';
import { flourElements, legumeElements, saladElements } from '@/lib/learn/elements';

type LearnContent = Pick<Content, 'flour' | 'legumes' | 'salads'>;
type Named = { file: string; field: PropertyKey[]; id: string };

const fileOf = (source: Extract<SourceName, keyof LearnContent>) => SOURCES[source].file;

function cardsOf(file: string, field: PropertyKey[], cards: readonly { id: string }[] = []): Named[] {
  return cards.map(({ id }, index) => ({ file, field: [...field, index, 'id'], id }));
}

/** Every id that one before it has. */
function repeated(named: readonly Named[], allowed: string): Problem[] {
  return named
    .filter(({ id }, index) => named.findIndex((other) => other.id === id) < index)
    .map(({ file, field, id }) => ({ file, field: formatPath(field), found: `“${id}”`, allowed }));
}

/** Flours of the mixture that say no figure to reckon with, and parts without what they are drawn from. */
function checkFlour({ flours, which }: FlourPage): Problem[] {
  const file = fileOf('flour');
  if (!which) return [];
  const all = flours?.flours ?? [];
  if (all.length === 0) {
    return [{ file, field: 'flours', found: 'nothing', allowed: 'the flours that `which` chooses from' }];
  }
  const { mixture } = which.finder;
  const parts = mixture ? (['strong', 'middle', 'weak'] as const) : [];
  return parts.flatMap((part): Problem[] => {
    const flour = all.find(({ id }) => id === mixture?.[part]);
    if (!flour || flour.protein) return [];
    const field = `which.finder.mixture.${part}`;
    return [{ file, field, found: `“${flour.id}”`, allowed: 'a flour with a `protein`' }];
  });
}

/** What is wrong between the entries of the education pages, each page of the right shape. */
export function checkLearnPages({ flour, legumes, salads }: LearnContent): Problem[] {
  const flourCards = cardsOf(fileOf('flour'), ['flours', 'flours'], flour?.flours?.flours);
  const legumeCards = [
    ...cardsOf(fileOf('legumes'), ['types', 'legumes'], legumes?.types?.legumes),
    ...cardsOf(fileOf('legumes'), ['soy', 'products'], legumes?.soy?.products),
  ];
  const pages: Named[][] = [
    [
      ...flourCards,
      ...(flour ? flourElements(flour) : []).map((each) => ({ ...each, file: fileOf('flour') })),
    ],
    [
      ...legumeCards,
      ...(legumes ? legumeElements(legumes) : []).map((each) => ({ ...each, file: fileOf('legumes') })),
    ],
    (salads ? saladElements(salads) : []).map((each) => ({ ...each, file: fileOf('salads') })),
  ];
  const onPages = pages.flatMap((page) => repeated(page, 'an `id` that nothing else on the page has'));
  const said = new Set(onPages.map(({ file, field }) => `${file} ${field}`));
  const cards = repeated(
    [...flourCards, ...legumeCards],
    'an id that no other card has, also of the other page',
  );
  const bakes = cardsOf(fileOf('flour'), ['which', 'bakes'], flour?.which?.bakes);
  const table = legumes?.cooking && !legumes.types;
  return [
    ...onPages,
    ...cards.filter(({ file, field }) => !said.has(`${file} ${field}`)),
    ...repeated(bakes, 'an id that nothing else to make has'),
    ...(flour ? checkFlour(flour) : []),
    ...(table
      ? [
          {
            file: fileOf('legumes'),
            field: 'types',
            found: 'nothing',
            allowed: 'the legumes of the table in `cooking`',
          },
        ]
      : []),
  ];
}
