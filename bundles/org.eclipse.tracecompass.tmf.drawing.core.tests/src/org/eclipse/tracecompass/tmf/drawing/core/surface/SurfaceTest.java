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
}
