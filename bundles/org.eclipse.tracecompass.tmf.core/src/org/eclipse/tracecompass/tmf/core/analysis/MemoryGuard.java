package org.eclipse.tracecompass.tmf.core.analysis;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Ends the analysis that takes all memory before the collector stands in for it. A heap that is
 * almost full need not end in an {@link OutOfMemoryError}: the collector may find a little each
 * time and take all processors for many minutes, and whichever thread asks next may get the error.
 * While analyses run, this guard looks at the free memory twice a second; when it has been short
 * for ten seconds on end, the analysis whose thread has allocated most fails. Thread-safe.
 */
final class MemoryGuard {

    /** The guard of all analyses of this program. */
    static final MemoryGuard INSTANCE = new MemoryGuard();

    private static final long PERIOD_MS = 500;

    private final Map<AnalysisRun, Thread> running = new LinkedHashMap<>();
    private @Nullable Thread watcher;

    /** Watches over a run, which the calling thread executes. */
    synchronized void enter(AnalysisRun run) {
        running.put(run, Thread.currentThread());
        if (watcher == null) {
            watcher = Thread.ofPlatform().daemon().name("Memory guard").start(this::watch);
        }
    }

    /** Ends the watch over a run. */
    synchronized void leave(AnalysisRun run) {
        running.remove(run);
    }

    /** The thread ends with the last run, so that a program at rest has none. */
    private void watch() {
        MemoryScarcity scarcity = new MemoryScarcity();
        Runtime runtime = Runtime.getRuntime();
        try {
            do {
                TimeUnit.MILLISECONDS.sleep(PERIOD_MS);
                long max = runtime.maxMemory();
                long free = max - runtime.totalMemory() + runtime.freeMemory();
                if (scarcity.lasts(free, max, System.nanoTime())) {
                    greediest().ifPresent(AnalysisRun::starve);
                }
            } while (!isOver());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            forget(Thread.currentThread());
        }
    }

    private synchronized boolean isOver() {
        if (running.isEmpty()) {
            watcher = null;
            return true;
        }
        return false;
    }

    /** Lets the next run start another watch where this one was ended by an error. */
    private synchronized void forget(Thread ended) {
        if (watcher == ended) {
            watcher = null;
        }
    }

    /** Returns the run whose thread has allocated most since it was started. */
    Optional<AnalysisRun> greediest() {
        List<Map.Entry<AnalysisRun, Thread>> candidates;
        synchronized (this) {
            candidates = new ArrayList<>(running.entrySet());
        }
        if (candidates.size() < 2
                || !(ManagementFactory.getThreadMXBean() instanceof ThreadMXBean threads)) {
            return candidates.stream().findFirst().map(Map.Entry::getKey);
        }
        return candidates.stream()
                .max(
                        Comparator.comparingLong(
                                entry ->
                                        threads.getThreadAllocatedBytes(
                                                entry.getValue().threadId())))
                .map(Map.Entry::getKey);
    }
}
