package org.eclipse.tracecompass.tmf.tables.core;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.IndexedSegmentStore;
import org.eclipse.tracecompass.tmf.export.core.TableException;
import org.eclipse.tracecompass.tmf.tables.core.TableAnalyses.OfTrace;

/** Table {@code segments}: one analysis after the other, each by start. */
final class SegmentTable {

    private final List<OfTrace> analyses;
    private @Nullable List<SegmentSource> sources;
    private @Nullable List<Column<SegmentRow>> columns;

    private SegmentTable(List<OfTrace> analyses) {
        this.analyses = analyses;
    }

    static ITraceTable of(List<OfTrace> analyses) {
        SegmentTable table = new SegmentTable(analyses);
        return new RowTable<>("segments", table::columns, table::rows);
    }

    private synchronized List<SegmentSource> sources(IProgressMonitor monitor)
            throws TableException {
        List<SegmentSource> known = sources;
        if (known == null) {
            known = new ArrayList<>();
            for (OfTrace analysis : analyses) {
                SegmentSource source = SegmentSource.of(analysis, monitor);
                if (source != null) {
                    known.add(source);
                }
            }
            sources = known;
        }
        return known;
    }

    private synchronized List<Column<SegmentRow>> columns(IProgressMonitor monitor)
            throws TableException {
        List<Column<SegmentRow>> known = columns;
        if (known == null) {
            known = new SegmentColumns(sources(monitor)).all();
            columns = known;
        }
        return known;
    }

    private Rows<SegmentRow> rows(TableScan scan) throws TableException {
        return new SegmentRows(
                sources(scan.monitor()).stream()
                        .filter(source -> scan.analyses().test(source.analysis()))
                        .toList(),
                scan);
    }

    private static final class SegmentRows implements Rows<SegmentRow> {

        private final Iterator<SegmentSource> sources;
        private final TableScan scan;
        private final long all;
        private @Nullable SegmentSource source;
        private int[] chosen = {};
        private int size;
        private int next;
        private long read;

        SegmentRows(List<SegmentSource> sources, TableScan scan) {
            this.sources = sources.iterator();
            this.scan = scan;
            this.all = sources.stream().mapToLong(source -> source.segments().size()).sum();
        }

        @Override
        public @Nullable SegmentRow next() {
            SegmentSource current = source;
            while (current == null || next == size) {
                if (!sources.hasNext()) {
                    return null;
                }
                current = sources.next();
                begin(current);
            }
            int index = chosen.length == 0 ? next : chosen[next];
            next++;
            read++;
            return new SegmentRow(current, current.segments().get(index));
        }

        private void begin(SegmentSource found) {
            source = found;
            next = 0;
            IndexedSegmentStore<ISegment> segments = found.segments();
            if (scan.from() == Long.MIN_VALUE && scan.to() == Long.MAX_VALUE) {
                chosen = new int[0];
                size = segments.size();
                return;
            }
            IntStream.Builder indexes = IntStream.builder();
            segments.forEachIn(scan.from(), scan.to(), indexes);
            chosen = indexes.build().toArray();
            size = chosen.length;
        }

        @Override
        public double progress() {
            return all == 0 ? 1 : (double) read / all;
        }
    }
}
