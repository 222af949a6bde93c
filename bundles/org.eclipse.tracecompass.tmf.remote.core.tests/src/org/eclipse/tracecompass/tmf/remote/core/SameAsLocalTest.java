package org.eclipse.tracecompass.tmf.remote.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.dataprovider.SegmentStoreDensityFactory;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.dataprovider.SegmentStoreTableFactory;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils.Direction;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.model.ITableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.filters.RequestedTimes;
import org.eclipse.tracecompass.tmf.core.model.table.IVirtualTableProvider;
import org.eclipse.tracecompass.tmf.core.model.table.TableRequest;
import org.eclipse.tracecompass.tmf.core.model.table.VirtualTableModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphRowModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphState;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataProvider;
import org.eclipse.tracecompass.tmf.core.model.xy.ISeriesModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfTreeXYDataProvider;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What a client shows is what the data providers of the trace itself show. */
class SameAsLocalTest {

    private static final String THREADS =
            "org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus"
                    + ".ThreadStatusDataProvider";
    private static final String CPU_USE =
            "org.eclipse.tracecompass.analysis.os.linux.core.cpuusage.CpuUsageDataProvider";
    private static final String SYSCALLS =
            "org.eclipse.tracecompass.analysis.os.linux.latency.syscall";
    private static final String SEGMENTS = SegmentStoreTableFactory.ID + ':' + SYSCALLS;
    private static final String DENSITY =
            SegmentStoreDensityFactory.ID
                    + ":org.eclipse.tracecompass.analysis.os.linux.latency.scheduling";
    private static final int WINDOWS = 50;
    private static final int PIXELS = 300;

    /** With fewer instants than pixels, the answers for pixels of the same instant are one. */
    private static final long SHORTEST = PIXELS;

    private final Kernel kernel;
    private final RemoteTrace remote;
    private final ITmfTrace local;

    SameAsLocalTest() throws Exception {
        kernel = Kernel.serve(0, null);
        remote = kernel.open();
        local = TmfTraceOpener.open(Kernel.TRACE, null, null);
        local.indexTrace(true);
    }

    @AfterEach
    void close() {
        remote.dispose();
        local.dispose();
        kernel.close();
    }

    private static <T extends ITmfDataProvider> T provider(
            ITmfTrace trace, String id, Class<T> type) {
        return Objects.requireNonNull(
                DataProviderManager.getInstance().fetchOrCreateDataProvider(trace, id, type), id);
    }

    private static <T> T complete(Supplier<? extends TmfModelResponse<? extends T>> question) {
        while (true) {
            TmfModelResponse<? extends T> answer = question.get();
            if (answer.getStatus() != Status.RUNNING) {
                assertThat(answer.getStatusMessage()).isNotNull();
                return Objects.requireNonNull(answer.getModel(), answer.getStatusMessage());
            }
            Thread.onSpinWait();
        }
    }

    private Map<String, Object> all() {
        return DataProviderParameterUtils.timeParameters(
                remote.facts().start(), remote.facts().end(), 2);
    }

    /** The rows by what users see: ids differ. */
    private Map<Long, String> rows(ITmfTreeDataProvider<?> provider) {
        Map<Long, ITmfTreeDataModel> entries = new LinkedHashMap<>();
        for (ITmfTreeDataModel entry :
                complete(() -> provider.fetchTree(all(), null)).getEntries()) {
            entries.put(entry.getId(), entry);
        }
        Map<Long, String> names = new LinkedHashMap<>();
        entries.forEach((id, entry) -> names.put(id, nameOf(entry, entries)));
        return names;
    }

    private static String nameOf(ITmfTreeDataModel entry, Map<Long, ITmfTreeDataModel> entries) {
        ITmfTreeDataModel parent = entries.get(entry.getParentId());
        return (parent == null ? "" : nameOf(parent, entries) + '/')
                + String.join("|", entry.getLabels());
    }

    private List<long[]> windows() {
        Random random = new Random(11);
        long start = remote.facts().start();
        long end = remote.facts().end();
        List<long[]> windows = new ArrayList<>();
        for (int i = 0; i < WINDOWS; i++) {
            long from = start + random.nextLong(end - start - SHORTEST);
            long length = SHORTEST + random.nextLong(1L << random.nextInt(10, 33));
            windows.add(new long[] {from, Math.min(end, from + length)});
        }
        return windows;
    }

    @Test
    void statesOfRandomWindows() {
        ITimeGraphDataProvider<?> ours = provider(local, THREADS, ITimeGraphDataProvider.class);
        ITimeGraphDataProvider<?> theirs = provider(remote, THREADS, ITimeGraphDataProvider.class);
        Map<Long, String> ourRows = rows(ours);
        Map<Long, String> theirRows = rows(theirs);
        assertThat(theirRows.values()).containsExactlyElementsOf(ourRows.values());
        int states = 0;
        for (long[] window : windows()) {
            Map<String, List<String>> expected = states(ours, ourRows, window);
            assertThat(states(theirs, theirRows, window)).isEqualTo(expected);
            states += expected.values().stream().mapToInt(List::size).sum();
        }
        assertThat(states).isGreaterThan(WINDOWS);
    }

