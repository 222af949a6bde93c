package org.eclipse.tracecompass.analysis.timing.core.segmentstore.dataprovider;

import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ProvidedSegments;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.SegmentOrder;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.SegmentsOfTraces;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.IndexedSegmentStore;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils.Direction;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.model.AnalysisCondition;
import org.eclipse.tracecompass.tmf.core.model.Answers;
import org.eclipse.tracecompass.tmf.core.model.CoreFilterProperty;
import org.eclipse.tracecompass.tmf.core.model.ITableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.TableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.table.IVirtualTableProvider;
import org.eclipse.tracecompass.tmf.core.model.table.TableRequest;
import org.eclipse.tracecompass.tmf.core.model.table.VirtualTableModel;
import org.eclipse.tracecompass.tmf.core.model.table.VirtualTableModel.VirtualTableLine;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;

/**
 * The segments that an analysis finds, as a table with a column for each aspect. Lines are in the
 * order of the starts, or in that of the column whose id a request has under {@link
 * TableRequest#SORT_KEY}. While the analysis runs, the table has what was found so far.
 * Thread-safe.
 */
final class SegmentTableProvider implements IVirtualTableProvider {

    private static final int CHECK = 1 << 10;

    private final List<ProvidedSegments> providers;
    private final String id;
    private final List<ISegmentAspect> aspects;
    private @Nullable Sorted latest;

    /**
     * By what lines are sorted.
     *
     * @param column the index of the column
     * @param descending whether the greatest is first
     */
    private record Sort(int column, boolean descending) {}

    /**
     * The lines at a moment.
     *
     * @param segments all segments
     * @param order their indexes, line by line
     * @param sort how they are sorted
     */
    private record Sorted(IndexedSegmentStore<ISegment> segments, int[] order, Sort sort) {

        ISegment line(int index) {
            return segments.get(order[index]);
        }
    }

    SegmentTableProvider(List<ProvidedSegments> providers, String id) {
        this.providers = List.copyOf(providers);
        this.id = id;
        aspects = withNumbers(SegmentsOfTraces.aspects(providers));
    }

    /** Texts of times depend on a time zone and lack the day, so each has its number, too. */
    private static List<ISegmentAspect> withNumbers(List<ISegmentAspect> shown) {
        List<ISegmentAspect> all = new ArrayList<>(shown);
        shown.stream()
                .filter(aspect -> aspect.getDataType() == DataType.TIMESTAMP)
                .map(Nanoseconds::new)
                .forEach(all::add);
        return List.copyOf(all);
    }

    /** A time as a number. */
    private record Nanoseconds(ISegmentAspect time) implements ISegmentAspect {

        @Override
        public String getName() {
            return time.getName() + " ns";
        }

        @Override
        public String getHelpText() {
            return time.getHelpText() + ", in nanoseconds since the epoch";
        }

        @Override
        public @Nullable Comparator<?> getComparator() {
            return time.getComparator();
        }

        @Override
        public @Nullable Object resolve(ISegment segment) {
            return time.resolve(segment);
        }

        @Override
        public DataType getDataType() {
            return DataType.NUMBER;
        }
    }

    @Override
    public String getId() {
        return id;
    }

    @Override
    public TmfModelResponse<List<ITableColumnDescriptor>> fetchColumns(
            @Nullable IProgressMonitor monitor) {
        List<ITableColumnDescriptor> columns = new ArrayList<>();
        for (int i = 0; i < aspects.size(); i++) {
            ISegmentAspect aspect = aspects.get(i);
            columns.add(
                    new TableColumnDescriptor.Builder()
                            .setId(i)
                            .setText(aspect.getName())
                            .setTooltip(aspect.getHelpText())
                            .setDataType(aspect.getDataType())
                            .build());
        }
        return Answers.completed(columns);
    }

    @Override
    public TmfModelResponse<VirtualTableModel> fetchLines(
            Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
        return TableRequest.answer(
                () -> find(TableRequest.of(parameters, aspects.size()), sort(parameters), monitor));
    }

    private TmfModelResponse<VirtualTableModel> find(
            TableRequest request, Sort sort, @Nullable IProgressMonitor monitor) {
        try {
            return Answers.join(
                    providers.stream()
                            .map(each -> Answers.from(each.module(), monitor, each::segments))
                            .toList(),
                    stores -> lines(request, sort, monitor));
        } catch (UncheckedIOException e) {
            // A damaged file is replaced by running the analysis again.
            if (providers.stream()
                    .allMatch(each -> AnalysisCondition.of(each.module()).isFinal())) {
                throw e;
            }
            return Answers.running(null);
        }
    }

