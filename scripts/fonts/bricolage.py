"""Subsets the heading font Bricolage Grotesque to app/fonts/bricolage-grotesque.woff2.

    python3 scripts/fonts/bricolage.py    # needs the Python packages fonttools and brotli

Run it after an update of @fontsource-variable/bricolage-grotesque, or to add characters or weights. It is no part of
the build. The subset keeps Western characters, the optical size axis and weights 400 to 800, with the kerning of one
weight and size: 44 KB instead of 77, and every page loads this file first.
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