    private static Map<String, List<String>> states(
            ITimeGraphDataProvider<?> provider, Map<Long, String> rows, long[] window) {
        Map<String, List<String>> states = new TreeMap<>();
        Map<String, Object> asked =
                Map.of(
                        DataProviderParameterUtils.REQUESTED_TIME_KEY,
                        new RequestedTimes(Viewport.boundaries(window[0], window[1], PIXELS - 1)),
                        DataProviderParameterUtils.REQUESTED_ITEMS_KEY,
                        List.copyOf(rows.keySet()));
        for (ITimeGraphRowModel row :
                complete(() -> provider.fetchRowModel(asked, null)).getRows()) {
            List<String> texts = new ArrayList<>();
            for (ITimeGraphState state : row.getStates()) {
                OutputElementStyle style = state.getStyle();
                if (style != null) {
                    texts.add(
                            "%d+%d %s %s"
                                    .formatted(
                                            state.getStartTime(),
                                            state.getDuration(),
                                            state.getLabel(),
                                            text(style)));
                }
            }
            if (!texts.isEmpty()) {
                states.put(String.valueOf(rows.get(row.getEntryID())), texts);
            }
        }
        return states;
    }

    private static String text(OutputElementStyle style) {
        return style.getParentKey()
                + style.getStyleValues().entrySet().stream()
                        .map(
                                value ->
                                        value.getKey()
                                                + '='
                                                + (value.getValue() instanceof Number number
                                                        ? String.valueOf(number.floatValue())
                                                        : value.getValue()))
                        .sorted()
                        .collect(Collectors.joining(",", "{", "}"));
    }

    @Test
    void tooltipsAndMetadata() {
        ITimeGraphDataProvider<?> ours = provider(local, THREADS, ITimeGraphDataProvider.class);
        ITimeGraphDataProvider<?> theirs = provider(remote, THREADS, ITimeGraphDataProvider.class);
        Map<String, Map<String, String>> expected = tooltips(ours);
        assertThat(expected.toString()).contains("Wait blocked");
        assertThat(tooltips(theirs)).isEqualTo(expected);
        assertThat(metadata(theirs)).isEqualTo(metadata(ours)).isNotEmpty();
    }

    private Map<String, Map<String, String>> tooltips(ITimeGraphDataProvider<?> provider) {
        long middle = (remote.facts().start() + remote.facts().end()) / 2;
        Map<String, Map<String, String>> tooltips = new TreeMap<>();
        rows(provider)
                .forEach(
                        (id, name) -> {
                            Map<String, Object> asked = new HashMap<>();
                            asked.put(
                                    DataProviderParameterUtils.REQUESTED_TIME_KEY, List.of(middle));
                            asked.put(DataProviderParameterUtils.REQUESTED_ITEMS_KEY, List.of(id));
                            Map<String, String> tooltip =
                                    provider.fetchTooltip(asked, null).getModel();
                            if (tooltip != null) {
                                tooltips.put(name, tooltip);
                            }
                        });
        return tooltips;
    }

    private List<Object> metadata(ITimeGraphDataProvider<?> provider) {
        List<Object> all = new ArrayList<>();
        for (ITimeGraphEntryModel entry :
                complete(() -> provider.fetchTree(all(), null)).getEntries()) {
            all.add(String.valueOf(entry.getMetadata()));
        }
        return all;
    }

    @Test
    void seriesOfRandomWindows() {
        ITmfTreeXYDataProvider<?> ours = provider(local, CPU_USE, ITmfTreeXYDataProvider.class);
        ITmfTreeXYDataProvider<?> theirs = provider(remote, CPU_USE, ITmfTreeXYDataProvider.class);
        Map<Long, String> ourRows = rows(ours);
        Map<Long, String> theirRows = rows(theirs);
        assertThat(theirRows.values()).containsExactlyInAnyOrderElementsOf(ourRows.values());
        for (long[] window : windows()) {
            Map<String, String> expected = series(ours, ourRows, window);
            assertThat(series(theirs, theirRows, window)).isEqualTo(expected).isNotEmpty();
        }
    }

    private static Map<String, String> series(
            ITmfTreeXYDataProvider<?> provider, Map<Long, String> rows, long[] window) {
        Map<String, String> all = new TreeMap<>();
        Map<String, Object> asked =
                Map.of(
                        DataProviderParameterUtils.REQUESTED_TIME_KEY,
                        new RequestedTimes(Viewport.boundaries(window[0], window[1], PIXELS - 1)),
                        DataProviderParameterUtils.REQUESTED_ITEMS_KEY,
                        List.copyOf(rows.keySet()));
        for (ISeriesModel series : complete(() -> provider.fetchXY(asked, null)).getSeriesData()) {
            all.put(
                    String.valueOf(rows.get(series.getId())),
                    "%s %s %s"
                            .formatted(
                                    series.getSampling(),
                                    java.util.Arrays.toString(series.getData()),
                                    series.getYAxisDescription().getUnit()));
        }
        return all;
    }

