package org.eclipse.tracecompass.tmf.ui.jobs;

import org.eclipse.swt.widgets.Control;

/**
 * Something that is done when the user pauses, such as a filter that is applied after typing: each
 * request starts the delay again. For the UI thread.
 *
 * @since 0.2.0
 */
public final class Delayed {

    private final Control control;
    private final int delay;
    private final Runnable action;
    private int requests;

    /**
     * @param control without it, nothing is done any more
     * @param delay how long the pause is, ms
     * @param action what is done
     */
    public Delayed(Control control, int delay, Runnable action) {
        this.control = control;
        this.delay = delay;
        this.action = action;
    }

    /** Does it after the delay, unless there is another request until then. */
    public void request() {
        int mine = ++requests;
        control.getDisplay()
                .timerExec(
                        delay,
                        () -> {
                            if (mine == requests && !control.isDisposed()) {
                                action.run();
                            }
                        });
    }

    /** Does not do what was requested before. */
    public void cancel() {
        requests++;
    }
}
