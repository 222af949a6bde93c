package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ProvidedSegments;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.SegmentOrder;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.SegmentTableColumns;
import org.eclipse.tracecompass.common.core.filter.FilterSyntaxException;
import org.eclipse.tracecompass.common.core.filter.RowFilter;
import org.eclipse.tracecompass.common.core.time.TimeFrame;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.command.TimeWindow.Span;
import org.eclipse.tracecompass.internal.tmf.cli.core.table.SegmentGroups;
import org.eclipse.tracecompass.internal.tmf.cli.core.table.TreeTable;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.IndexedSegmentStore;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;
import org.eclipse.tracecompass.tmf.export.core.RowWriter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that choose, sort and format the rows of a table, and the writing of these rows. */
final class RowOptions {

    @Option(
            names = "--filter",
            paramLabel = "EXPR",
            description = "Only rows that match this filter.")
    private @Nullable String filter;

    @Option(
            names = "--sort",
            paramLabel = "COLUMN",
            description = "Sort segments by a column; with - before it, in descending order.")
    private @Nullable String sort;

    @Option(
            names = "--by",
            paramLabel = "COLUMN",
            split = ",",
            description =
                    "Sum up segments by the values of these columns: their number, their durations,"
                            + " and their bytes where they have some.")
    private List<String> by = List.of();

    @Option(names = "--limit", paramLabel = "N", description = "At most N rows.")
    private long limit = Long.MAX_VALUE;

    @Mixin private FormatOption format = new FormatOption();

    /**
     * Checks what can be checked without a trace.
     *
     * @throws UserError if an option is wrong
     */
    void check() {
        UserErrors.requirePositive("--limit", limit);
        UserErrors.requireFilter("--filter", filter);
        if (!by.isEmpty() && sort != null) {
            throw UserError.usage("--by has an order of its own; omit --sort.");
        }
    }

    /**
     * Checks that nothing is asked that only segments can have.
     *
     * @param table the table that has no segments, as the user named it
     * @throws UserError if rows are to be sorted or summed up
     */
    void requireNoSegments(String table) {
        if (!by.isEmpty()) {
            throw new UserError(
                    "--by needs a table of segments, but '%s' is none; omit it.".formatted(table));
        }
        if (sort != null) {
            throw new UserError(
                    "--sort needs a table of segments, but '%s' is none; omit it."
                            .formatted(table));
        }
    }

    /**
     * Writes the rows of a tree.
     *
     * @param whole the span of the trace, to which times in filters refer
     */
    void write(TreeTable table, Span whole, Console console) throws IOException {
        Predicate<List<String>> wanted = filter(table, whole);
        RowWriter rows = format.writer(table.columns(), console);
        table.write(rows, wanted, limit);
        rows.finish();
    }

    private Predicate<List<String>> filter(TreeTable table, Span whole) {
        try {
            RowFilter rows = RowFilter.parse(filter == null ? "" : filter);
            return rows == null ? labels -> true : rows.search(table.filterColumns(frame(whole)));
        } catch (FilterSyntaxException e) {
            throw wrongFilter(e);
        }
    }

    private static TimeFrame frame(Span whole) {
        return new TimeFrame(whole.start(), whole.end(), TimeWindow.zone());
    }

    private static UserError wrongFilter(FilterSyntaxException e) {
        return new UserError("--filter: %s.".formatted(e.getMessage()), e);
    }

    /**
     * Writes segments.
     *
     * @param aspects the columns
     * @param provided where the segments come from; null if they cannot be summed up
     * @param within the span that a segment must overlap; null for all segments
     * @param whole the span of the trace, to which times in filters refer
     */
    void write(
            IndexedSegmentStore<ISegment> store,
            List<ISegmentAspect> aspects,
            @Nullable ProvidedSegments provided,
            @Nullable Span within,
            Span whole,
            Console console)
            throws IOException {
        SegmentTableColumns columns = new SegmentTableColumns(aspects, frame(whole));
        Predicate<ISegment> wanted = filter(columns);
        Predicate<ISegment> shown = s -> (within == null || isIn(s, within)) && wanted.test(s);
        if (!by.isEmpty()) {
            writeGroups(store, columns, shown, provided, console);
            return;
        }
        ISegmentAspect sorted = sortAspect(columns);
        RowWriter rows = format.writer(columns.keys(), console);
        int[] order =
                SegmentOrder.firstOf(
                        store, shown, sorted, sort != null && sort.startsWith("-"), limit, null);
        for (int index : order == null ? new int[0] : order) {
            console.cancellation().check();
            ISegment segment = store.get(index);
            List<@Nullable Object> row = new ArrayList<>();
            for (ISegmentAspect aspect : aspects) {
                row.add(aspect.resolve(segment));
            }
            rows.row(row);
        }
        rows.finish();
    }

    private static boolean isIn(ISegment segment, Span span) {
        return segment.getEnd() >= span.start() && segment.getStart() <= span.end();
    }

    private void writeGroups(
            IndexedSegmentStore<ISegment> store,
            SegmentTableColumns columns,
            Predicate<ISegment> shown,
            @Nullable ProvidedSegments provided,
            Console console)
            throws IOException {
        if (provided == null) {
            throw new UserError("--by needs the segments of an analysis; omit it.");
        }
        SegmentGroups groups =
                new SegmentGroups(
                        provided, by.stream().map(name -> aspect(columns, "--by", name)).toList());
        for (int i = 0; i < store.size(); i++) {
            ISegment segment = store.get(i);
            if (shown.test(segment)) {
                groups.add(segment);
            }
            console.cancellation().check();
        }
        RowWriter rows = format.writer(groups.columns(), console);
        groups.write(rows, limit);
        rows.finish();
    }

    private Predicate<ISegment> filter(SegmentTableColumns columns) {
        try {
            return columns.filter(filter == null ? "" : filter);
        } catch (FilterSyntaxException e) {
            throw wrongFilter(e);
        }
    }

    private @Nullable ISegmentAspect sortAspect(SegmentTableColumns columns) {
        String column = sort;
        if (column == null) {
            return null;
        }
        return aspect(columns, "--sort", column.startsWith("-") ? column.substring(1) : column);
    }

    private static ISegmentAspect aspect(SegmentTableColumns columns, String option, String name) {
        ISegmentAspect aspect = columns.aspect(name);
        if (aspect == null) {
            throw new UserError(
                    "%s: there is no column '%s'; the columns are %s."
                            .formatted(option, name, String.join(", ", columns.keys())));
        }
        return aspect;
    }
}
