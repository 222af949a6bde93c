package org.eclipse.tracecompass.tmf.core.statesystem;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.function.BooleanSupplier;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfSplittableTrace;

/**
 * Reads a trace in parts side by side. Threads of the common pool, and that of the analysis, take
 * one piece of work after the other: to join the next part if it is built and nobody joins, else to
 * build another part. Only few parts are ahead of the join, so memory is bounded.
 */
final class PartReader {

    /** How often the thread of the analysis looks for a cancellation while others work. */
    private static final long POLL_MS = 20;

    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

    private final ITmfSplittableTrace trace;
    private final ISplitWork work;
    private final List<@Nullable ITmfTimestamp> begins = new ArrayList<>();
    private final List<@Nullable TracePart> built;
    private final int jobs;
    private final BooleanSupplier isCancelled;
    private final SplitPass.Progress progress;

    // guarded by this
    private int nextToBuild;
    private int nextToJoin;
    private boolean joining;
    private int helpers;
    private int working;
    private @Nullable Throwable failure;
    private long buildNanos;
    private long longestNanos;

    // used by the thread that joins
    private @Nullable TracePart before;
    private long events;
    private int joined;
    private long joinNanos;

    /**
     * Prepares to read a trace.
     *
     * @param trace the trace
     * @param work what is done
     * @param isCancelled whether to stop
     * @param progress is told after each part, by one thread at a time
     */
    PartReader(
            ITmfSplittableTrace trace,
            ISplitWork work,
            BooleanSupplier isCancelled,
            SplitPass.Progress progress) {
        this.trace = trace;
        this.work = work;
        this.isCancelled = isCancelled;
        this.progress = progress;
        jobs = BuildJobs.get();
        begins.add(null);
        begins.addAll(trace.getCuts(BuildJobs.parts(trace.getSizeOfEvents())));
        built = new ArrayList<>(Collections.nCopies(begins.size(), null));
    }

