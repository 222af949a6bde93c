package org.eclipse.tracecompass.tmf.xychart.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** Axes of any values. */
class ValueAxisProperties {

    private static ChartSeries series(List<Double> values) {
        double[] y = values.stream().mapToDouble(Double::doubleValue).toArray();
        long[] x = new long[y.length];
        for (int i = 0; i < x.length; i++) {
            x[i] = i;
        }
        return new ChartSeries(1, "s", SeriesKind.LINE, x, y);
    }

    @Property
    void everyValueIsOnTheAxisAndMarksAreRoundAndFew(
            @ForAll @Size(min = 1, max = 20)
                    List<@DoubleRange(min = -1e12, max = 1e12) Double> values,
            @ForAll @IntRange(min = 2, max = 20) int marks,
            @ForAll Quantity.Scale scale) {
        ValueAxis axis =
                ValueAxis.of(List.of(series(values)), new Quantity(scale, ""), false, marks);
        assertThat(axis.max()).isGreaterThan(axis.min());
        for (double value : values) {
            assertThat(axis.position(value)).isBetween(-1e-9, 1 + 1e-9);
        }
        assertThat(axis.marks()).isSorted().hasSizeBetween(2, marks + 3);
        assertThat(axis.marks().get(0)).isEqualTo(axis.min());
    }

    @Property
    void aPositionLeadsBackToItsValue(
            @ForAll @DoubleRange(min = 1, max = 1e10) double value, @ForAll boolean logarithmic) {
        ValueAxis axis =
                ValueAxis.of(List.of(series(List.of(value, 1.0))), Quantity.NUMBER, logarithmic, 5);
        assertThat(axis.value(axis.position(value))).isCloseTo(value, within(value * 1e-9));
    }

    @Property
    void aLogarithmicAxisHasPowersOfTen(
            @ForAll @Size(min = 1, max = 20)
                    List<@DoubleRange(min = 0.01, max = 1e12) Double> values) {
        ValueAxis axis = ValueAxis.of(List.of(series(values)), Quantity.NUMBER, true, 5);
        for (double value : values) {
            assertThat(axis.position(value)).isBetween(-1e-9, 1 + 1e-9);
        }
        for (double mark : axis.marks()) {
            assertThat(Math.log10(mark)).isCloseTo(Math.rint(Math.log10(mark)), within(1e-9));
        }
        assertThat(axis.position(0)).isNaN();
    }
}