    @Test
    void linesOfSegments() {
        IVirtualTableProvider ours = provider(local, SEGMENTS, IVirtualTableProvider.class);
        IVirtualTableProvider theirs = provider(remote, SEGMENTS, IVirtualTableProvider.class);
        List<String> names = new ArrayList<>();
        for (ITableColumnDescriptor column : complete(() -> ours.fetchColumns(null))) {
            names.add(column.getId() + column.getText() + column.getDataType());
        }
        assertThat(complete(() -> theirs.fetchColumns(null)))
                .extracting(column -> column.getId() + column.getText() + column.getDataType())
                .isEqualTo(names);
        long size = complete(() -> ours.fetchLines(lines(0), null)).size();
        assertThat(size).isGreaterThan(10_000);
        Random random = new Random(3);
        for (int i = 0; i < WINDOWS; i++) {
            Map<String, Object> asked = lines(random.nextLong(size));
            if (i % 2 == 0) {
                asked.put(TableRequest.SORT_KEY, "-2");
            }
            if (i % 3 == 0) {
                asked.put(
                        DataProviderParameterUtils.TABLE_SEARCH_EXPRESSIONS_KEY,
                        Map.of("3", "poll$|ioctl"));
                asked.put(
                        DataProviderParameterUtils.TABLE_SEARCH_DIRECTION_KEY,
                        random.nextBoolean() ? Direction.NEXT : Direction.PREVIOUS);
            }
            VirtualTableModel expected = complete(() -> ours.fetchLines(asked, null));
            assertThat(complete(() -> theirs.fetchLines(asked, null))).isEqualTo(expected);
            assertThat(expected.size()).isEqualTo(size);
        }
    }

    private static Map<String, Object> lines(long index) {
        Map<String, Object> asked = new HashMap<>();
        asked.put(DataProviderParameterUtils.REQUESTED_TABLE_INDEX_KEY, index);
        asked.put(DataProviderParameterUtils.REQUESTED_TABLE_COUNT_KEY, 20);
        return asked;
    }

    @Test
    void distributionsOfRandomWindows() {
        ITmfTreeXYDataProvider<?> ours = provider(local, DENSITY, ITmfTreeXYDataProvider.class);
        ITmfTreeXYDataProvider<?> theirs = provider(remote, DENSITY, ITmfTreeXYDataProvider.class);
        Map<Long, String> ourRows = rows(ours);
        Map<Long, String> theirRows = rows(theirs);
        assertThat(theirRows.values()).containsExactlyInAnyOrderElementsOf(ourRows.values());
        int bars = 0;
        for (long[] window : windows()) {
            Map<String, String> expected = series(ours, ourRows, window);
            assertThat(series(theirs, theirRows, window)).isEqualTo(expected);
            bars += expected.toString().contains("Range[") ? 1 : 0;
        }
        assertThat(bars).isPositive();
    }

    @Test
    void eventsOfTheTable() {
        assertThat(remote.getNbEvents()).isEqualTo(local.getNbEvents()).isPositive();
        long last = local.getNbEvents() - 1;
        for (long rank : new long[] {0, 1, 999, 1_000, last / 2, last}) {
            Map<String, String> cells = cells(remote, rank);
            assertThat(cells.remove("Trace")).as("of an experiment only").isEqualTo("kernel");
            assertThat(cells).isEqualTo(cells(local, rank));
        }
        assertThat(remote.getNext(remote.seekEvent(last + 1))).isNull();
        for (long[] window : windows()) {
            ITmfEvent event = at(remote, window[0]);
            assertThat(event == null ? null : event.getTimestamp().toNanos())
                    .isEqualTo(timeOf(at(local, window[0])));
        }
    }

    private static @Nullable Long timeOf(@Nullable ITmfEvent event) {
        return event == null ? null : event.getTimestamp().toNanos();
    }

    private static @Nullable ITmfEvent at(ITmfTrace trace, long time) {
        ITmfContext context =
                trace.seekEvent(
                        org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp.fromNanos(time));
        return trace.getNext(context);
    }

    private static Map<String, String> cells(ITmfTrace trace, long rank) {
        ITmfEvent event = Objects.requireNonNull(trace.getNext(trace.seekEvent(rank)));
        Map<String, String> cells = new LinkedHashMap<>();
        for (ITmfEventAspect<?> aspect : trace.getEventAspects()) {
            Object value = aspect.resolve(event);
            cells.put(aspect.getName(), value == null ? "" : value.toString());
        }
        // An analysis tells these, which may still run.
        cells.keySet().removeAll(List.of("PID", "TID"));
        return cells;
    }
}
