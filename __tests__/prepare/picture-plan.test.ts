/** @jest-environment node */
import { cutOut, widthsUpTo } from '@/scripts/prepare/picture-plan';

describe('cutOut', () => {
  it.each([
    [{ width: 1200, height: 1200 }, [0, 0], { left: 0, top: 0, width: 1200, height: 1200 }],
    [{ width: 1200, height: 1200 }, [100, 100], { left: 400, top: 0, width: 1200, height: 1200 }],
    [{ width: 1280, height: 720 }, [50, 50], { left: 0, top: 150, width: 1600, height: 900 }],
  ] as const)('cuts %j around the focus %j inside of 1600 × 1200 px', (size, focus, from) => {
    expect(cutOut({ width: 1600, height: 1200 }, size, focus)).toEqual({ from, to: size });
  });
});

describe('widthsUpTo', () => {
  it.each([
    [480, [240, 480]],
    [600, [240, 480, 600]],
    [2400, [240, 480, 800]],
    [100, [100]],
  ])('stops at the width of the source image, %i px', (width, widths) => {
    expect(widthsUpTo([240, 480, 800], width)).toEqual(widths);
  });
});
