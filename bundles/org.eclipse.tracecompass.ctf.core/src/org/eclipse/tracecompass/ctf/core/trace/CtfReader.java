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

    private final StreamCursor[] fCursors;
    private final CtfEvent[] fEvents;
    private final @Nullable ReadAhead[] fAhead;
    private final boolean fMayReadAhead;
    private final long[] fTimes;
    private final boolean[] fEnded;

    /** The loser of each game; the game of two leaves a and b is the parent of both. */
    private final int[] fLosers;

    private final List<CtfDiagnostic> fDiagnostics = new ArrayList<>();
    private int fWinner;
    private boolean fOnEvent;
    private boolean fStarted;
    private long fGreatest = Long.MIN_VALUE;
    private long fSinceGreatest;
    private int fSteps;

    CtfReader(CtfTrace trace, boolean withLost, boolean ahead) {
        int count = trace.streams().size();
        fMayReadAhead = ahead && count > 1 && count <= MOST_AHEAD;
        fAhead = new @Nullable ReadAhead[count];
        fEvents = new CtfEvent[count];
        fCursors = new StreamCursor[count];
        for (int i = 0; i < count; i++) {
            fCursors[i] =
                    new StreamCursor(
                            trace.layout(), trace.streams().get(i), withLost, this::diagnose);
            fEvents[i] = fCursors[i].event();
        }
        fTimes = new long[count];
        fEnded = new boolean[count];
        fLosers = new int[count];
    }

    private void diagnose(CtfDiagnostic diagnostic) {
        if (fDiagnostics.size() < MAX_DIAGNOSTICS && !fDiagnostics.contains(diagnostic)) {
            fDiagnostics.add(diagnostic);
        }
    }

    /** What was found wrong while reading, so far. */
    public List<CtfDiagnostic> diagnostics() {
        return List.copyOf(fDiagnostics);
    }

    /** How many {@link #diagnostics} there are so far. */
    public int diagnosticCount() {
        return fDiagnostics.size();
    }

    /**
     * Moves to the next event.
     *
     * @return false at the end of the trace
     * @throws IOException if a file cannot be read any more
     */
    public boolean advance() throws IOException {
        if (!fStarted) {
            seek(Long.MIN_VALUE);
        } else if (fOnEvent) {
            step(fWinner);
            play(fWinner);
        }
        return arrive();
    }

    private boolean arrive() {
        if (fCursors.length == 0 || fEnded[fWinner]) {
            fOnEvent = false;
            return false;
        }
        fOnEvent = true;
        long time = fTimes[fWinner];
        if (time > fGreatest) {
            fGreatest = time;
            fSinceGreatest = 0;
        } else {
            fSinceGreatest++;
        }
        return true;
    }

    /** The event at hand; it changes with {@link #advance}. */
    public CtfEvent current() {
        if (!fOnEvent) {
            throw new IllegalStateException("the reader is not on an event");
        }
        return fEvents[fWinner];
    }

    /** The event at hand, or null before the first and after the last. */
    public @Nullable CtfEvent currentOrNull() {
        return fOnEvent ? fEvents[fWinner] : null;
    }

    /**
     * Goes to before the first event, in the order of reading, that is at or after a time; {@link
     * #advance} then moves to it.
     *
     * @param nanos ns from the clock's origin
     */
    public void seek(long nanos) throws IOException {
        alone();
        for (int i = 0; i < fCursors.length; i++) {
            fCursors[i].seekPacket(nanos);
            fEnded[i] = false;
            do {
                step(i);
            } while (!fEnded[i] && fTimes[i] < nanos);
        }
        build();
        fStarted = true;
        fOnEvent = false;
        fGreatest = Long.MIN_VALUE;
        fSinceGreatest = 0;
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
        return fGreatest;
    }

    /**
     * How many events there are between the first of {@link #locationNanos} and the one at hand.
     */
    public long locationIndex() {
        return fSinceGreatest;
    }

    private void step(int i) throws IOException {
        if (fSteps > ALONE) {
            stepAhead(i);
        } else if (fCursors[i].next()) {
            fTimes[i] = fEvents[i].nanos;
            if (++fSteps > ALONE && !fMayReadAhead) {
                fSteps = 0;
            }
        } else {
            fEnded[i] = true;
            fTimes[i] = Long.MAX_VALUE;
        }
    }

    private void stepAhead(int i) throws IOException {
        ReadAhead ahead = fAhead[i];
        if (ahead == null) {
            ahead = new ReadAhead(fCursors[i], this::diagnose);
            fAhead[i] = ahead;
            fEvents[i] = ahead.event();
        }
        if (ahead.next()) {
            fTimes[i] = fEvents[i].nanos;
        } else {
            fEnded[i] = true;
            fTimes[i] = Long.MAX_VALUE;
        }
    }

    /** Makes this thread the only one that reads. */
    private void alone() {
        for (int i = 0; i < fAhead.length; i++) {
            ReadAhead ahead = fAhead[i];
            if (ahead != null) {
                ahead.stop();
                fAhead[i] = null;
                fEvents[i] = fCursors[i].event();
            }
        }
        fSteps = 0;
    }

    private boolean before(int a, int b) {
        if (fTimes[a] != fTimes[b]) {
            return fTimes[a] < fTimes[b];
        }
        return fEnded[a] == fEnded[b] ? a < b : !fEnded[a];
    }

    private void build() {
        int count = fCursors.length;
        int[] winners = new int[2 * count];
        for (int i = 0; i < count; i++) {
            winners[count + i] = i;
        }
        for (int game = count - 1; game > 0; game--) {
            int a = winners[2 * game];
            int b = winners[2 * game + 1];
            boolean first = before(a, b);
            winners[game] = first ? a : b;
            fLosers[game] = first ? b : a;
        }
        fWinner = count > 1 ? winners[1] : 0;
    }

    private void play(int leaf) {
        int winner = leaf;
        for (int game = leaf + fCursors.length >> 1; game > 0; game >>= 1) {
            int other = fLosers[game];
            if (before(other, winner)) {
                fLosers[game] = winner;
                winner = other;
            }
        }
        fWinner = winner;
    }
}
