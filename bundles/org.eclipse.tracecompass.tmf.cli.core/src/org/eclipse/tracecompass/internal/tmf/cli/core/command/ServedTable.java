package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.filter.FilterColumns;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.Progress;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.ISegmentStore;
import org.eclipse.tracecompass.segmentstore.core.IndexedSegmentStore;
import org.eclipse.tracecompass.segmentstore.core.SegmentStoreFactory;
import org.eclipse.tracecompass.segmentstore.core.SegmentStoreFactory.SegmentStoreType;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.model.ITableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.table.IVirtualTableProvider;
import org.eclipse.tracecompass.tmf.core.model.table.VirtualTableModel;
import org.eclipse.tracecompass.tmf.core.model.table.VirtualTableModel.VirtualTableLine;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.loading.core.TableColumn;

/**
 * All lines of a table of a server, as segments.
 *
 * @param aspects the columns
 * @param lines the lines
 */
record ServedTable(List<ISegmentAspect> aspects, IndexedSegmentStore<ISegment> lines) {

    private static final String TABLE = "_table";
    private static final int PAGE = 10_000;
    private static final long PAUSE_MS = 100;

    /** Returns the table of a name: its title, with or without "Table", or the end of its id. */
    static Optional<IDataProviderDescriptor> named(ITmfTrace trace, String name) {
        String longer = FilterColumns.key(name) + TABLE;
        return DataProviderManager.getInstance().getAvailableProviders(trace).stream()
                .filter(each -> each.getType() == ProviderType.TABLE)
                .filter(
                        each ->
                                SegmentAnalyses.isNamed(each.getId(), each.getName(), name)
                                        || FilterColumns.key(each.getName()).equals(longer))
                .findFirst();
    }

    /** Reads all lines. */
    static ServedTable read(ITmfTrace trace, IDataProviderDescriptor table, Console console) {
        IVirtualTableProvider provider =
                DataProviderManager.getInstance()
                        .fetchOrCreateDataProvider(
                                trace, table.getId(), IVirtualTableProvider.class);
        if (provider == null) {
            throw new UserError("The server has no table %s.".formatted(table.getName()));
        }
        try (Progress progress = new Progress(console, table.getName())) {
            List<ITableColumnDescriptor> columns =
                    complete(console, () -> provider.fetchColumns(progress));
            List<Column> shown = columns(columns);
            ISegmentStore<ISegment> store =
                    SegmentStoreFactory.createSegmentStore(SegmentStoreType.Fast);
            long size = 1;
            for (long index = 0; index < size; ) {
                Map<String, Object> asked =
                        Map.of(
                                DataProviderParameterUtils.REQUESTED_TABLE_INDEX_KEY,
                                index,
                                DataProviderParameterUtils.REQUESTED_TABLE_COUNT_KEY,
                                PAGE);
                VirtualTableModel page =
                        complete(console, () -> provider.fetchLines(asked, progress));
                if (page.lines().isEmpty()) {
                    break;
                }
                for (VirtualTableLine line : page.lines()) {
                    store.add(Line.of(line, shown));
                }
                size = page.size();
                index += page.lines().size();
                progress.show((double) index / size, "reading lines");
            }
            return new ServedTable(List.copyOf(shown), IndexedSegmentStore.of(store));
        }
    }

    private interface Question<T> {
        TmfModelResponse<T> ask();
    }

    /** Asks until the server has the whole answer. */
    private static <T> T complete(Console console, Question<T> question) {
        while (true) {
            TmfModelResponse<T> answer = question.ask();
            console.cancellation().check();
            T model = answer.getModel();
            if (answer.getStatus() == Status.COMPLETED && model != null) {
                return model;
            }
            if (answer.getStatus() != Status.RUNNING) {
                throw new UserError(UserErrors.sentence(answer.getStatusMessage()));
            }
            try {
                TimeUnit.MILLISECONDS.sleep(PAUSE_MS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new CancellationException("interrupted");
            }
        }
    }

    private static List<Column> columns(List<ITableColumnDescriptor> all) {
        return TableColumn.of(all).stream()
                .map(
                        each ->
                                each.number() < 0
                                        ? new Column(
                                                each.of(), each.cell(), each.of().getDataType())
                                        : new Column(each.of(), each.number(), DataType.TIMESTAMP))
                .toList();
    }

    /** A column of lines; its times are those of the column with the numbers. */
    @NonNullByDefault({})
    private record Column(ITableColumnDescriptor of, int cell, DataType type)
            implements ISegmentAspect {

        @Override
        public String getName() {
            return of.getText();
        }

        @Override
        public String getHelpText() {
            return of.getTooltip();
        }

        @Override
        public DataType getDataType() {
            return type;
        }

        @Override
        public @Nullable Comparator<?> getComparator() {
            return Comparator.comparing(
                            (ISegment line) -> resolve(line) instanceof Long n ? n : Long.MIN_VALUE)
                    .thenComparing(line -> String.valueOf(resolve(line)));
        }

        @Override
        public @Nullable Object resolve(ISegment segment) {
            if (!(segment instanceof Line line) || cell >= line.cells.size()) {
                return null;
            }
            String text = line.cells.get(cell);
            if (text.isEmpty()) {
                return null;
            }
            try {
                return type == DataType.STRING ? text : Long.valueOf(text);
            } catch (NumberFormatException e) {
                return text;
            }
        }
    }

    /** A line, from its first time to its last. */
    private record Line(long start, long end, List<String> cells) implements ISegment {

        private static final long serialVersionUID = 1L;

        static Line of(VirtualTableLine line, List<Column> columns) {
            Line timeless = new Line(0, 0, line.cells());
            List<Long> times = new ArrayList<>();
            for (Column column : columns) {
                if (column.type == DataType.TIMESTAMP
                        && column.resolve(timeless) instanceof Long time) {
                    times.add(time);
                }
            }
            return times.isEmpty()
                    ? timeless
                    : new Line(
                            times.get(0),
                            Math.max(times.get(0), times.get(times.size() - 1)),
                            line.cells());
        }

        @Override
        public long getStart() {
            return start;
        }

        @Override
        public long getEnd() {
            return end;
        }
    }
}
