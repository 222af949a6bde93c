package org.eclipse.tracecompass.tmf.core.statesystem;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Passes that read a trace together. The first one waits a moment for the others, if there may be
 * any, and its thread reads for all of them; the threads of the others wait.
 */
final class PassGroup {

    private static final long POLL_MS = 20;

    /** Those that take in more passes; the lock of all that changes before they read. */
    private static final List<PassGroup> OPEN = new ArrayList<>();

    private enum State {
        GATHERING,
        READING,
        READ,
        /** The first pass has ended before anything was read: the others begin again. */
        ABANDONED
    }

    private final List<SplitPass> passes = new ArrayList<>();
    private State state = State.GATHERING;

    private PassGroup() {}

    /** Adds a pass to the group of its trace, a new one unless one takes in more. */
    static PassGroup of(SplitPass pass) {
        synchronized (OPEN) {
            for (PassGroup group : OPEN) {
                if (group.passes.getFirst().trace() == pass.trace()) {
                    group.passes.add(pass);
                    OPEN.notifyAll();
                    return group;
                }
            }
            PassGroup group = new PassGroup();
            group.passes.add(pass);
            OPEN.add(group);
            return group;
        }
    }

    /**
     * Reads the trace, or waits until the first pass has done so.
     *
     * @param pass one of the passes
     * @return false if nothing was read and the pass is to be added to another group; an interrupt
     *     is kept and ends the pass
     */
    boolean read(SplitPass pass) {
        return pass == passes.getFirst() ? lead(pass) : await(pass);
    }

    private boolean await(SplitPass pass) {
        boolean interrupted = false;
        boolean isRead;
        synchronized (OPEN) {
            while (state == State.GATHERING || state == State.READING) {
                try {
                    OPEN.wait();
                } catch (InterruptedException e) {
                    interrupted = true;
                    pass.interrupted();
                }
            }
            isRead = state == State.READ;
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        return isRead;
    }

    private boolean lead(SplitPass first) {
        boolean hasTurn = false;
        try {
            gather(first);
            while (!hasTurn && !first.isOut()) {
                hasTurn = BuildJobs.TURN.tryAcquire(POLL_MS, TimeUnit.MILLISECONDS);
            }
        } catch (InterruptedException e) {
            first.interrupted();
            Thread.currentThread().interrupt();
        }
        close(hasTurn ? State.READING : State.ABANDONED);
        if (!hasTurn) {
            return true;
        }
        try {
            readParts(first);
        } finally {
            BuildJobs.TURN.release();
            close(State.READ);
        }
        return true;
    }

    private void gather(SplitPass first) throws InterruptedException {
        long begin = System.nanoTime();
        synchronized (OPEN) {
            while (passes.size() < BuildJobs.expected() && !first.isOut()) {
                long left = BuildJobs.patience() - (System.nanoTime() - begin);
                if (left <= 0) {
                    return;
                }
                TimeUnit.NANOSECONDS.timedWait(OPEN, left);
            }
        }
    }

    private void close(State next) {
        synchronized (OPEN) {
            state = next;
            OPEN.remove(this);
            OPEN.notifyAll();
        }
    }

    private void readParts(SplitPass first) {
        PartReader reader = null;
        try {
            reader =
                    new PartReader(
                            first.trace(),
                            passes.size() == 1 ? first.work() : new SharedWork(passes),
                            this::areAllOut,
                            (event, count) -> passes.forEach(pass -> pass.report(event, count)));
            reader.run(first::interrupted);
        } catch (RuntimeException | Error e) {
            passes.forEach(pass -> pass.fail(e));
        }
        if (reader != null) {
            long events = reader.events();
            passes.forEach(pass -> pass.done(events));
        }
    }

    private boolean areAllOut() {
        return passes.stream().allMatch(SplitPass::isOut);
    }
}
