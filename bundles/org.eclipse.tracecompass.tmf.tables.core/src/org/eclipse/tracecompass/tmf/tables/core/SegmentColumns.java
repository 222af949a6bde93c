package org.eclipse.tracecompass.tmf.tables.core;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.filter.FilterColumns;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.IndexedSegmentStore;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;
import org.eclipse.tracecompass.tmf.export.core.CellSink;
import org.eclipse.tracecompass.tmf.export.core.ColumnType;

/**
 * The columns of table {@code segments}: those of all segments, and what analyses know of theirs. A
 * column that analyses fill with different types, or one analysis with values of several, is a
 * text.
 */
final class SegmentColumns {

    /** Aspects that the common columns already have. */
    private static final Set<String> COMMON =
            Set.of("start_time", "end_time", "duration", "name", "trace", "start", "end");

    private final Map<String, List<Aspect>> aspects = new LinkedHashMap<>();

    private record Aspect(ISegmentAspect aspect, SegmentSource source, ColumnType type) {}

    /** Finds the columns of sources. */
    SegmentColumns(List<SegmentSource> sources) {
        for (SegmentSource source : sources) {
            for (ISegmentAspect aspect : source.aspects()) {
                String key = FilterColumns.key(aspect.getName());
                if (!COMMON.contains(key)) {
                    aspects.computeIfAbsent(key, k -> new ArrayList<>())
                            .add(new Aspect(aspect, source, type(aspect, source.segments())));
                }
            }
        }
    }

    /** The narrowest type that holds all values: what an aspect says of them need not be true. */
    private static ColumnType type(ISegmentAspect aspect, IndexedSegmentStore<ISegment> segments) {
        if (aspect.getDataType() == DataType.STRING
                || aspect.getDataType() == DataType.TIME_RANGE) {
            return ColumnType.TEXT;
        }
        ColumnType type = ColumnType.INTEGER;
        for (ISegment segment : segments) {
            Object value = aspect.resolve(segment);
            if (value != null) {
                type = type.wider(ColumnType.of(value));
                if (type == ColumnType.TEXT) {
                    break;
                }
            }
        }
        return type;
    }

    /** Returns the columns. */
    List<Column<SegmentRow>> all() {
        List<Column<SegmentRow>> columns = new ArrayList<>();
        columns.add(Column.text("trace", "name of the trace", row -> row.source().trace().name()));
        columns.add(
                Column.optionalText(
                        "host",
                        "id of the host; none for an experiment",
                        row -> row.source().trace().host()));
        columns.add(Column.text("analysis", "id of the analysis", row -> row.source().analysis()));
        columns.add(Column.integer("start", "first instant", row -> row.segment().getStart()));
        columns.add(
                Column.integer("end", "last instant, inclusive", row -> row.segment().getEnd()));
        columns.add(
                Column.optionalInteger(
                        "host_start",
                        "the start by the host's own clock, if times are corrected",
                        row -> row.source().trace().hostTime(row.segment().getStart())));
        columns.add(
                Column.optionalInteger(
                        "host_end",
                        "the end by the host's own clock, if times are corrected",
                        row -> row.source().trace().hostTime(row.segment().getEnd())));
        columns.add(
                Column.optionalText(
                        "name", "name of the segment, if its kind has names", SegmentRow::name));
        aspects.forEach((key, known) -> columns.add(column(key, known)));
        return columns;
    }

    private static Column<SegmentRow> column(String key, List<Aspect> known) {
        ColumnType type =
                known.stream().map(Aspect::type).reduce(ColumnType.INTEGER, ColumnType::wider);
        Map<SegmentSource, ISegmentAspect> bySource = new HashMap<>();
        known.forEach(one -> bySource.putIfAbsent(one.source(), one.aspect()));
        return Column.optional(
                key,
                type,
                known.getFirst().aspect().getHelpText(),
                (row, sink) -> {
                    ISegmentAspect aspect = bySource.get(row.source());
                    put(aspect == null ? null : aspect.resolve(row.segment()), type, sink);
                });
    }

    private static void put(@Nullable Object value, ColumnType type, CellSink sink) {
        switch (value) {
            case null -> sink.none();
            case Number number when type == ColumnType.INTEGER -> sink.integer(number.longValue());
            case Number number when type == ColumnType.REAL -> sink.real(number.doubleValue());
            case Object other -> sink.text(other.toString());
        }
    }
}
