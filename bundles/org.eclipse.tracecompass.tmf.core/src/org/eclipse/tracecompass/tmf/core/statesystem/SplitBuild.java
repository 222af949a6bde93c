package org.eclipse.tracecompass.tmf.core.statesystem;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.IHistoryPart;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfSplittableTrace;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Builds a history in parts of the trace. Threads of the common pool, and that of the analysis,
 * take one piece of work after the other: to join the next part if it is built and nobody joins,
 * else to build another part. Only few parts are ahead of the join, so memory is bounded.
 */
final class SplitBuild {

    /** How often the thread of the analysis looks for a cancellation while others work. */
    private static final long POLL_MS = 20;

    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

    /** Is told how far the history is built. */
    interface Progress {
        /**
         * Tells of more events.
         *
         * @param event the last one
         * @param newEvents their number
         */
        void report(ITmfEvent event, int newEvents);
    }

    private final ITmfTrace trace;
    private final AbstractTmfStateProvider provider;
    private final ISplittableStateProvider splittable;
    private final ITmfStateSystemBuilder history;
    private final List<@Nullable ITmfTimestamp> begins = new ArrayList<>();
    private final @Nullable TracePart[] built;
    private final int jobs;
    private final BooleanSupplier isCancelled;
    private final Progress progress;

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

    private SplitBuild(
            ITmfSplittableTrace trace,
            AbstractTmfStateProvider provider,
            ISplittableStateProvider splittable,
            ITmfStateSystemBuilder history,
            int parts,
            BooleanSupplier isCancelled,
            Progress progress) {
        this.trace = trace;
        this.provider = provider;
        this.splittable = splittable;
        this.history = history;
        this.isCancelled = isCancelled;
        this.progress = progress;
        jobs = BuildJobs.get();
        begins.add(null);
        begins.addAll(trace.getCuts(parts));
        built = new @Nullable TracePart[begins.size()];
    }

    /** Whether a history can be built in parts, and is to be. */
    static boolean isPossible(ITmfStateProvider provider, ITmfStateSystemBuilder history) {
        return provider instanceof AbstractTmfStateProvider
                && provider instanceof ISplittableStateProvider splittable
                && provider.getTrace() instanceof ITmfSplittableTrace trace
                && BuildJobs.parts(trace.getSizeOfEvents()) > 1
                && splittable.isSplittable()
                && StateSystemFactory.newPart(history) != null;
    }

    /**
     * Prepares a build that is {@linkplain #isPossible possible}.
     *
     * @param provider the provider; it must handle events in the calling thread
     * @param history where the changes go
     * @param isCancelled whether to stop
     * @param progress is told after each part, by one thread at a time
     */
    static SplitBuild of(
            ITmfStateProvider provider,
            ITmfStateSystemBuilder history,
            BooleanSupplier isCancelled,
            Progress progress) {
        if (provider instanceof AbstractTmfStateProvider ours
                && provider instanceof ISplittableStateProvider splittable
                && provider.getTrace() instanceof ITmfSplittableTrace trace) {
            return new SplitBuild(
                    trace,
                    ours,
                    splittable,
                    history,
                    BuildJobs.parts(trace.getSizeOfEvents()),
                    isCancelled,
                    progress);
        }
        throw new IllegalArgumentException("Not splittable: " + provider);
    }

    /**
     * Reads the trace and makes all changes; returns when it is done, has failed or is cancelled.
     *
     * @throws InterruptedException if the thread is interrupted; no other thread works on then
     */
    void run() throws InterruptedException {
        while (!BuildJobs.TURN.tryAcquire(POLL_MS, TimeUnit.MILLISECONDS)) {
            if (isCancelled.getAsBoolean()) {
                return;
            }
        }
        try {
            BuildJobs.sizePool();
            work();
        } finally {
            stop();
            BuildJobs.TURN.release();
            for (TracePart part : built) {
                if (part != null) {
                    part.close();
                }
            }
            TracePart last = before;
            if (last != null) {
                last.close();
            }
        }
        BuildJobs.built(
                new SplitFigures(built.length, joined, buildNanos, longestNanos, joinNanos));
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

    private void work() throws InterruptedException {
        while (true) {
            Runnable piece;
            synchronized (this) {
                if (isOver()) {
                    return;
                }
                piece = next();
                if (piece == null) {
                    wait(POLL_MS);
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
        if (nextToJoin < built.length && failure == null) {
            nextToJoin = built.length;
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
                || nextToJoin == built.length && !joining
                || isCancelled.getAsBoolean();
    }

    /** The next piece of work; null if there is none now. The caller has the lock. */
    private @Nullable Runnable next() {
        if (isOver()) {
            return null;
        }
        Runnable piece = null;
        if (!joining && nextToJoin < built.length && built[nextToJoin] != null) {
            joining = true;
            piece = this::join;
        } else if (nextToBuild < built.length && nextToBuild - nextToJoin < 2 * jobs) {
            int index = nextToBuild++;
            piece = () -> build(index);
        }
        if (piece != null) {
            working++;
            while (helpers < jobs - 1 && helpers < built.length) {
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
        IHistoryPart changes = StateSystemFactory.newPart(history);
        if (changes == null
                || !(splittable.newPart() instanceof AbstractTmfStateProvider partProvider)) {
            throw new IllegalStateException(
                    "The provider %s gives no provider of a part".formatted(provider.getClass()));
        }
        ITmfTimestamp end = index + 1 < begins.size() ? begins.get(index + 1) : null;
        TracePart part =
                new TracePart(
                        trace,
                        begins.get(index),
                        end == null ? Long.MAX_VALUE : end.toNanos(),
                        partProvider,
                        changes);
        long begin = CLOCK.getCurrentThreadCpuTime();
        part.build(isCancelled);
        long nanos = CLOCK.getCurrentThreadCpuTime() - begin;
        Throwable cause = partProvider.getFailureCause();
        if (cause != null) {
            provider.fail(cause);
            throw cause instanceof RuntimeException exception
                    ? exception
                    : new IllegalStateException(cause);
        }
        synchronized (this) {
            built[index] = part;
            buildNanos += nanos;
            longestNanos = Math.max(longestNanos, nanos);
        }
    }

    // --- the thread that joins

    private void join() {
        int index = nextToJoin;
        TracePart part = built[index];
        TracePart before = this.before;
        if (part == null || isCancelled.getAsBoolean()) {
            joined(index);
            return;
        }
        if (!part.follows(before == null ? null : before.after())) {
            handleRest(before);
            joined(built.length - 1);
            return;
        }
        if (provider.hasFutureEvents()
                || part.provider().hasFutureEvents()
                || !StateSystemFactory.fits(history, part.history())
                || !splittable.canJoin(part.provider())) {
            handle(before, part.events());
        } else {
            long begin = CLOCK.getCurrentThreadCpuTime();
            StateSystemFactory.join(history, part.history());
            splittable.joined(part.provider());
            provider.partJoined(part.last(), part.events());
            joinNanos += CLOCK.getCurrentThreadCpuTime() - begin;
            joined++;
            report(part.last(), part.events());
        }
        if (before != null) {
            before.close();
        }
        this.before = part;
        built[index] = null;
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
        handle(before, Long.MAX_VALUE);
    }

    private void handle(@Nullable TracePart before, long count) {
        ITmfContext context = before == null ? trace.seekEvent(0L) : before.place();
        ITmfEvent event = before == null ? trace.getNext(context) : before.after();
        long done = 0;
        int unreported = 0;
        ITmfEvent last = null;
        while (event != null && done < count && !isCancelled.getAsBoolean()) {
            provider.processEvent(event);
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
