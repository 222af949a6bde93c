package org.eclipse.tracecompass.tmf.drawing.core.surface;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SurfaceTest {

    private final Surface surface = new SvgSurface(100, 100, 1, Theme.LIGHT);

    @Test
    void textsAreCutBetweenCharacters() {
        for (String name : new String[] {"😀".repeat(20), "a" + "😀".repeat(20)}) {
            for (double room = 0; room < surface.textWidth(name, FontRole.NORMAL); room++) {
                String cut = surface.fit(name, room, FontRole.NORMAL);
                assertThat(surface.textWidth(cut, FontRole.NORMAL)).isLessThanOrEqualTo(room);
                assertThat(cut.codePoints())
                        .noneMatch(c -> c >= Character.MIN_SURROGATE && c <= 0xdfff);
            }
        }
    }

    @Test
    void charactersBeyond16BitsAreAboutAsWideAsHigh() {
        double width = surface.textWidth("😀".repeat(10), FontRole.NORMAL);
        assertThat(width / Theme.LIGHT.fontSize()).isBetween(10.0, 14.0);
    }

    @Test
    void spacesOfNamesAreDrawn() {
        assertThat(svg("a  b")).contains(" xml:space=\"preserve\"").contains(">a  b</text>");
        assertThat(svg(" a")).contains(" xml:space=\"preserve\"").contains("> a</text>");
        assertThat(svg("a b")).doesNotContain("xml:space");
    }

    @Test
    void whatBeginsALineIsASpaceInAPictureOfOneLine() {
        assertThat(svg("a\nb\tc")).isEqualTo(svg("a b c"));
        assertThat(pixels("a\nb\tc")).isEqualTo(pixels("a b c"));
    }

    private static String svg(String text) {
        SvgSurface drawn = new SvgSurface(100, 20, 1, Theme.LIGHT);
        drawn.text(text, 0, 15, FontRole.NORMAL, 0xff000000);
        return drawn.document("");
    }

    private static int[] pixels(String text) {
        try (ImageSurface drawn = new ImageSurface(100, 20, 1, Theme.LIGHT)) {
            drawn.text(text, 0, 15, FontRole.NORMAL, 0xff000000);
            return drawn.image().getRGB(0, 0, 100, 20, null, 0, 100);
        }
    }
}
