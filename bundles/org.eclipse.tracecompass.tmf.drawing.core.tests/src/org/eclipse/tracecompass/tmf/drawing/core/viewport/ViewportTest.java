package org.eclipse.tracecompass.tmf.drawing.core.viewport;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** The window never leaves its bounds and nothing overflows, whatever the times. */
class ViewportTest {

    private static void holds(Viewport v) {
        assertThat(v.boundsEnd()).isGreaterThan(v.boundsStart());
        assertThat(v.end()).isGreaterThan(v.start());
        assertThat(v.start()).isGreaterThanOrEqualTo(v.boundsStart());
        assertThat(v.end()).isLessThanOrEqualTo(v.boundsEnd());
        assertThat(v.span()).isPositive();
    }

    @Property(tries = 300)
    void everyOperationStaysInTheBounds(
            @ForAll long a,
            @ForAll long b,
            @ForAll long c,
            @ForAll long d,
            @ForAll @IntRange(min = -5, max = 8000) int width,
            @ForAll double factor,
            @ForAll double pixel,
            @ForAll long step) {
        Viewport v = new Viewport(a, b, c, d, width);
        holds(v);
        holds(v.zoomAbout(factor, pixel));
        holds(v.pan(step));
        holds(v.panPixels(pixel));
        holds(v.reveal(step));
        holds(v.zoomTo(step, a));
        holds(v.withBounds(c, step));
        holds(v.fitAll());
        assertThat(v.toTime(pixel)).isBetween(v.start(), v.end());
        assertThat(v.toPixel(step)).isFinite();
    }

    @Property(tries = 300)
    void zoomingKeepsTheInstantUnderThePointer(
            @ForAll @IntRange(min = 1, max = 1000) int pixel,
            @ForAll @DoubleRange(min = 0.2, max = 3) double factor) {
        Viewport v = new Viewport(0, 1_000_000_000_000L, 400_000_000_000L, 500_000_000_000L, 1000);
        long under = v.toTime(pixel);
        Viewport zoomed = v.zoomAbout(factor, pixel);
        assertThat(zoomed.toPixel(under)).isBetween(pixel - 0.01, pixel + 0.01);
    }

    @Property(tries = 300)
    void pixelsAndTimesAreInverse(
            @ForAll @IntRange(min = 0, max = 3000) int pixel, @ForAll long from) {
        long begin = Math.min(from, Long.MAX_VALUE / 2);
        Viewport v = Viewport.of(begin, begin + Long.MAX_VALUE / 3, 3000);
        assertThat(v.toPixel(v.toTime(pixel))).isBetween(pixel - 0.001, pixel + 0.001);
    }

    @Property(tries = 200)
    void panningThereAndBackIsHarmless(@ForAll @IntRange(min = -300, max = 300) int pixels) {
        Viewport v = new Viewport(0, 1_000_000, 400_000, 500_000, 1000);
        assertThat(v.panPixels(pixels).panPixels(-pixels)).isEqualTo(v);
    }

    @Property(tries = 200)
    void boundariesAreExact(@ForAll long from, @ForAll @IntRange(min = 1, max = 5000) int count) {
        long to = from > 0 ? Long.MAX_VALUE : from + Long.MAX_VALUE;
        long[] times = Viewport.boundaries(from, to, count);
        assertThat(times).hasSize(count + 1).isSorted();
        assertThat(times[0]).isEqualTo(from);
        assertThat(times[count]).isEqualTo(to);
        int i = count / 3;
        BigInteger exact =
                BigInteger.valueOf(to)
                        .subtract(BigInteger.valueOf(from))
                        .multiply(BigInteger.valueOf(i))
                        .divide(BigInteger.valueOf(count))
                        .add(BigInteger.valueOf(from));
        assertThat(times[i]).isEqualTo(exact.longValueExact());
    }

    @Test
    void zoomingInEndsAtTheShortestWindowAndZoomingOutAtTheBounds() {
        Viewport v = Viewport.of(1_700_000_000_000_000_000L, 1_700_000_010_000_000_000L, 1200);
        for (int i = 0; i < 200; i++) {
            v = v.zoomAbout(0.7, 311);
        }
        assertThat(v.span()).isEqualTo(Viewport.MIN_SPAN);
        for (int i = 0; i < 400; i++) {
            v = v.zoomAbout(1.1, 311);
        }
        assertThat(v.showsAll()).isTrue();
    }

    @Test
    void aWindowThatShowsEverythingFollowsGrowingBounds() {
        assertThat(Viewport.of(0, 100, 10).withBounds(0, 500).showsAll()).isTrue();
        assertThat(new Viewport(0, 100, 20, 40, 10).withBounds(0, 500))
                .isEqualTo(new Viewport(0, 500, 20, 40, 10));
    }

    @Test
    void historyGoesBackAndForwardAndTakesABurstAsOneStep() {
        Viewport all = Viewport.of(0, 1000, 100);
        Viewport first = all.zoomTo(100, 500);
        Viewport second = all.zoomTo(200, 300);
        ViewportHistory history = new ViewportHistory();
        assertThat(history.back(all)).isNull();
        history.changed(all, 0);
        history.changed(all.zoomTo(50, 700), 100_000_000);
        history.changed(first, 5_000_000_000L);
        assertThat(history.back(second)).isEqualTo(first);
        assertThat(history.back(first)).isEqualTo(all);
        assertThat(history.canGoBack()).isFalse();
        assertThat(history.forward(all)).isEqualTo(first);
        assertThat(history.forward(first)).isEqualTo(second);
    }
}
