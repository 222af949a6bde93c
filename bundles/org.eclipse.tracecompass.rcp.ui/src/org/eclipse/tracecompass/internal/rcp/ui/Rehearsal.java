package org.eclipse.tracecompass.internal.rcp.ui;

import java.util.concurrent.TimeUnit;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PlatformUI;

/**
 * A viewer that nobody sees: it closes itself as soon as it has shown everything. The command line
 * starts it so that what a start needs can be archived.
 */
final class Rehearsal implements Runnable {

    /** System property of such a viewer. */
    private static final String PROPERTY = "astrolabe.rehearsal";

    private static final int PERIOD_MILLIS = 250;

    /** How often in a row nothing may have been going on. */
    private static final int ENOUGH = 6;

    private static final long LONGEST_NANOS = TimeUnit.MINUTES.toNanos(2);

    private final Display display;
    private final long start = System.nanoTime();
    private int idle;

    private Rehearsal(Display display) {
        this.display = display;
    }

    /** Closes the viewer later if it is one that nobody sees. */
    static void beginIfAsked(Display display) {
        if (Boolean.getBoolean(PROPERTY)) {
            display.timerExec(PERIOD_MILLIS, new Rehearsal(display));
        }
    }

    @Override
    public void run() {
        idle = Job.getJobManager().isIdle() ? idle + 1 : 0;
        if (idle >= ENOUGH || System.nanoTime() - start > LONGEST_NANOS) {
            PlatformUI.getWorkbench().close();
        } else {
            display.timerExec(PERIOD_MILLIS, this);
        }
    }
}
