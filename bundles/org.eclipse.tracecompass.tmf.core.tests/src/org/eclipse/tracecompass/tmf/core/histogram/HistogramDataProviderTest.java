package org.eclipse.tracecompass.tmf.core.histogram;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ISeriesModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfXyModel;
import org.eclipse.tracecompass.tmf.core.statistics.TmfStatisticsModule;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Counts of events over time, of a trace with an event every 10 ns. */
class HistogramDataProviderTest {

    private final SyntheticTrace trace;

    HistogramDataProviderTest(@TempDir Path folder) {
        trace = SyntheticTrace.ticks(folder, 500);
    }

    @BeforeEach
    void analyse() throws Exception {
        IAnalysisModule module =
                Objects.requireNonNull(trace.getAnalysisModule(TmfStatisticsModule.ID));
        assertThat(module.schedule().isOK()).isTrue();
        assertThat(module.waitForCompletion()).isTrue();
    }

    @AfterEach
    void dispose() {
        trace.dispose();
    }

    private double[] counts(long start, long end, int times) {
        HistogramDataProvider provider = new HistogramDataProvider(trace);
        List<Long> rows = new ArrayList<>();
        for (ITmfTreeDataModel row :
                Objects.requireNonNull(
                                provider.fetchTree(
                                                DataProviderParameterUtils.timeParameters(
                                                        start, end, 2),
                                                null)
                                        .getModel())
                        .getEntries()) {
            rows.add(row.getId());
        }
        ITmfXyModel model =
                Objects.requireNonNull(
                        provider.fetchXY(
                                        DataProviderParameterUtils.selectionTimeParameters(
                                                start, end, times, rows),
                                        null)
                                .getModel());
        ISeriesModel series = model.getSeriesData().iterator().next();
        return series.getData();
    }

    @Test
    void aWindowHasTheEventsInItAndNoLaterOnes() {
        assertThat(counts(1000, 1400, 5)).containsExactly(10, 10, 10, 10, 1);
        assertThat(counts(1001, 1009, 3)).containsExactly(0, 0, 0);
    }

    @Test
    void theWholeTimeHasAllEvents() {
        assertThat(counts(0, Long.MAX_VALUE, 2)).containsExactly(500, 0);
        assertThat(counts(10, 5000, 2)).containsExactly(499, 1);
    }

    @Test
    void timesMayComeInAnyOrder() {
        ITmfXyModel model =
                Objects.requireNonNull(
                        new HistogramDataProvider(trace)
                                .fetchXY(
                                        new HashMap<>(
                                                Map.of(
                                                        DataProviderParameterUtils
                                                                .REQUESTED_TIME_KEY,
                                                        List.of(1200L, 1000L, 1100L))),
                                        null)
                                .getModel());
        ISeriesModel series = model.getSeriesData().iterator().next();
        assertThat(series.getXAxis()).containsExactly(1000, 1100, 1200);
        assertThat(series.getData()).containsExactly(10, 10, 1);
    }
}
