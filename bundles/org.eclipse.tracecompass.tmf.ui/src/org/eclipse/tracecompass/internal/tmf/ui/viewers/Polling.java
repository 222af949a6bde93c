package org.eclipse.tracecompass.internal.tmf.ui.viewers;

import org.eclipse.core.runtime.IProgressMonitor;

/** Waits between requests to a provider whose analysis is running, for 10 s at most. */
public final class Polling {

    private static final int STEP = 500;
    private static final int MOST_STEPS = 20;
    private static final int SLICE = 50;

    private final int mostSteps;
    private int steps;

    /** Waits longer and longer. */
    public Polling() {
        this(MOST_STEPS);
    }

    private Polling(int mostSteps) {
        this.mostSteps = mostSteps;
    }

    /** Waits half a second each time. */
    public static Polling steady() {
        return new Polling(1);
    }

    /**
     * Waits before the next request.
     *
     * @return false if the work was cancelled in the meantime
     */
    public boolean pause(IProgressMonitor monitor) {
        steps = Math.min(mostSteps, steps + 1);
        for (int waited = 0; waited < STEP * steps; waited += SLICE) {
            if (monitor.isCanceled()) {
                return false;
            }
            try {
                Thread.sleep(SLICE);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return false;
            }
        }
        return !monitor.isCanceled();
    }
}
