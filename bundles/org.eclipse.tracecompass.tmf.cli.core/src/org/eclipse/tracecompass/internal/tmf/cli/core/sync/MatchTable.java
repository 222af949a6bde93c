package org.eclipse.tracecompass.internal.tmf.cli.core.sync;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import org.apache.commons.csv.CSVPrinter;
import org.eclipse.tracecompass.tmf.core.event.matching.IEventMatchingKey;
import org.eclipse.tracecompass.tmf.core.event.matching.IMatchProcessingUnit;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventDependency;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventDependency.DependencyEvent;
import org.eclipse.tracecompass.tmf.core.synchronization.ITmfTimestampTransform;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.export.core.DataFormats;

/** Hands matches on to another unit and keeps a row of numbers of each. */
public final class MatchTable implements IMatchProcessingUnit {

    private static final int COLUMNS = 6;
    private static final int CHUNK = 1 << 12;

    private final IMatchProcessingUnit next;
    private final List<ITmfTrace> traces = new ArrayList<>();
    private final List<long[]> chunks = new ArrayList<>();
    private int size;

    /**
     * An empty table.
     *
     * @param next is given the matches
     */
    public MatchTable(IMatchProcessingUnit next) {
        this.next = next;
    }

    @Override
    public void init(Collection<ITmfTrace> all) {
        traces.clear();
        traces.addAll(all);
        chunks.clear();
        size = 0;
        next.init(all);
    }

    @Override
    public void addMatch(IEventMatchingKey key, TmfEventDependency match) {
        add(match);
        next.addMatch(key, match);
    }

    @Override
    public void addMatch(TmfEventDependency match) {
        add(match);
        next.addMatch(match);
    }

    private void add(TmfEventDependency match) {
        int at = size++ % CHUNK;
        if (at == 0) {
            chunks.add(new long[COLUMNS * CHUNK]);
        }
        long[] chunk = chunks.getLast();
        put(chunk, COLUMNS * at, match.getSource());
        put(chunk, COLUMNS * at + COLUMNS / 2, match.getDestination());
    }

    private void put(long[] chunk, int at, DependencyEvent event) {
        chunk[at] = traces.indexOf(event.getTrace());
        chunk[at + 1] = event.getRank();
        chunk[at + 2] = event.getTimestamp().toNanos();
    }

    @Override
    public void matchingEnded() {
        next.matchingEnded();
    }

    @Override
    public int countMatches() {
        return size;
    }

    /**
     * Writes a line per match in the order in which they were found, with a header.
     *
     * @param transforms from the clock of a trace to that of the reference
     * @param to receives the text; flushed
     */
    public void write(Function<ITmfTrace, ITmfTimestampTransform> transforms, Writer to)
            throws IOException {
        CSVPrinter csv = DataFormats.csv(to);
        csv.printRecord(
                "sent_trace",
                "sent_host",
                "sent_rank",
                "sent_ns",
                "received_trace",
                "received_host",
                "received_rank",
                "received_ns",
                "synced_sent_ns",
                "synced_received_ns",
                "latency_ns");
        List<ITmfTimestampTransform> clocks = traces.stream().map(transforms).toList();
        for (int i = 0; i < size; i++) {
            int at = COLUMNS * (i % CHUNK);
            long[] row = Arrays.copyOfRange(chunks.get(i / CHUNK), at, at + COLUMNS);
            int source = (int) row[0];
            int destination = (int) row[COLUMNS / 2];
            long sent = clocks.get(source).transform(row[2]);
            long received = clocks.get(destination).transform(row[COLUMNS - 1]);
            csv.printRecord(
                    traces.get(source).getName(),
                    traces.get(source).getHostId(),
                    row[1],
                    row[2],
                    traces.get(destination).getName(),
                    traces.get(destination).getHostId(),
                    row[COLUMNS / 2 + 1],
                    row[COLUMNS - 1],
                    sent,
                    received,
                    received - sent);
        }
        csv.flush();
    }
}
