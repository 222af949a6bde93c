package org.eclipse.tracecompass.tmf.ui.widgets;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;

class ScrollRangeTest {

    @Test
    void anEmptyTableStandsAtItsStart() {
        ScrollRange range = new ScrollRange(0, 10, 5);
        assertThat(range.top()).isZero();
        assertThat(range.fits()).isTrue();
        assertThat(range.barValue()).isZero();
    }

    @Test
    void theLastPageIsFull() {
        assertThat(new ScrollRange(100, 10, 99).top()).isEqualTo(90);
    }

    @Test
    void revealingANearRowScrollsAsLittleAsPossible() {
        ScrollRange range = new ScrollRange(1000, 10, 100);
        assertThat(range.reveal(105)).isSameAs(range);
        assertThat(range.reveal(99).top()).isEqualTo(99);
        assertThat(range.reveal(110).top()).isEqualTo(101);
    }

    @Test
    void revealingAFarRowPutsItInTheMiddle() {
        assertThat(new ScrollRange(1000, 10, 100).reveal(500).top()).isEqualTo(495);
    }

    @Property(tries = 200)
    void theBarReachesBothEndsOfTablesOfAnyLength(
            @ForAll @LongRange(min = 1, max = Long.MAX_VALUE / 2) long size,
            @ForAll @IntRange(min = 1, max = 200) int visible) {
        ScrollRange range = new ScrollRange(size, visible, 0);
        assertThat(range.atBar(0).top()).isZero();
        ScrollRange end = range.withTop(Long.MAX_VALUE);
        assertThat(end.top()).isEqualTo(Math.max(0, size - visible));
        assertThat(range.atBar(range.barMaximum() - range.barThumb()).top()).isEqualTo(end.top());
        assertThat(end.barValue() + end.barThumb()).isLessThanOrEqualTo(end.barMaximum());
    }

    @Property(tries = 200)
    void inShortTablesTheBarPointsAtEachRow(
            @ForAll @IntRange(min = 1, max = 100_000) int size,
            @ForAll @IntRange(min = 1, max = 50) int visible,
            @ForAll @IntRange(min = 0, max = 100_000) int top) {
        ScrollRange range = new ScrollRange(size, visible, top);
        assertThat(range.atBar(range.barValue()).top()).isEqualTo(range.top());
    }
}
