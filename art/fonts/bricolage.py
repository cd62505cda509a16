"""Cuts Bricolage Grotesque down to what the site draws: app/fonts/bricolage-grotesque.woff2.

    python3 art/fonts/bricolage.py        # needs fonttools and brotli

The file of the package is 77 KB, half of it kerning that changes with weight and size. Here the kerning is that of
one weight and size in the middle, weights below 400 are gone, and so are the glyphs outside of Western text; the
optical size and the weights 400 to 800 still vary. 44 KB are left, which every page loads first.
"""

from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / (
    'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2'
)
TARGET = ROOT / 'app/fonts/bricolage-grotesque.woff2'

# Between the small words of the controls and the headings.
KERNED_AT = {'opsz': 40, 'wght': 600}
WEIGHTS = (400, 800)

CHARACTERS = [
    *range(0x20, 0x7F),
    *range(0xA0, 0x100),
    *range(0x2010, 0x2028),
    *range(0x2150, 0x215F),
    *range(0x2190, 0x2194),
    *(ord(character) for character in 'Œœ‰‹›€™−∕'),
]


def main() -> None:
    font = TTFont(SOURCE)
    fixed = instancer.instantiateVariableFont(TTFont(SOURCE), KERNED_AT)
    font['GPOS'], font['GDEF'] = fixed['GPOS'], fixed['GDEF']
    font = instancer.instantiateVariableFont(font, {'wght': WEIGHTS})
    options = subset.Options(layout_features=['*'], hinting=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=CHARACTERS)
    subsetter.subset(font)
    font.flavor = 'woff2'
    font['head'].modified = font['head'].created
    font.recalcTimestamp = False
    font.save(TARGET)
    print(f'{TARGET.relative_to(ROOT)}: {TARGET.stat().st_size:,} bytes')


if __name__ == '__main__':
    main()
