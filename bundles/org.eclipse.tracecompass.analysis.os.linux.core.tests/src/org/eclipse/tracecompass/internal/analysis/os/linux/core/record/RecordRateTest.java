package org.eclipse.tracecompass.internal.analysis.os.linux.core.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.LongStream;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ProvidedSegments;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.EventListTrace;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.SyntheticKernelTrace;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ISeriesModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfXyModel;
import org.eclipse.tracecompass.tmf.core.model.xy.TmfXyTreeDataModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Charts of amounts per time, against a look at every record for every span. */
class RecordRateTest {

    @TempDir private Path folder = Path.of("");

    private void check(RecordAnalysis analysis, RecordRate rate, int seriesCount) throws Exception {
        EventListTrace trace =
                new EventListTrace(SyntheticKernelTrace.ofDemo("alpha"), folder.toString());
        analysis.setId("records");
        analysis.setTrace(trace);
        analysis.schedule();
        assertThat(analysis.waitForCompletion()).isTrue();
        List<ISegment> records = new ArrayList<>();
        Objects.requireNonNull(analysis.getSegmentStore()).forEach(records::add);
        RecordRateProvider provider =
                new RecordRateProvider(trace, new ProvidedSegments(analysis, analysis), rate);

        TmfTreeModel<TmfXyTreeDataModel> all =
                Objects.requireNonNull(provider.fetchTree(Map.of(), null).getModel());
        List<TmfXyTreeDataModel> rows =
                all.getEntries().stream().filter(TmfXyTreeDataModel::hasRowModel).toList();
        assertThat(rows).hasSize(seriesCount);
        long start = records.stream().mapToLong(ISegment::getStart).min().orElseThrow();
        long end = records.stream().mapToLong(ISegment::getEnd).max().orElseThrow();
        int spans = 97;
        // The middle third, so that records lie across both ends.
        long[] times =
                LongStream.rangeClosed(1, spans)
                        .map(i -> start + (end - start) / 3 + (end - start) / 3 * i / spans)
                        .toArray();
        ITmfXyModel model =
                Objects.requireNonNull(
                        provider.fetchXY(
                                        Map.of(
                                                DataProviderParameterUtils.REQUESTED_TIME_KEY,
                                                LongStream.of(times).boxed().toList(),
                                                DataProviderParameterUtils.REQUESTED_ITEMS_KEY,
                                                rows.stream()
                                                        .map(TmfXyTreeDataModel::getId)
                                                        .toList()),
                                        null)
                                .getModel());
        assertThat(model.getSeriesData()).hasSize(seriesCount);
        for (TmfXyTreeDataModel row : rows) {
            ISeriesModel series =
                    model.getSeriesData().stream()
                            .filter(s -> s.getId() == row.getId())
                            .findFirst()
                            .orElseThrow();
            double total = 0;
            for (ISegment segment : records) {
                Row record = (Row) segment;
                if (row.getName().equals(rate.series().apply(record))) {
                    total +=
                            ((Long) Objects.requireNonNull(record.get(rate.amount())))
                                    .doubleValue();
                }
            }
            assertThat(Double.parseDouble(row.getLabels().get(1))).isEqualTo(total);
            for (int i = 0; i < spans; i++) {
                long from = i == 0 ? times[0] - (times[1] - times[0]) : times[i - 1];
                double amount = 0;
                for (ISegment segment : records) {
                    Row record = (Row) segment;
                    long time =
                            Math.min(record.getEnd(), times[i]) - Math.max(record.getStart(), from);
                    if (time > 0 && row.getName().equals(rate.series().apply(record))) {
                        amount +=
                                ((Long) Objects.requireNonNull(record.get(rate.amount())))
                                        / (double) record.getLength()
                                        * time;
                    }
                }
                assertThat(series.getData()[i])
                        .isCloseTo(amount / (times[i] - from) * rate.unit(), within(1e-3));
            }
        }
        analysis.dispose();
        trace.dispose();
    }

    @Test
    void theQueueOfACpuHasItsMeanLength() throws Exception {
        check(new RunQueueAnalysis(), RecordRate.RUN_QUEUE, 2);
    }

    @Test
    void aDiskHasItsBytesPerSecond() throws Exception {
        check(new BlockRequestAnalysis(), RecordRate.DISK_THROUGHPUT, 2);
    }

    @Test
    void anAmountWithoutTimeBelongsToTheSpanInWhichItEnds() {
        SpanSums sums = new SpanSums(new long[] {10, 20, 30});
        sums.add(20, 20, 5);
        sums.add(0, 0, 100);
        sums.add(31, 31, 100);
        sums.add(25, 45, 20);
        assertThat(sums.rates(10)).containsExactly(0, 5, 5);
        assertThat(new SpanSums(new long[] {7}).rates(1)).containsExactly(0);
    }
}
