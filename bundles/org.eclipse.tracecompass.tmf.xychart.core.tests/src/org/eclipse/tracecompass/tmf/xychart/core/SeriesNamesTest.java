package org.eclipse.tracecompass.tmf.xychart.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.filter.RowFilter;
import org.eclipse.tracecompass.tmf.core.model.TmfCommonXAxisModel;
import org.eclipse.tracecompass.tmf.core.model.YModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfTreeXYDataProvider;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfXyModel;
import org.eclipse.tracecompass.tmf.core.model.xy.IYModel;
import org.eclipse.tracecompass.tmf.core.model.xy.TmfXYAxisDescription;
import org.eclipse.tracecompass.tmf.core.model.xy.TmfXyTreeDataModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.junit.jupiter.api.Test;

/** What series are called of which there are several of one name. */
class SeriesNamesTest {

    /** Two hosts, both with a CPU 0; the second one has two of the name 1, which it may. */
    private static final class Hosts implements ITmfTreeXYDataProvider<TmfXyTreeDataModel> {

        @Override
        public String getId() {
            return "hosts";
        }

        @Override
        public void dispose() {}

        @Override
        public TmfModelResponse<TmfTreeModel<TmfXyTreeDataModel>> fetchTree(
                Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
            return new TmfModelResponse<>(
                    new TmfTreeModel<>(
                            List.of("Name"),
                            List.of(
                                    new TmfXyTreeDataModel(1, -1, List.of("alpha"), false, null),
                                    new TmfXyTreeDataModel(2, 1, List.of("0"), true, null),
                                    new TmfXyTreeDataModel(3, -1, List.of("beta"), false, null),
                                    new TmfXyTreeDataModel(4, 3, List.of("0"), true, null),
                                    new TmfXyTreeDataModel(5, 3, List.of("1"), true, null),
                                    new TmfXyTreeDataModel(6, 3, List.of("1"), true, null))),
                    Status.COMPLETED,
                    "");
        }

        @Override
        public TmfModelResponse<ITmfXyModel> fetchXY(
                Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
            TmfXYAxisDescription axis = new TmfXYAxisDescription("Switches", "");
            List<IYModel> series =
                    List.of(
                            new YModel(2, "0", new double[] {1}, axis),
                            new YModel(4, "0", new double[] {2}, axis),
                            new YModel(5, "1", new double[] {3}, axis),
                            new YModel(6, "1", new double[] {4}, axis));
            return new TmfModelResponse<>(
                    new TmfCommonXAxisModel("Switches", new long[] {0}, series),
                    Status.COMPLETED,
                    "");
        }
    }

    @Test
    void thoseThatSeveralTracesHaveBeginWithTheTrace() {
        ChartReader reader = new ChartReader(new Hosts());
        NullProgressMonitor monitor = new NullProgressMonitor();
        ChartTree tree = Objects.requireNonNull(reader.tree(0, 10, monitor).model());
        assertThat(
                        Objects.requireNonNull(
                                        reader.series(
                                                        tree,
                                                        List.of(2L, 4L, 5L, 6L),
                                                        0,
                                                        10,
                                                        1,
                                                        monitor)
                                                .model())
                                .series())
                .extracting(ChartSeries::name)
                .containsExactly("alpha/0", "beta/0", "1", "1");
    }

    /** In a file a name is all that is known of a series. */
    @Test
    void thoseOfOneNameGetNumbersInFiles() throws Exception {
        RowFilter all = RowFilter.parse("[01]");
        assertThat(ChartPicture.of(new Hosts(), 0, 10).rows(all).read(null).series())
                .extracting(ChartSeries::name)
                .containsExactly("alpha/0", "beta/0", "1", "1 (2)");
    }
}
