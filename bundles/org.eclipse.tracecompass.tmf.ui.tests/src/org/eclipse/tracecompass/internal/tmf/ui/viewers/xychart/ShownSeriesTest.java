package org.eclipse.tracecompass.internal.tmf.ui.viewers.xychart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swtchart.Chart;
import org.eclipse.swtchart.IBarSeries;
import org.eclipse.swtchart.ILineSeries;
import org.eclipse.swtchart.LineStyle;
import org.eclipse.tracecompass.internal.provisional.tmf.ui.viewers.xychart.BaseXYPresentationProvider;
import org.eclipse.tracecompass.tmf.core.model.CoreFilterProperty;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.SeriesModel;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties.SeriesType;
import org.eclipse.tracecompass.tmf.core.model.TmfXyModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ISeriesModel;
import org.eclipse.tracecompass.tmf.ui.testkit.OnUiThread;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a chart of the library shows of the answers of a provider. */
@ExtendWith(OnUiThread.class)
@NonNullByDefault({})
class ShownSeriesTest {

    private static final long OFFSET = 1_700_000_000_000_000_000L;

    private final BaseXYPresentationProvider styles = new BaseXYPresentationProvider();
    private Shell shell;
    private Chart chart;
    private String type = SeriesType.LINE;

    @BeforeEach
    void open() {
        shell = new Shell();
        chart = new Chart(shell, SWT.NONE);
    }

    @AfterEach
    void close() {
        shell.dispose();
    }

    private void show(ISeriesModel... series) {
        new ShownSeries(chart, id -> styles.getSeriesStyle(id, type, 3))
                .show(new TmfXyModel("test", List.of(series)), OFFSET);
    }

    private static ISeriesModel series(long id, int[] properties, double... values) {
        return series(id, "s" + id, properties, values);
    }

    private static ISeriesModel series(long id, String name, int[] properties, double... values) {
        long[] times = new long[values.length];
        for (int i = 0; i < times.length; i++) {
            times[i] = OFFSET + i;
        }
        return new SeriesModel.SeriesModelBuilder(id, name, times, values)
                .setProperties(properties)
                .build();
    }

    private double[] values(String name) {
        var series = chart.getSeriesSet().getSeries(name);
        return series == null ? null : series.getYSeries();
    }

    @Test
    void excludedPointsAreLeftOutAndDimmedOnesAreASeriesOfTheirOwn() {
        int dim = CoreFilterProperty.DIMMED;
        int out = CoreFilterProperty.EXCLUDE;
        show(series(1, new int[] {0, dim, out, 0, dim}, 1, 2, 3, 4, 5));

        assertThat(values("s1")).containsExactly(1, 4);
        assertThat(values("s1.dimmed")).containsExactly(2, 5);
        show(series(1, new int[5], 1, 2, 3, 4, 5));
        assertThat(values("s1")).containsExactly(1, 2, 3, 4, 5);
        assertThat(values("s1.dimmed")).isNull();
    }

    @Test
    void seriesThatAreNotInAnAnswerStay() {
        show(series(1, new int[2], 1, 2));
        show(series(2, new int[2], 3, 4));

        assertThat(values("s1")).containsExactly(1, 2);
        assertThat(values("s2")).containsExactly(3, 4);
    }

    @Test
    void seriesOfTheSameNameAreToldApart() {
        int dim = CoreFilterProperty.DIMMED;
        show(
                series(1, "total", new int[2], 1, 2),
                series(2, "total", new int[] {0, dim}, 3, 4),
                series(3, "total (2)", new int[2], 5, 6));
        assertThat(values("total")).containsExactly(1, 2);
        assertThat(values("total (2)")).containsExactly(3);
        assertThat(values("total (2).dimmed")).containsExactly(4);
        assertThat(values("total (2) (2)")).containsExactly(5, 6);
        show(series(2, "total", new int[1], 7));
        assertThat(values("total")).containsExactly(1, 2);
        assertThat(values("total (2)")).containsExactly(7);
    }

    @Test
    void aSeriesReplacesTheOneOfItsNameThatIsNoLongerInTheAnswer() {
        show(series(1, "cpu", new int[1], 1), series(2, "cpu", new int[1], 2));
        show(series(3, "cpu", new int[1], 3), series(4, "cpu", new int[1], 4));
        assertThat(values("cpu")).containsExactly(3);
        assertThat(values("cpu (2)")).containsExactly(4);
        assertThat(chart.getSeriesSet().getSeries()).hasSize(2);
    }

    @Test
    void aClearedChartKeepsNoNames() {
        show(series(1, "total", new int[1], 1));
        ShownSeries.clear(chart);
        show(series(2, "total", new int[1], 2));
        assertThat(values("total")).containsExactly(2);
    }

    @Test
    void unknownValuesAreNoPoints() {
        show(series(1, new int[3], 1, Double.NaN, 3));
        assertThat(values("s1")).containsExactly(1, 3);
        assertThat(chart.getSeriesSet().getSeries("s1").getXSeries()).containsExactly(0, 2);
        show(series(1, new int[1], Double.POSITIVE_INFINITY));
        assertThat(values("s1")).isNull();
    }

    @Test
    void aSeriesMayBecomeBars() {
        show(series(1, new int[2], 1, 2));
        assertThat(chart.getSeriesSet().getSeries("s1")).isInstanceOf(ILineSeries.class);
        styles.clear();
        type = SeriesType.BAR;
        show(series(1, new int[2], 1, 2));
        assertThat(chart.getSeriesSet().getSeries("s1")).isInstanceOf(IBarSeries.class);
    }

    @Test
    void aSeriesHasTheLookOfItsStyle() {
        styles.setStyle(
                1,
                new OutputElementStyle(
                        null,
                        Map.of(
                                StyleProperties.SERIES_TYPE,
                                SeriesType.AREA,
                                StyleProperties.SERIES_STYLE,
                                "DASH",
                                StyleProperties.COLOR,
                                "#102030",
                                StyleProperties.WIDTH,
                                3)));
        show(series(1, new int[2], 1, 2));
        ILineSeries<?> line = (ILineSeries<?>) chart.getSeriesSet().getSeries("s1");

        assertThat(line.isAreaEnabled()).isTrue();
        assertThat(line.getLineStyle()).isEqualTo(LineStyle.DASH);
        assertThat(line.getLineWidth()).isEqualTo(3);
        assertThat(line.getLineColor().getRGB()).isEqualTo(new RGB(0x10, 0x20, 0x30));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "pie", "LINE"})
    void aTypeThatIsNoneIsRefused(String wrong) {
        org.assertj.core.api.Assertions.assertThatThrownBy(
                        () -> styles.getSeriesStyle(7L, wrong, 1))
                .isInstanceOf(UnsupportedOperationException.class)
                .hasMessageContaining(wrong);
    }

    @Test
    void theAxisOfValuesHasRoomForAll() {
        double[][] cases = {
            {5, 10, 4.75, 10.25}, {1, 10, 0, 10.5}, {-10, 10, -11, 11}, {4, 4, 0, 4.2}
        };
        for (double[] expected : cases) {
            show(series(1, new int[2], expected[0], expected[1]));
            ShownSeries.fitValues(chart);
            var range = chart.getAxisSet().getYAxis(0).getRange();
            assertThat(new double[] {range.lower, range.upper})
                    .as("values from %s to %s", expected[0], expected[1])
                    .containsExactly(expected[2], expected[3]);
        }
    }
}
