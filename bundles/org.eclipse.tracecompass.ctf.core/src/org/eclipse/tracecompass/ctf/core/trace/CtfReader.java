package org.eclipse.tracecompass.ctf.core.trace;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CtfDiagnostic;

/**
 * Reads the events of all streams in the order of time; of equal times the stream that comes first
 * in the trace comes first. Within a stream the order of the stream is kept, also where its time
 * goes backwards.
 *
 * <p>The streams are merged by a tournament: after each event only the games of its stream are
 * played again. Not thread-safe; each thread takes a reader of its own.
 */
public final class CtfReader {

    private static final int MAX_DIAGNOSTICS = 1000;

    /** Events that are read before other threads help: who wants a few gets them at once. */
    private static final int ALONE = 8192;

    /** Streams at most that are read ahead, for the memory that it takes. */
    private static final int MOST_AHEAD = 32;

    private final StreamCursor[] cursors;
    private final CtfEvent[] events;
    private final @Nullable ReadAhead[] ahead;
    private final boolean mayReadAhead;
    private final long[] times;
    private final boolean[] ended;

    /** The loser of each game; the game of two leaves a and b is the parent of both. */
    private final int[] losers;

    private final List<CtfDiagnostic> diagnostics = new ArrayList<>();
    private int winner;
    private boolean onEvent;
    private boolean started;
    private long greatest = Long.MIN_VALUE;
    private long sinceGreatest;
    private int steps;

    CtfReader(CtfRecording trace, boolean withLost, boolean ahead) {
        int count = trace.streams().size();
        mayReadAhead = ahead && count > 1 && count <= MOST_AHEAD;
        this.ahead = new @Nullable ReadAhead[count];
        events = new CtfEvent[count];
        cursors = new StreamCursor[count];
        for (int i = 0; i < count; i++) {
            cursors[i] =
                    new StreamCursor(
                            trace.layout(), trace.streams().get(i), withLost, this::diagnose);
            events[i] = cursors[i].event();
        }
        times = new long[count];
        ended = new boolean[count];
        losers = new int[count];
    }

    private void diagnose(CtfDiagnostic diagnostic) {
        if (diagnostics.size() < MAX_DIAGNOSTICS && !diagnostics.contains(diagnostic)) {
            diagnostics.add(diagnostic);
        }
    }

    /** The problems found so far while reading. */
    public List<CtfDiagnostic> diagnostics() {
        return List.copyOf(diagnostics);
    }

    /** The number of {@link #diagnostics} so far. */
    public int diagnosticCount() {
        return diagnostics.size();
    }

    /**
     * Moves to the next event.
     *
     * @return false at the end of the trace
     * @throws IOException if a file cannot be read any more
     */
    public boolean advance() throws IOException {
        if (!started) {
            seek(Long.MIN_VALUE);
        } else if (onEvent) {
            step(winner);
            play(winner);
        }
        return arrive();
    }

    private boolean arrive() {
        if (cursors.length == 0 || ended[winner]) {
            onEvent = false;
            return false;
        }
        onEvent = true;
        long time = times[winner];
        if (time > greatest) {
            greatest = time;
            sinceGreatest = 0;
        } else {
            sinceGreatest++;
        }
        return true;
    }

    /** The event at hand; it changes with {@link #advance}. */
    public CtfEvent current() {
        if (!onEvent) {
            throw new IllegalStateException("the reader is not on an event");
        }
        return events[winner];
    }

    /** The event at hand, or null before the first and after the last. */
    public @Nullable CtfEvent currentOrNull() {
        return onEvent ? events[winner] : null;
    }

    /**
     * Goes to before the first event, in the order of reading, that is at or after a time; {@link
     * #advance} then moves to it.
     *
     * @param nanos ns from the clock's origin
     */
    public void seek(long nanos) throws IOException {
        alone();
        for (int i = 0; i < cursors.length; i++) {
            cursors[i].seekPacket(nanos);
            ended[i] = false;
            do {
                step(i);
            } while (!ended[i] && times[i] < nanos);
        }
        build();
        started = true;
        onEvent = false;
        greatest = Long.MIN_VALUE;
        sinceGreatest = 0;
    }

    /**
     * Goes to before the event of which {@link #locationNanos} and {@link #locationIndex} were
     * these.
     *
     * @return false if the trace ends before it
     */
    public boolean seek(long nanos, long index) throws IOException {
        seek(nanos);
        for (long i = 0; i < index; i++) {
            if (!advance()) {
                return false;
            }
        }
        return true;
    }

    /**
     * The greatest time up to the event at hand. Together with {@link #locationIndex} it is the
     * place of the event: in a trace whose time never goes backwards, its time and its number among
     * those of equal time.
     */
    public long locationNanos() {
        return greatest;
    }

    /** The number of events between the first one at {@link #locationNanos} and the current one. */
    public long locationIndex() {
        return sinceGreatest;
    }

    private void step(int i) throws IOException {
        if (steps > ALONE) {
            stepAhead(i);
        } else if (cursors[i].next()) {
            times[i] = events[i].nanos;
            if (++steps > ALONE && !mayReadAhead) {
                steps = 0;
            }
        } else {
            ended[i] = true;
            times[i] = Long.MAX_VALUE;
        }
    }

    private void stepAhead(int i) throws IOException {
        ReadAhead ahead = this.ahead[i];
        if (ahead == null) {
            ahead = new ReadAhead(cursors[i], this::diagnose);
            this.ahead[i] = ahead;
            events[i] = ahead.event();
        }
        if (ahead.next()) {
            times[i] = events[i].nanos;
        } else {
            ended[i] = true;
            times[i] = Long.MAX_VALUE;
        }
    }

    /** Makes this thread the only one that reads. */
    private void alone() {
        for (int i = 0; i < ahead.length; i++) {
            ReadAhead ahead = this.ahead[i];
            if (ahead != null) {
                ahead.stop();
                this.ahead[i] = null;
                events[i] = cursors[i].event();
            }
        }
        steps = 0;
    }

    private boolean before(int a, int b) {
        if (times[a] != times[b]) {
            return times[a] < times[b];
        }
        return ended[a] == ended[b] ? a < b : !ended[a];
    }

    private void build() {
        int count = cursors.length;
        int[] winners = new int[2 * count];
        for (int i = 0; i < count; i++) {
            winners[count + i] = i;
        }
        for (int game = count - 1; game > 0; game--) {
            int a = winners[2 * game];
            int b = winners[2 * game + 1];
            boolean first = before(a, b);
            winners[game] = first ? a : b;
            losers[game] = first ? b : a;
        }
        winner = count > 1 ? winners[1] : 0;
    }

    private void play(int leaf) {
        int winner = leaf;
        for (int game = leaf + cursors.length >> 1; game > 0; game >>= 1) {
            int other = losers[game];
            if (before(other, winner)) {
                losers[game] = winner;
                winner = other;
            }
        }
        this.winner = winner;
    }
}
