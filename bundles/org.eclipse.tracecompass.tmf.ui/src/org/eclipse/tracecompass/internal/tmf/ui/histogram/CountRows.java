package org.eclipse.tracecompass.internal.tmf.ui.histogram;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.tmf.export.core.ValueTable;

/**
 * The bars of the Histogram as rows: when each begins and ends, ns since the epoch, how many events
 * there are in it, and how many of each trace if traces are told apart.
 *
 * @param counts the counts of the trace
 */
record CountRows(EventCounts counts) implements ValueTable.Rows {

    @Override
    public List<String> titles() {
        List<String> titles = new ArrayList<>();
        titles.add(Messages.Histogram_RowStart);
        titles.add(Messages.Histogram_RowEnd);
        titles.add(Messages.Histogram_RowEvents);
        titles.add(Messages.Histogram_RowLost);
        counts.parts().forEach(part -> titles.add(part.name()));
        return titles;
    }

    @Override
    public int size() {
        return counts.buckets();
    }

    @Override
    public List<Object> row(int row) {
        long from = counts.start() + row * counts.bucketLength();
        long to = from + counts.bucketLength();
        List<Object> values = new ArrayList<>();
        values.add(from);
        values.add(to - 1);
        values.add(Math.round(counts.eventsBetween(from, to)));
        values.add(Math.round(counts.lostBetween(from, to)));
        for (EventCounts.Part part : counts.parts()) {
            values.add(Math.round(part.counts().eventsBetween(from, to)));
        }
        return values;
    }
}