    private Sort sort(Map<String, Object> parameters) {
        Object given = parameters.get(TableRequest.SORT_KEY);
        if (given == null || given.toString().isEmpty()) {
            return new Sort(startColumn(), false);
        }
        String text = given.toString();
        boolean descending = text.startsWith("-");
        try {
            int column = Integer.parseInt(descending ? text.substring(1) : text);
            if (column >= 0 && column < aspects.size()) {
                return new Sort(column, descending);
            }
        } catch (NumberFormatException e) {
            // it is no column either
        }
        throw new IllegalArgumentException("There is no column %s to sort by".formatted(text));
    }

    private int startColumn() {
        for (int i = 0; i < aspects.size(); i++) {
            if (aspects.get(i).getDataType() == DataType.TIMESTAMP) {
                return i;
            }
        }
        return 0;
    }

    private VirtualTableModel lines(
            TableRequest request, Sort sort, @Nullable IProgressMonitor monitor) {
        Sorted sorted = sorted(sort, monitor);
        int size = sorted.order.length;
        long asked = request.index() >= 0 ? request.index() : indexAt(sorted, request.time());
        int first = (int) Math.min(asked, size);
        if (request.isSearch()) {
            first = find(request, sorted, first, monitor);
        }
        List<VirtualTableLine> lines = new ArrayList<>();
        for (int i = first; first >= 0 && i < Math.min(size, (long) first + request.count()); i++) {
            TableRequest.check(monitor);
            ISegment segment = sorted.line(i);
            boolean found = request.finds(column -> text(column, segment));
            lines.add(
                    new VirtualTableLine(
                            i,
                            request.columns().stream().map(c -> text(c, segment)).toList(),
                            found ? CoreFilterProperty.HIGHLIGHT : 0));
        }
        return new VirtualTableModel(
                request.columns().stream().map(Integer::longValue).toList(),
                first < 0 ? asked : first,
                size,
                lines);
    }

    /** Sorting a million segments takes tenths of a second: pages of one table share it. */
    private Sorted sorted(Sort sort, @Nullable IProgressMonitor monitor) {
        IndexedSegmentStore<ISegment> segments = new SegmentsOfTraces(providers);
        synchronized (this) {
            Sorted known = latest;
            if (known != null && known.sort.equals(sort) && known.order.length == segments.size()) {
                return known;
            }
        }
        int[] order =
                SegmentOrder.of(segments, null, aspects.get(sort.column), sort.descending, monitor);
        if (order == null) {
            throw new OperationCanceledException();
        }
        Sorted sorted = new Sorted(segments, order, sort);
        synchronized (this) {
            latest = sorted;
        }
        return sorted;
    }

    /** The line of the first segment from a time on, whatever the lines are sorted by. */
    private static long indexAt(Sorted sorted, long time) {
        int best = -1;
        for (int i = 0; i < sorted.order.length; i++) {
            long start = sorted.segments.getStart(sorted.order[i]);
            if (start >= time
                    && (best < 0 || start < sorted.segments.getStart(sorted.order[best]))) {
                best = i;
            }
        }
        return best < 0 ? Math.max(0, sorted.order.length - 1) : best;
    }

    /** Returns the first line from one on that is looked for, in the direction; -1 for none. */
    private int find(
            TableRequest request, Sorted sorted, int from, @Nullable IProgressMonitor monitor) {
        int step = request.direction() == Direction.PREVIOUS ? -1 : 1;
        int size = sorted.order.length;
        for (int i = step < 0 ? Math.min(from, size - 1) : from; i >= 0 && i < size; i += step) {
            if (i % CHECK == 0) {
                TableRequest.check(monitor);
            }
            ISegment segment = sorted.line(i);
            if (request.finds(column -> text(column, segment))) {
                return i;
            }
        }
        return -1;
    }

    private String text(int column, ISegment segment) {
        ISegmentAspect aspect = aspects.get(column);
        Object value = aspect.resolve(segment);
        if (value instanceof Number time && aspect.getDataType() == DataType.TIMESTAMP) {
            return TmfTimestamp.fromNanos(time.longValue()).toString();
        }
        return value == null ? ISegmentAspect.EMPTY_STRING : value.toString();
    }
}
