package org.eclipse.tracecompass.tmf.timegraph.core.paint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.eclipse.tracecompass.tmf.drawing.core.colour.Oklab;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.timegraph.core.model.RowStates;
import org.eclipse.tracecompass.tmf.timegraph.core.model.StatePalette;
import org.eclipse.tracecompass.tmf.timegraph.core.model.StateStyle;
import org.junit.jupiter.api.Test;

class RowRasteriserTest {

    private static final StatePalette PALETTE =
            new StatePalette(
                    List.of(
                            new StateStyle("a", "A", 0xffff0000, 1),
                            new StateStyle("b", "B", 0xff0000ff, 1),
                            new StateStyle("thin", "Thin", 0xff00ff00, 0.25)));
    private static final int FULL = 1;

    /** The mixture of two colours by the definition of the space, without the rasteriser. */
    private static int mix(double part, int a, int b) {
        Oklab x = Oklab.of(a);
        Oklab y = Oklab.of(b);
        return 0xff000000
                | new Oklab(
                                x.lightness() * part + y.lightness() * (1 - part),
                                x.a() * part + y.a() * (1 - part),
                                x.b() * part + y.b() * (1 - part))
                        .rgb();
    }

    private static void assertClose(int actual, int expected, double dim) {
        assertThat(actual >>> 24).isEqualTo(255);
        for (int shift = 0; shift <= 16; shift += 8) {
            assertThat((double) (actual >> shift & 0xff))
                    .isCloseTo((expected >> shift & 0xff) * dim, within(1.01));
        }
    }

    private static int[] full(RowStates states, Viewport v) {
        return new RowRasteriser(v, PALETTE, 1).columns(states)[FULL];
    }

    @Test
    void aPixelOfTwoStatesIsTheirMeanByTime() {
        Viewport v = Viewport.of(0, 1000, 10);
        RowStates row = new RowStates.Builder().add(0, 25, 0).add(25, 1000, 1).build();
        int[] columns = full(row, v);
        assertThat(columns[0]).isEqualTo(mix(0.25, 0xff0000, 0x0000ff));
        assertThat(columns[5]).isEqualTo(0xff0000ff);
    }

    @Test
    void aMergedStateCountsWithItsShares() {
        Viewport v = Viewport.of(0, 1000, 10);
        RowStates.Blend blend =
                new RowStates.Blend(new int[] {0, 1}, new long[] {75, 25}, new String[2]);
        int[] columns = full(new RowStates.Builder().add(100, 200, 0, null, blend).build(), v);
        assertThat(columns[1]).isEqualTo(mix(0.75, 0xff0000, 0x0000ff));
        assertThat(columns[2]).isZero();
    }

    @Test
    void aShortStateInAGapCanBeSeen() {
        Viewport v = Viewport.of(0, 1_000_000_000, 10);
        int[] columns = full(new RowStates.Builder().add(500_000_001, 500_000_002, 0).build(), v);
        assertThat(columns[5] & 0xffffff).isEqualTo(0xff0000);
        assertThat(columns[5] >>> 24).isBetween(110, 120);
    }

    @Test
    void thinStatesShowOnlyInTheirOwnLines() {
        Viewport v = Viewport.of(0, 1000, 10);
        RowStates row = new RowStates.Builder().add(0, 500, 2).add(500, 1000, 0).build();
        int[][] columns = new RowRasteriser(v, PALETTE, 1).columns(row);
        assertThat(columns[0][2]).isEqualTo(0xff00ff00);
        assertThat(columns[FULL][2]).isZero();
        assertThat(columns[0][7]).isEqualTo(0xffff0000);
        assertThat(columns[FULL][7]).isEqualTo(0xffff0000);
    }

    @Property(tries = 100)
    void everyColumnIsTheMeanOfItsNanoseconds(
            @ForAll @Size(min = 1, max = 60) List<@IntRange(max = 59) Integer> states,
            @ForAll @IntRange(min = 3, max = 60) int width) {
        int[] styleAt = new int[width * 12];
        RowStates.Builder row = new RowStates.Builder();
        for (int t = 0, i = 0; t < styleAt.length; i++) {
            int length = Math.min(styleAt.length - t, 1 + states.get(i % states.size()) / 2);
            int style = states.get(i % states.size()) % 2;
            Arrays.fill(styleAt, t, t + length, style);
            row.add(t, t + length, style);
            t += length;
        }
        int[] columns = full(row.build(), Viewport.of(0, styleAt.length, width));
        for (int c = 0; c < width; c++) {
            int ones = 0;
            for (int i = 0; i < 12; i++) {
                ones += styleAt[c * 12 + i];
            }
            int expected = mix(1 - ones / 12.0, 0xff0000, 0x0000ff);
            // where two long states meet there is an edge
            assertThat(columns[c])
                    .satisfiesAnyOf(
                            actual -> assertClose(actual, expected, 1),
                            actual -> assertClose(actual, expected, 0.82));
        }
    }

    @Test
    void aHundredThousandStatesOnAScreenAreDrawnInOneRaster() {
        Viewport v = Viewport.of(0, 1_000_000_000, 2000);
        RowStates.Builder row = new RowStates.Builder();
        for (int i = 0; i < 100_000; i++) {
            row.add(i * 10_000L, i * 10_000L + 9_000, i % 3);
        }
        RowRasteriser rasteriser = new RowRasteriser(v, PALETTE, 1);
        RowStates states = row.build();
        for (int i = 0; i < 20; i++) {
            assertThat(rasteriser.columns(states)[0]).doesNotContain(0);
        }
    }
}
