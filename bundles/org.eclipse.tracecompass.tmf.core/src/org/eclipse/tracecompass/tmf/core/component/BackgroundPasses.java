package org.eclipse.tracecompass.tmf.core.component;

import java.lang.ref.WeakReference;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Decides how many background passes run at a time. Each one reads a trace for the analyses of that
 * trace, which write their results meanwhile: hundreds of them at once would keep a file and memory
 * for each of these results, and end no earlier.
 *
 * <p>A pass whose consumer waits, perhaps for a pass that has not started, must not keep the others
 * from running for ever: a pass that waits and has handed out nothing since the latest look is not
 * counted. Thread-safe.
 */
final class BackgroundPasses {

    /** How often it is looked whether the passes that run get on. */
    private static final long LOOK_MS = 1000;

    private static final long POLL_MS = 100;
    private static final long STANDSTILL_NS = 10_000_000_000L;

    /** Looks at the passes later. */
    interface Timer {
        void later(Runnable task, long milliseconds);
    }

    /** All the passes of a program. */
    static final BackgroundPasses SHARED =
            new BackgroundPasses(
                    2 * Runtime.getRuntime().availableProcessors(),
                    RequestThreads::read,
                    RequestThreads::later);

    private final int limit;
    private final Executor readers;
    private final Timer timer;
    private final Deque<Entry> waiting = new ArrayDeque<>();
    private final List<Entry> running = new ArrayList<>();

    /** Whose analyses have been let in and have not asked for a pass yet. */
    private final Set<Object> letIn = new HashSet<>();

    /** Holds no trace that is closed. */
    private WeakReference<Object> preferred = new WeakReference<>(this);

    private long latestChange = System.nanoTime();
    private boolean isLookedAt;

    /** A pass, what reads it, and who is told if it cannot be read. */
    private static final class Entry {
        final Object owner;
        final RequestPass pass;
        final Runnable task;
        final Consumer<Throwable> failed;
        volatile @Nullable Thread reader;
        long seen = -1;
        boolean stalled;

        Entry(Object owner, RequestPass pass, Runnable task, Consumer<Throwable> failed) {
            this.owner = owner;
            this.pass = pass;
            this.task = task;
            this.failed = failed;
        }

        /** A reader without a processor is slow, but it does not wait for anybody. */
        void look() {
            Thread reader = this.reader;
            long handedOut = pass.handedOut();
            stalled =
                    handedOut == seen
                            && reader != null
                            && reader.getState() != Thread.State.RUNNABLE;
            seen = handedOut;
        }
    }

    /**
     * Creates a limit.
     *
     * @param limit how many passes may run that get on
     * @param readers runs the passes
     * @param timer looks at them
     */
    BackgroundPasses(int limit, Executor readers, Timer timer) {
        this.limit = limit;
        this.readers = readers;
        this.timer = timer;
    }

    /**
     * Waits until the passes of an owner are about to run, so that no analysis creates its results
     * long before. It may then ask for a pass, and must call {@link #leave} when it has ended.
     * Where nothing happens for long, because those who were let in wait for others, one more is
     * let in.
     *
     * @param owner whose pass it will be
     * @param cancelled whether to wait no longer; asked every {@link #POLL_MS} while others come
     *     first
     * @throws InterruptedException if the thread is interrupted
     */
    synchronized void enter(Object owner, BooleanSupplier cancelled) throws InterruptedException {
        while (!isNext(owner) && !cancelled.getAsBoolean()) {
            wait(POLL_MS);
        }
        letIn.add(owner);
        changed();
    }

    /**
     * Ends what {@link #enter} has begun.
     *
     * @param owner whose pass it was
     */
    synchronized void leave(Object owner) {
        letIn.remove(owner);
        changed();
    }

    private boolean isNext(Object owner) {
        Set<Object> next = new HashSet<>(letIn);
        waiting.forEach(entry -> next.add(entry.owner));
        return preferred.refersTo(owner)
                || next.size() < limit
                || next.contains(owner)
                || running.stream().anyMatch(entry -> entry.owner == owner)
                || System.nanoTime() - latestChange > STANDSTILL_NS;
    }

    private void changed() {
        latestChange = System.nanoTime();
        notifyAll();
    }

    /**
     * Reads a pass, now or when others have ended. The passes of the preferred owner do not wait.
     *
     * @param owner whose pass it is
     * @param pass the pass
     * @param task reads it
     * @param failed told if no thread can be made for it
     */
    void read(Object owner, RequestPass pass, Runnable task, Consumer<Throwable> failed) {
        Entry entry = new Entry(owner, pass, task, failed);
        synchronized (this) {
            letIn.remove(owner);
            changed();
            if (!preferred.refersTo(owner) && active() >= limit) {
                waiting.add(entry);
                look();
                return;
            }
            running.add(entry);
        }
        start(entry);
    }

    /**
     * Starts all passes of an owner that wait, and lets no later one of it wait.
     *
     * @param owner whose passes are wanted most
     */
    void prefer(Object owner) {
        List<Entry> due = new ArrayList<>();
        synchronized (this) {
            preferred = new WeakReference<>(owner);
            changed();
            waiting.removeIf(entry -> entry.owner == owner && due.add(entry));
            running.addAll(due);
        }
        due.forEach(this::start);
    }

    /**
     * Forgets a pass that has not started.
     *
     * @return whether it was waiting; its task is not run then
     */
    synchronized boolean remove(RequestPass pass) {
        return waiting.removeIf(entry -> entry.pass == pass);
    }

    private int active() {
        int active = 0;
        for (Entry entry : running) {
            active += entry.stalled ? 0 : 1;
        }
        return active;
    }

    /** Called without the lock: who is told of a failure may ask for another pass. */
    private void start(Entry entry) {
        try {
            readers.execute(() -> run(entry));
        } catch (RuntimeException | Error e) {
            entry.failed.accept(e);
            ended(entry);
        }
    }

    private void run(Entry entry) {
        entry.reader = Thread.currentThread();
        try {
            entry.task.run();
        } finally {
            ended(entry);
        }
    }

    private void ended(Entry entry) {
        List<Entry> due;
        synchronized (this) {
            running.remove(entry);
            due = takeDue();
        }
        due.forEach(this::start);
    }

    /** Takes the passes that may run now. */
    private List<Entry> takeDue() {
        changed();
        List<Entry> due = new ArrayList<>();
        for (int free = limit - active(); free > 0 && !waiting.isEmpty(); free--) {
            due.add(waiting.remove());
        }
        running.addAll(due);
        return due;
    }

    private void look() {
        if (!isLookedAt) {
            isLookedAt = true;
            timer.later(this::lookNow, LOOK_MS);
        }
    }

    private void lookNow() {
        List<Entry> due;
        synchronized (this) {
            isLookedAt = false;
            running.forEach(Entry::look);
            due = takeDue();
            if (!waiting.isEmpty()) {
                look();
            }
        }
        due.forEach(this::start);
    }
}
