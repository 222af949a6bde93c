package org.eclipse.tracecompass.tmf.core.statesystem;

import java.util.function.BooleanSupplier;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.trace.ITmfSplittableTrace;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Reads a trace in parts side by side. Passes over one trace that begin at about the same time read
 * it together, each event once.
 *
 * @since 9.6.0
 */
public final class SplitPass {

    /** Is told how far the history is built. */
    public interface Progress {
        /**
         * Tells of more events.
         *
         * @param event the last one
         * @param newEvents their number
         */
        void report(ITmfEvent event, int newEvents);
    }

    private final ITmfSplittableTrace trace;
    private final ISplitWork work;
    private final BooleanSupplier isCancelled;
    private final Progress progress;
    private volatile boolean isOut;
    private volatile @Nullable Throwable failure;
    private volatile long events;

    /**
     * Prepares a pass.
     *
     * @param trace the trace
     * @param work what is done
     * @param isCancelled whether to stop
     * @param progress is told after each part, by one thread at a time
     */
    public SplitPass(
            ITmfSplittableTrace trace,
            ISplitWork work,
            BooleanSupplier isCancelled,
            Progress progress) {
        this.trace = trace;
        this.work = work;
        this.isCancelled = isCancelled;
        this.progress = progress;
    }

    /**
     * Returns whether a trace is to be read in parts, by its size and the number of threads.
     *
     * @param trace the trace
     */
    public static boolean isWorthwhile(ITmfTrace trace) {
        return trace instanceof ITmfSplittableTrace parts
                && BuildJobs.parts(parts.getSizeOfEvents()) > 1;
    }

    /**
     * Reads the trace; returns when all is done or it is cancelled. What a part has thrown is
     * thrown. A pass that reads together with others ends when they do, but does nothing any more
     * once it is cancelled or has failed.
     *
     * @throws InterruptedException if the thread is interrupted; no other thread works on then
     */
    public void run() throws InterruptedException {
        boolean isRead = false;
        while (!isRead && !isOut()) {
            isRead = PassGroup.of(this).read(this);
        }
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        Throwable failure = this.failure;
        if (failure instanceof RuntimeException exception) {
            throw exception;
        } else if (failure instanceof Error error) {
            throw error;
        }
    }

    /** Returns how many events the joined parts have. */
    public long events() {
        return events;
    }

    // --- for those who read

    ITmfSplittableTrace trace() {
        return trace;
    }

    ISplitWork work() {
        return work;
    }

    /** Returns whether nothing more is to be done for it: it has failed, or is cancelled. */
    boolean isOut() {
        if (!isOut && isCancelled.getAsBoolean()) {
            isOut = true;
        }
        return isOut;
    }

    /** Ends it because of an interrupt. */
    void interrupted() {
        isOut = true;
    }

    /** Ends it because something was thrown; the first one is told. */
    synchronized void fail(Throwable cause) {
        if (failure == null) {
            failure = cause;
        }
        isOut = true;
    }

    void report(ITmfEvent event, int newEvents) {
        if (!isOut) {
            progress.report(event, newEvents);
        }
    }

    void done(long events) {
        this.events = events;
    }
}
