package org.eclipse.tracecompass.ctf.core.trace;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Set;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CTFException;
import org.eclipse.tracecompass.ctf.core.event.IEventDeclaration;
import org.eclipse.tracecompass.ctf.core.event.IEventDefinition;

/**
 * Reads the events of a trace in the order of time, among them those that stand for discarded ones.
 * It is on the first event at first. Times are in cycles of the trace's clock. Not thread-safe.
 *
 * <p>Of equal times the file whose name comes first is first. An event stays valid when the reader
 * moves on. {@link CtfReader} reads the same events a few times faster, because it hands out one
 * event that changes.
 *
 * @since 0.2.0
 */
@NonNullByDefault({})
public class CTFTraceReader implements AutoCloseable {

    private static final int STATS_WIDTH = 60;

    private final CTFTrace trace;
    private final List<CTFStreamInputReader> readers = new ArrayList<>();
    private final List<CTFStreamInputReader> ended = new ArrayList<>();
    private final PriorityQueue<CTFStreamInputReader> queue =
            new PriorityQueue<>(
                    Comparator.comparingLong(this::nanos)
                            .thenComparingInt(CTFStreamInputReader::getName));
    private long startTime;
    private @Nullable Long endTime;
    private long[] counts = {};
    private boolean live;
    private boolean closed;

    /**
     * Creates a reader on the first event.
     *
     * @param trace the trace
     * @throws CTFException if a file cannot be read
     */
    public CTFTraceReader(CTFTrace trace) throws CTFException {
        this.trace = trace;
        update();
        IEventDefinition first = getCurrentEventDef();
        startTime = first == null ? 0 : first.getTimestamp();
    }

    private long nanos(CTFStreamInputReader reader) {
        IEventDefinition event = reader.getCurrentEvent();
        return switch (event) {
            case null -> Long.MAX_VALUE;
            case CtfEvent own -> own.nanos();
            default -> trace.timestampCyclesToNanos(event.getTimestamp());
        };
    }

    /**
     * Creates a reader on the same event.
     *
     * @return the other reader
     * @throws CTFException if a file cannot be read
     */
    public CTFTraceReader copyFrom() throws CTFException {
        CTFTraceReader copy = new CTFTraceReader(trace);
        copy.setLive(live);
        IEventDefinition here = getCurrentEventDef();
        if (here == null) {
            copy.queue.clear();
            return copy;
        }
        copy.seek(here.getTimestamp());
        if (!copy.advanceTo(here)) {
            // Where time goes backwards, the event may be before the place that was sought.
            copy.seek(Long.MIN_VALUE);
            copy.advanceTo(here);
        }
        return copy;
    }

    private boolean advanceTo(IEventDefinition event) throws CTFException {
        IEventDefinition here = getCurrentEventDef();
        while (here != null && !isSame(here, event)) {
            here = advance() ? getCurrentEventDef() : null;
        }
        return here != null;
    }

    private static boolean isSame(IEventDefinition a, IEventDefinition b) {
        return a.equals(b)
                || a instanceof CtfEvent one
                        && b instanceof CtfEvent other
                        && one.packet().equals(other.packet())
                        && one.fileOffset() == other.fileOffset()
                        && one.lost() == other.lost();
    }

    /** Closes the files. */
    @Override
    public void close() {
        closed = true;
        for (CTFStreamInputReader reader : readers) {
            try {
                reader.close();
            } catch (IOException e) {
                logger().log(System.Logger.Level.WARNING, "Closing " + reader.getFilename(), e);
            }
        }
    }

    /** Returns whether the reader was closed. */
    public boolean isClosed() {
        return closed;
    }

    /** Returns the time of the first event, in cycles; 0 if there is none. */
    public long getStartTime() {
        return startTime;
    }

    /**
     * Sets the time of the last event.
     *
     * @param endTime the time, in cycles
     */
    protected final void setEndTime(long endTime) {
        this.endTime = Long.valueOf(endTime);
    }

    /**
     * Returns the time of the last event, in cycles; 0 if there is none. The first call reads the
     * last packet of each file, unless the time was set.
     */
    public long getEndTime() {
        Long known = endTime;
        if (known == null) {
            known = Long.valueOf(lastTime());
            endTime = known;
        }
        return known.longValue();
    }

    private long lastTime() {
        long last = startTime;
        for (CTFStreamInputReader reader : readers) {
            try (CTFStreamInputReader other = new CTFStreamInputReader(reader.input())) {
                other.goToLastEvent();
                IEventDefinition event = other.getCurrentEvent();
                last = event == null ? last : Math.max(last, event.getTimestamp());
            } catch (CTFException | IOException e) {
                logger().log(System.Logger.Level.WARNING, reader.getFilename(), e);
            }
        }
        return last;
    }

    /**
     * Returns the readers of the files that are on an event; the first one is on the next event.
     */
    protected PriorityQueue<CTFStreamInputReader> getPrio() {
        return queue;
    }

    /**
     * Takes over files that were added to the trace.
     *
     * @throws CTFException if a file cannot be read
     */
    public void update() throws CTFException {
        Set<CTFStreamInput> known = new LinkedHashSet<>();
        readers.forEach(reader -> known.add(reader.input()));
        for (CTFStreamInput input : trace.inputs()) {
            if (known.add(input)) {
                CTFStreamInputReader reader = new CTFStreamInputReader(input);
                reader.setName(readers.size());
                reader.setLive(live);
                readers.add(reader);
                read(reader);
            }
        }
        counts = Arrays.copyOf(counts, readers.size());
    }

