"""
Cuts the shop's letters from the two files of @fontsource-variable/archivo 5.3.0 into one, archivo.woff2:

    python3 -m venv /tmp/cut && /tmp/cut/bin/pip install fonttools==4.66.1 brotli==1.2.0 && /tmp/cut/bin/python app/fonts/cut-letters.py

Kept are the signs below, the axes as far as the styles use them (weight 400 to 800, width 62 to 100), kerning and tabular figures.
The package has the letters of Czech and Slovak in a file of their own, each made of a letter and a mark; here they use the letters
that are there already. Outlines between the axes' ends may be TOLERANCE thousandths of the size off, which no screen shows.
"""

from copy import deepcopy
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

FILES = Path("node_modules/@fontsource-variable/archivo/files")
TARGET = Path("app/fonts/archivo.woff2")
TOLERANCE = 2
AXES = {"wght": (400, 800), "wdth": (62, 100)}
FEATURES = ["kern", "tnum"]
LATIN = (
    "".join(chr(code) for code in range(0x20, 0x7F) if chr(code) not in "\\^`{|}~")
    + "áéíóúýäôëöüÁÉÍÓÚÝÄÔÖÜ"
    + "\u00a0§°·«»×–—‘’‚“”„•…′″€−"
)
BEYOND_LATIN_1 = "čďěľĺňřŕšťůžČĎĚĽŇŘŠŤŮŽ"


def cut(name: str, signs: str) -> TTFont:
    """One file of the package with these signs and the axes narrowed."""
    font = instancer.instantiateVariableFont(TTFont(FILES / name), AXES, optimize=False)
    options = subset.Options()
    options.layout_features = FEATURES
    options.name_IDs = []
    options.hinting = False
    options.glyph_names = False
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=signs)
    subsetter.subset(font)
    return font


def outline(font: TTFont, name: str):
    """What a glyph looks like, to find the same one in another file."""
    coordinates, ends, _flags = font["glyf"][name].getCoordinates(font["glyf"])
    return tuple(coordinates), tuple(ends)


def add_letters(font: TTFont, other: TTFont) -> None:
    """Adds the letters of another file; their parts that are here already are used from here."""
    here = {outline(font, name): name for name in font.getGlyphOrder()}
    there = other.getBestCmap()
    taken: dict[str, str] = {}

    def take(name: str) -> str:
        if name in taken:
            return taken[name]
        same = here.get(outline(other, name))
        if same and not other["glyf"][name].isComposite():
            taken[name] = same
            return same
        glyph = deepcopy(other["glyf"][name])
        if glyph.isComposite():
            for part in glyph.components:
                part.glyphName = take(part.glyphName)
        new = f"x{len(taken)}"
        taken[name] = new
        font.setGlyphOrder([*font.getGlyphOrder(), new])
        font["glyf"].glyphs[new] = glyph
        font["glyf"].glyphOrder = font.getGlyphOrder()
        font["hmtx"][new] = other["hmtx"][name]
        font["gvar"].variations[new] = other["gvar"].variations.get(name, [])
        return new

    for code, name in there.items():
        if chr(code) not in BEYOND_LATIN_1:
            continue
        new = take(name)
        for table in font["cmap"].tables:
            table.cmap[code] = new
        parts = font["glyf"][new].components if font["glyf"][new].isComposite() else []
        if parts:
            kern_like(font, new, parts[0].glyphName)


def kern_like(font: TTFont, new: str, base: str) -> None:
    """Gives a letter with a mark the kerning of the letter."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if getattr(table, "Format", None) != 2 or not hasattr(table, "ClassDef1"):
                continue
            if base in table.Coverage.glyphs:
                table.Coverage.glyphs.append(new)
            for classes in (table.ClassDef1.classDefs, table.ClassDef2.classDefs):
                if base in classes:
                    classes[new] = classes[base]


def pack(font: TTFont) -> None:
    """Leaves out what follows from the rest: deltas near those of the neighbours, and widths that stand in `gvar` too."""
    glyphs, widths = font["glyf"], font["hmtx"].metrics
    for name, variations in font["gvar"].variations.items():
        coordinates, control = glyphs._getCoordinatesAndControls(name, widths)
        for variation in variations:
            variation.calcInferredDeltas(coordinates, list(control.endPts))
            variation.optimize(list(coordinates), list(control.endPts), tolerance=TOLERANCE)
    for table in ("HVAR", "STAT", "gasp", "prep"):
        if table in font:
            del font[table]


letters = cut("archivo-latin-wdth-normal.woff2", LATIN)
add_letters(letters, cut("archivo-latin-ext-wdth-normal.woff2", BEYOND_LATIN_1))
pack(letters)
letters.flavor = "woff2"
letters.save(TARGET)
print(f"{TARGET}: {TARGET.stat().st_size} bytes, {len(letters.getGlyphOrder())} glyphs")
