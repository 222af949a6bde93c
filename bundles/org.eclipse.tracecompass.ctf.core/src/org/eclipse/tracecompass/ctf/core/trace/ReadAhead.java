package org.eclipse.tracecompass.ctf.core.trace;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.function.Consumer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CtfDiagnostic;
import org.eclipse.tracecompass.ctf.core.layout.EventLayout;

/**
 * Decodes the next events of a stream on another thread while those before are used.
 *
 * <p>One batch at a time is decoded, by the common pool, and the next one only when this one was
 * taken: a reader that nobody uses any more keeps no thread busy, and there is nothing to close. If
 * the pool is busy, the thread that needs the batch decodes it itself.
 */
final class ReadAhead {

    /**
     * Events of a batch: enough that handing over costs little, few enough to stay in the cache.
     */
    static final int BATCH = 512;

    private final StreamCursor fCursor;
    private final Consumer<CtfDiagnostic> fDiagnostics;
    private final CtfEvent fEvent;
    private Batch fBatch = new Batch();
    private Batch fOther = new Batch();
    private int fNext;
    private @Nullable ForkJoinTask<?> fTask;

    /** Events taken apart, and how decoding them ended; used again and again. */
    private static final class Batch {
        private final long[] fNumbers = new long[BATCH * CtfEvent.NUMBERS];
        private final @Nullable EventLayout[] fLayouts = new @Nullable EventLayout[BATCH];
        private final CtfEvent.PacketInfo[] fPackets = new CtfEvent.PacketInfo[BATCH];
        private final byte[][] fWindows = new byte[BATCH][];
        private final List<CtfDiagnostic> fDiagnostics = new ArrayList<>();
        private int fCount;
        private boolean fLast;
        private @Nullable IOException fFailure;

        void add(CtfEvent event) {
            event.write(fNumbers, fCount * CtfEvent.NUMBERS);
            fLayouts[fCount] = event.layout;
            fPackets[fCount] = event.packet;
            fWindows[fCount] = event.bytes;
            fCount++;
        }

        void take(int number, CtfEvent into) {
            into.take(fNumbers, number * CtfEvent.NUMBERS);
            into.layout = fLayouts[number];
            into.packet = fPackets[number];
            into.bytes = fWindows[number];
        }
    }

    /**
     * Begins to decode what comes after the cursor's event; the cursor belongs to this until {@link
     * #stop}.
     *
     * @param cursor the cursor
     * @param diagnostics gets the diagnostics when the events after them are taken
     */
    ReadAhead(StreamCursor cursor, Consumer<CtfDiagnostic> diagnostics) {
        fCursor = cursor;
        fDiagnostics = diagnostics;
        fEvent = cursor.event().copy();
        submit();
    }

    private void submit() {
        Batch batch = fOther;
        fTask = ForkJoinPool.commonPool().submit(() -> decode(batch));
    }

    private void decode(Batch batch) {
        batch.fCount = 0;
        batch.fDiagnostics.clear();
        fCursor.tell(batch.fDiagnostics::add);
        try {
            while (batch.fCount < BATCH) {
                if (!fCursor.next()) {
                    batch.fLast = true;
                    break;
                }
                batch.add(fCursor.event());
            }
        } catch (IOException e) {
            batch.fFailure = e;
        }
    }

    /** The event that {@link #next} moved to; changes with the next one. */
    CtfEvent event() {
        return fEvent;
    }

    /**
     * Moves to the next event.
     *
     * @return false at the end of the stream
     * @throws IOException if the trace was closed
     */
    boolean next() throws IOException {
        while (fNext == fBatch.fCount) {
            IOException failure = fBatch.fFailure;
            if (failure != null) {
                throw failure;
            }
            ForkJoinTask<?> task = fTask;
            if (task == null) {
                return false;
            }
            task.join();
            Batch done = fOther;
            fOther = fBatch;
            fBatch = done;
            fNext = 0;
            done.fDiagnostics.forEach(fDiagnostics);
            fTask = null;
            if (!done.fLast && done.fFailure == null) {
                submit();
            }
        }
        fBatch.take(fNext++, fEvent);
        return true;
    }

    /** Waits until the cursor is free again; it stands somewhere behind the last event taken. */
    void stop() {
        ForkJoinTask<?> task = fTask;
        if (task != null) {
            task.quietlyJoin();
        }
        fCursor.tell(fDiagnostics);
    }
}