    /** Reads on in a file, and has it wait for its turn unless it has ended. */
    private void read(CTFStreamInputReader reader) throws CTFException {
        switch (reader.readNextEvent()) {
            case OK -> queue.add(reader);
            case WAIT -> ended.add(reader);
            default -> {
                // There is nothing more in the file.
            }
        }
    }

    /** Returns the event classes of all streams. */
    public Iterable<IEventDeclaration> getEventDeclarations() {
        Set<IEventDeclaration> all = new LinkedHashSet<>();
        for (ICTFStream stream : trace.getStreams()) {
            for (IEventDeclaration event : stream.getEventDeclarations()) {
                if (event != null) {
                    all.add(event);
                }
            }
        }
        return Collections.unmodifiableSet(all);
    }

    /** Returns the event that it is on, null behind the last one. */
    public IEventDefinition getCurrentEventDef() {
        CTFStreamInputReader top = getTopStream();
        return top == null ? null : top.getCurrentEvent();
    }

    /** Returns the reader of the file of the event that it is on, null behind the last event. */
    public CTFStreamInputReader getTopStream() {
        return queue.peek();
    }

    /** Returns whether it is on an event. */
    public final boolean hasMoreEvents() {
        return !queue.isEmpty();
    }

    /**
     * Moves to the next event.
     *
     * @return whether there is one
     * @throws CTFException if a file cannot be read any more
     */
    public boolean advance() throws CTFException {
        CTFStreamInputReader top = queue.poll();
        if (top != null) {
            counts[top.getName()]++;
            read(top);
        }
        if (live && !ended.isEmpty()) {
            List<CTFStreamInputReader> waiting = new ArrayList<>(ended);
            ended.clear();
            for (CTFStreamInputReader reader : waiting) {
                read(reader);
            }
        }
        return hasMoreEvents();
    }

    /**
     * Goes to the last event.
     *
     * @throws CTFException if a file cannot be read any more
     */
    public void goToLastEvent() throws CTFException {
        queue.clear();
        ended.clear();
        CTFStreamInputReader last = null;
        for (CTFStreamInputReader reader : readers) {
            reader.goToLastEvent();
            if (reader.getCurrentEvent() != null
                    && (last == null || nanos(reader) >= nanos(last))) {
                last = reader;
            }
            if (live) {
                ended.add(reader);
            }
        }
        if (last != null) {
            ended.remove(last);
            queue.add(last);
        }
    }

    /**
     * Goes to the first event at or after a time.
     *
     * @param timestamp the time, in cycles
     * @return whether there is one
     * @throws CTFException if a file cannot be read any more
     */
    public boolean seek(long timestamp) throws CTFException {
        queue.clear();
        ended.clear();
        for (CTFStreamInputReader reader : readers) {
            reader.seek(timestamp);
            if (reader.getCurrentEvent() != null) {
                queue.add(reader);
            } else if (live) {
                ended.add(reader);
            }
        }
        return hasMoreEvents();
    }

    /** Logs how many events were read of each file. */
    public void printStats() {
        printStats(STATS_WIDTH);
    }

    /**
     * Logs how many events were read of each file.
     *
     * @param width the length of the bar that stands for all events
     */
    public void printStats(int width) {
        long all = 0;
        for (long count : counts) {
            all += count;
        }
        for (CTFStreamInputReader reader : readers) {
            long count = counts[reader.getName()];
            int bar = all == 0 ? 0 : (int) Math.round((double) width * count / all);
            logger().log(
                            System.Logger.Level.INFO,
                            reader.getFilename()
                                    + " ["
                                    + "=".repeat(Math.max(0, bar))
                                    + " ".repeat(Math.max(0, width - bar))
                                    + "] "
                                    + count
                                    + " events");
        }
    }

    /**
     * Sets whether the files may still grow.
     *
     * @param live whether they may
     */
    public void setLive(boolean live) {
        this.live = live;
        readers.forEach(reader -> reader.setLive(live));
        if (live) {
            readers.stream()
                    .filter(reader -> !queue.contains(reader) && !ended.contains(reader))
                    .forEach(ended::add);
        }
    }

    /** Returns whether the files may still grow. */
    public boolean isLive() {
        return live;
    }

    /** Returns the trace. */
    public CTFTrace getTrace() {
        return trace;
    }

    /**
     * Takes over packets that were added to the files.
     *
     * @throws CTFException if a file cannot be read
     */
    public void populateIndex() throws CTFException {
        for (CTFStreamInputReader reader : readers) {
            while (reader.input().addPacketHeaderIndex()) {
                // Each call adds a packet.
            }
        }
    }

    @Override
    public int hashCode() {
        return 31 * trace.hashCode() + readers.hashCode();
    }

    /** {@inheritDoc} A reader of the same files of the same trace. */
    @Override
    public boolean equals(Object obj) {
        return this == obj
                || obj instanceof CTFTraceReader other
                        && trace.equals(other.trace)
                        && readers.equals(other.readers);
    }

    @Override
    public String toString() {
        return "CTFTraceReader [trace=" + trace + ']';
    }

    /** On demand: to get a logger takes a tenth of the time of a short command. */
    private static System.Logger logger() {
        return System.getLogger(CTFTraceReader.class.getName());
    }
}
