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
 * taken: an abandoned reader keeps no thread busy and needs no closing. If the pool is busy, the
 * thread that needs the batch decodes it itself.
 */
final class ReadAhead {

    /**
     * Events of a batch: enough that handing over costs little, few enough to stay in the cache.
     */
    static final int BATCH = 512;

    private final StreamCursor cursor;
    private final Consumer<CtfDiagnostic> diagnostics;
    private final CtfEvent event;
    private Batch batch = new Batch();
    private Batch other = new Batch();
    private int next;
    private @Nullable ForkJoinTask<?> task;

    /** Events taken apart, and how decoding them ended; used again and again. */
    private static final class Batch {
        private final long[] numbers = new long[BATCH * CtfEvent.NUMBERS];
        private final @Nullable EventLayout[] layouts = new @Nullable EventLayout[BATCH];
        private final CtfEvent.PacketInfo[] packets = new CtfEvent.PacketInfo[BATCH];
        private final byte[][] windows = new byte[BATCH][];
        private final List<CtfDiagnostic> diagnostics = new ArrayList<>();
        private int count;
        private boolean last;
        private @Nullable IOException failure;

        void add(CtfEvent event) {
            event.write(numbers, count * CtfEvent.NUMBERS);
            layouts[count] = event.layout;
            packets[count] = event.packet;
            windows[count] = event.bytes;
            count++;
        }

        void take(int number, CtfEvent into) {
            into.take(numbers, number * CtfEvent.NUMBERS);
            into.layout = layouts[number];
            into.packet = packets[number];
            into.bytes = windows[number];
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
        this.cursor = cursor;
        this.diagnostics = diagnostics;
        event = cursor.event().copy();
        submit();
    }

    private void submit() {
        Batch batch = other;
        task = ForkJoinPool.commonPool().submit(() -> decode(batch));
    }

    private void decode(Batch batch) {
        batch.count = 0;
        batch.diagnostics.clear();
        cursor.tell(batch.diagnostics::add);
        try {
            while (batch.count < BATCH) {
                if (!cursor.next()) {
                    batch.last = true;
                    break;
                }
                batch.add(cursor.event());
            }
        } catch (IOException e) {
            batch.failure = e;
        }
    }

    /** The event that {@link #next} moved to; changes with the next one. */
    CtfEvent event() {
        return event;
    }

    /**
     * Moves to the next event.
     *
     * @return false at the end of the stream
     * @throws IOException if the trace was closed
     */
    boolean next() throws IOException {
        while (next == batch.count) {
            IOException failure = batch.failure;
            if (failure != null) {
                throw failure;
            }
            ForkJoinTask<?> task = this.task;
            if (task == null) {
                return false;
            }
            task.join();
            Batch done = other;
            other = batch;
            batch = done;
            next = 0;
            done.diagnostics.forEach(diagnostics);
            this.task = null;
            if (!done.last && done.failure == null) {
                submit();
            }
        }
        batch.take(next++, event);
        return true;
    }

    /** Waits until the cursor is free again; it stands somewhere behind the last event taken. */
    void stop() {
        ForkJoinTask<?> task = this.task;
        if (task != null) {
            task.quietlyJoin();
        }
        cursor.tell(diagnostics);
    }
}
