package org.eclipse.tracecompass.internal.tmf.cli.core.table;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ProvidedSegments;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.SegmentsOfTraces;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.statistics.SegmentStatistics;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.statistics.SegmentSums;
import org.eclipse.tracecompass.common.core.filter.FilterColumns;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;
import org.eclipse.tracecompass.tmf.export.core.RowWriter;

/** Segments summed up by the values of some of their columns. */
public final class SegmentGroups {

    private final ProvidedSegments provided;
    private final List<ISegmentAspect> by;
    private final Map<List<@Nullable Object>, SegmentSums> groups = new HashMap<>();

    /**
     * Creates a table without groups.
     *
     * @param provided where the segments come from
     * @param by whose values make a group
     */
    public SegmentGroups(ProvidedSegments provided, List<ISegmentAspect> by) {
        this.provided = provided;
        this.by = List.copyOf(by);
    }

    /** Adds a segment. */
    public void add(ISegment segment) {
        List<@Nullable Object> key = new ArrayList<>();
        for (ISegmentAspect aspect : by) {
            key.add(aspect.resolve(segment));
        }
        groups.computeIfAbsent(key, k -> new SegmentSums(provided))
                .add(SegmentsOfTraces.withoutTrace(segment));
    }

    /** Returns the columns of the table. */
    public List<String> columns() {
        ColumnNames columns = new ColumnNames();
        by.forEach(aspect -> columns.add(FilterColumns.key(aspect.getName())));
        List.of("count", "total", "minimum", "maximum", "average", "deviation")
                .forEach(columns::add);
        if (provided.hasFailures()) {
            columns.add("failed");
        }
        provided.amounts().forEach(amount -> columns.add(FilterColumns.key(amount.getName())));
        return columns.list();
    }

    /**
     * Writes the groups, the one with the greatest first amount, or else the longest, first.
     *
     * @param rows where they go
     * @param limit how many at most
     */
    public void write(RowWriter rows, long limit) throws IOException {
        Comparator<Map.Entry<List<@Nullable Object>, SegmentStatistics.Figures>> order =
                Comparator.comparingLong(entry -> weight(entry.getValue()));
        List<Map.Entry<List<@Nullable Object>, SegmentStatistics.Figures>> sorted =
                groups.entrySet().stream()
                        .map(group -> Map.entry(group.getKey(), group.getValue().figures()))
                        .sorted(
                                order.reversed()
                                        .thenComparing(entry -> String.valueOf(entry.getKey())))
                        .limit(limit)
                        .toList();
        for (Map.Entry<List<@Nullable Object>, SegmentStatistics.Figures> group : sorted) {
            List<@Nullable Object> row = new ArrayList<>(group.getKey());
            SegmentStatistics.Figures figures = group.getValue();
            row.add(Long.valueOf(figures.count()));
            row.add(Long.valueOf(figures.sum()));
            row.add(Long.valueOf(figures.min()));
            row.add(Long.valueOf(figures.max()));
            row.add(Long.valueOf(Math.round(figures.average())));
            row.add(Long.valueOf(Math.round(figures.deviation())));
            if (provided.hasFailures()) {
                row.add(Long.valueOf(figures.failed()));
            }
            row.addAll(figures.amounts());
            rows.row(row);
        }
    }

    /** Instants take no time: their amounts count, or else their number. */
    private static long weight(SegmentStatistics.Figures figures) {
        return figures.sum() > 0
                ? figures.sum()
                : figures.amounts().isEmpty() ? figures.count() : figures.amounts().get(0);
    }
}
