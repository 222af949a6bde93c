package org.eclipse.tracecompass.tmf.core.statesystem;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * How many threads build a history. One by default: an application that shows a trace while it is
 * being analysed has other work for the cores, and its analyses share one pass over the trace. A
 * program whose only work is to build histories sets as many as there are cores.
 *
 * <p>The threads are those of the common pool, which also reads ahead and encodes histories, and
 * the thread of the analysis; the pool's size is set accordingly.
 *
 * @since 9.6.0
 */
public final class BuildJobs {

    /** Parts of about this size are many enough to be shared out, and their ends cost little. */
    private static final long PART_BYTES = 3L << 19;

    /** A smaller trace is read before threads have got to work. */
    private static final long MIN_BYTES = 1L << 20;

    /**
     * A smaller trace is read faster in one pass by a virtual machine that has just started: parts
     * would take the cores that it needs to compile.
     */
    private static final long LARGE_BYTES = 192L << 20;

    /** How long other analyses are waited for: much less than what reading once more takes. */
    private static final long PATIENCE = TimeUnit.MILLISECONDS.toNanos(100);

    /** One history is built in parts at a time, so that no more threads are at work than wanted. */
    static final Semaphore TURN = new Semaphore(1);

    private static volatile int jobs = 1;
    private static volatile int fixedParts;
    private static volatile long minBytes = MIN_BYTES;
    private static volatile int expected = 1;
    private static volatile long patience = PATIENCE;
    private static volatile SplitFigures latest = new SplitFigures(0, 0, 0, 0, 0);

    private BuildJobs() {}

    /**
     * Sets how many threads build a history. For the histories that begin to be built from now on.
     *
     * @param jobs the number, at least 1; with 1 no history is built in parts
     * @throws IllegalArgumentException if it is less than 1
     */
    public static void set(int jobs) {
        set(jobs, 0);
    }

    /**
     * As {@link #set(int)}, with a certain number of parts however small the trace: for tests and
     * measurements.
     *
     * @param jobs the number of threads, at least 1
     * @param parts the number of parts, 0 for what suits the size of the trace
     * @throws IllegalArgumentException if there are fewer threads than 1, or parts than 0
     */
    public static void set(int jobs, int parts) {
        if (jobs < 1 || parts < 0) {
            throw new IllegalArgumentException("jobs: " + jobs + ", parts: " + parts);
        }
        BuildJobs.jobs = jobs;
        fixedParts = parts;
        minBytes = MIN_BYTES;
    }

    /**
     * As {@link #set(int)}, but only for traces that are so large that a virtual machine which has
     * just started gains by it.
     *
     * @param jobs the number of threads, at least 1
     * @throws IllegalArgumentException if it is less than 1
     */
    public static void setForLargeTraces(int jobs) {
        set(jobs);
        minBytes = LARGE_BYTES;
    }

    /**
     * Makes the common pool as large as the number of jobs asks for.
     *
     * @return false if the pool's size is fixed by a system property of the virtual machine
     */
    public static boolean sizePool() {
        try {
            ForkJoinPool.commonPool().setParallelism(Math.max(1, jobs - 1));
            return true;
        } catch (UnsupportedOperationException e) {
            return false;
        }
    }

    /**
     * Sets how many analyses of a trace are about to begin: the first one of those that read in
     * parts waits a moment for the others, and they read together.
     *
     * @param analyses the number; 1 if the first one is not to wait
     */
    public static void expect(int analyses) {
        expect(analyses, PATIENCE);
    }

    /** As {@link #expect(int)}; the first one waits at most so many nanoseconds. */
    static void expect(int analyses, long patience) {
        expected = analyses;
        BuildJobs.patience = patience;
    }

    static long patience() {
        return patience;
    }

    static int expected() {
        return expected;
    }

    /** Returns how many threads build a history. */
    public static int get() {
        return jobs;
    }

    /** Returns the figures of the history that was last built in parts; zeros if there was none. */
    public static SplitFigures latest() {
        return latest;
    }

    static void built(SplitFigures figures) {
        latest = figures;
    }

    /** Returns in how many parts a trace of a size is read; 1 for in one pass. */
    static int parts(long bytes) {
        if (jobs == 1) {
            return 1;
        }
        if (fixedParts > 0) {
            return fixedParts;
        }
        return bytes < minBytes
                ? 1
                : (int) Math.clamp(bytes / PART_BYTES, 2L * jobs, Integer.MAX_VALUE);
    }
}