    /**
     * Reads the trace; returns when all is done or it is cancelled. What a part has thrown is
     * thrown.
     *
     * @param onInterrupt is called at an interrupt, which is kept for later
     */
    void run(Runnable onInterrupt) {
        boolean interrupted = false;
        try {
            BuildJobs.sizePool();
            while (!work()) {
                interrupted = true;
                onInterrupt.run();
            }
        } finally {
            stop();
            for (TracePart part : built) {
                if (part != null) {
                    part.close();
                }
            }
            TracePart last = before;
            if (last != null) {
                last.close();
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
        BuildJobs.built(
                new SplitFigures(built.size(), joined, buildNanos, longestNanos, joinNanos));
        Throwable failure = this.failure;
        if (failure instanceof RuntimeException exception) {
            throw exception;
        } else if (failure instanceof Error error) {
            throw error;
        }
    }

    /** Returns how many events the joined parts have. */
    long events() {
        return events;
    }

    /** Works until all is done; returns false if it was interrupted before. */
    private boolean work() {
        while (true) {
            Runnable piece;
            synchronized (this) {
                if (isOver()) {
                    return true;
                }
                piece = next();
                if (piece == null) {
                    try {
                        wait(POLL_MS);
                    } catch (InterruptedException e) {
                        return false;
                    }
                }
            }
            if (piece != null) {
                execute(piece);
            }
        }
    }

    /** No more work is taken; waits for what is being done. */
    private synchronized void stop() {
        boolean interrupted = false;
        if (nextToJoin < built.size() && failure == null) {
            nextToJoin = built.size();
        }
        while (working > 0) {
            try {
                wait();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private boolean isOver() {
        return failure != null
                || nextToJoin == built.size() && !joining
                || isCancelled.getAsBoolean();
    }

    /** The next piece of work; null if there is none now. The caller has the lock. */
    private @Nullable Runnable next() {
        if (isOver()) {
            return null;
        }
        Runnable piece = null;
        if (!joining && nextToJoin < built.size() && built.get(nextToJoin) != null) {
            joining = true;
            piece = this::join;
        } else if (nextToBuild < built.size() && nextToBuild - nextToJoin < 2 * jobs) {
            int index = nextToBuild++;
            piece = () -> build(index);
        }
        if (piece != null) {
            working++;
            while (helpers < jobs - 1 && helpers < built.size()) {
                helpers++;
                ForkJoinPool.commonPool().execute(this::help);
            }
        }
        return piece;
    }

    /** One piece of work in the pool; others get their turn before the next one. */
    private void help() {
        Runnable piece;
        synchronized (this) {
            piece = next();
            if (piece == null) {
                helpers--;
                return;
            }
        }
        execute(piece);
        synchronized (this) {
            if (isOver()) {
                helpers--;
                return;
            }
        }
        ForkJoinPool.commonPool().execute(this::help);
    }

    private void execute(Runnable piece) {
        Throwable thrown = null;
        try {
            piece.run();
        } catch (RuntimeException | Error e) {
            thrown = e;
        }
        synchronized (this) {
            working--;
            if (thrown != null && failure == null) {
                failure = thrown;
            }
            notifyAll();
        }
    }

    private void build(int index) {
        ITmfTimestamp end = index + 1 < begins.size() ? begins.get(index + 1) : null;
        TracePart part =
                new TracePart(
                        trace,
                        begins.get(index),
                        end == null ? Long.MAX_VALUE : end.toNanos(),
                        work.newPart());
        long begin = CLOCK.getCurrentThreadCpuTime();
        part.build(isCancelled);
        long nanos = CLOCK.getCurrentThreadCpuTime() - begin;
        synchronized (this) {
            built.set(index, part);
            buildNanos += nanos;
            longestNanos = Math.max(longestNanos, nanos);
        }
    }

    // --- the thread that joins

    private void join() {
        int index = nextToJoin;
        TracePart part = built.get(index);
        TracePart before = this.before;
        if (part == null || isCancelled.getAsBoolean()) {
            joined(index);
            return;
        }
        if (!part.follows(before == null ? null : before.after())) {
            handleRest(before);
            joined(built.size() - 1);
            return;
        }
        long begin = CLOCK.getCurrentThreadCpuTime();
        ISplitWork.Part work = part.work();
        boolean fits = work.canJoin();
        if (fits || work instanceof SharedWork.SharedPart) {
            work.join(part.last(), part.events());
        }
        joinNanos += CLOCK.getCurrentThreadCpuTime() - begin;
        if (fits) {
            joined++;
            report(part.last(), part.events());
        } else {
            handle(before, part.events());
        }
        if (before != null) {
            before.close();
        }
        this.before = part;
        built.set(index, null);
        joined(index);
    }

    private synchronized void joined(int index) {
        nextToJoin = index + 1;
        joining = false;
        notifyAll();
    }

    private void report(@Nullable ITmfEvent last, long count) {
        events += count;
        if (last != null) {
            progress.report(last, (int) Math.min(count, Integer.MAX_VALUE));
        }
    }

    /** Handles the events after a part one by one: all that there are. */
    private void handleRest(@Nullable TracePart before) {
        if (work instanceof SharedWork shared) {
            shared.handleAll();
        }
        handle(before, Long.MAX_VALUE);
    }

    private void handle(@Nullable TracePart before, long count) {
        ITmfContext context = before == null ? trace.seekPart(null) : before.place();
        ITmfEvent event = before == null ? trace.getNext(context) : before.after();
        long done = 0;
        int unreported = 0;
        ITmfEvent last = null;
        while (event != null && done < count && !isCancelled.getAsBoolean()) {
            work.handle(event);
            last = event;
            done++;
            if (++unreported == 1 << 13) {
                report(last, unreported);
                unreported = 0;
            }
            if (done < count) {
                event = trace.getNext(context);
            }
        }
        report(last, unreported);
        if (before == null) {
            context.dispose();
        }
    }
}
