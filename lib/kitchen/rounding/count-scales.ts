import { EIGHTHS, HALVES, WHOLE } from './marks';
import { type Band, type Mark, print, type Scale, type UnitWords } from './snap';

const band = (from: number, unit: UnitWords, grid: readonly Mark[]): Band => ({ from, size: 1, unit, grid });

/** To the nearest whole one; where less than one is meant, half of one. */
export function nearestCounts(unit: UnitWords): Scale {
  return {
    least: { below: 0.5, ...print('½', 0.5, unit), measure: 0.5 },
    bands: [band(0, unit, HALVES), band(1, unit, WHOLE)],
  };
}

/** To the nearest half, down to one half; from five on whole. */
export function halfCounts(unit: UnitWords): Scale {
  return {
    least: { below: 0.5, ...print('½', 0.5, unit), measure: 0.5 },
    bands: [band(0, unit, HALVES), band(5, unit, WHOLE)],
  };
}

/** Whole ones, one at the least. */
export function wholeCounts(unit: UnitWords): Scale {
  return {
    least: { below: 1, ...print('1', 1, unit), measure: 1 },
    bands: [band(0, unit, WHOLE)],
  };
}

/** Parts of a count, down to an eighth. */
export function partCounts(unit: UnitWords): Scale {
  return {
    least: { below: 1 / 8, ...print('⅛', 1 / 8, unit), measure: 1 / 8 },
    bands: [band(0, unit, EIGHTHS)],
  };
}
