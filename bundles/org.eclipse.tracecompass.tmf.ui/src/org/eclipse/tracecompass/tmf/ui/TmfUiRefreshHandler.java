package org.eclipse.tracecompass.tmf.ui;

import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWTException;
import org.eclipse.swt.widgets.Display;

/**
 * Runs updates of the screen that come from any thread. Of the updates of one source that wait,
 * only the latest is run, in the place of the first. Thread-safe.
 *
 * @since 0.2.0
 */
public class TmfUiRefreshHandler {

    private static final System.Logger LOGGER =
            System.getLogger(TmfUiRefreshHandler.class.getName());

    private static @Nullable TmfUiRefreshHandler instance;

    private final Map<Object, Runnable> waiting = new LinkedHashMap<>();
    private boolean running;

    /** For {@link #getInstance} and subclasses. */
    protected TmfUiRefreshHandler() {
        // everything happens in queueUpdate
    }

    /** The one of this workbench. */
    public static synchronized TmfUiRefreshHandler getInstance() {
        TmfUiRefreshHandler only = instance;
        if (only == null) {
            only = new TmfUiRefreshHandler();
            instance = only;
        }
        return only;
    }

    /** Drops the updates that wait; the next {@link #getInstance} is another one. */
    public void dispose() {
        synchronized (TmfUiRefreshHandler.class) {
            if (instance == this) {
                instance = null;
            }
        }
        synchronized (this) {
            waiting.clear();
        }
    }

    /**
     * Runs an update on the UI thread, soon.
     *
     * @param source what is updated; an update of the same source that still waits is not run
     * @param task the update; what it throws is logged
     */
    public synchronized void queueUpdate(Object source, Runnable task) {
        waiting.put(source, task);
        if (!running) {
            running = true;
            schedule();
        }
    }

    private void schedule() {
        try {
            Display.getDefault().asyncExec(this::runNext);
        } catch (SWTException e) {
            stop();
        }
    }

    private synchronized void stop() {
        waiting.clear();
        running = false;
    }

    /** Runs one update, so that the events of the user are handled between two. */
    private void runNext() {
        Runnable task = next();
        if (task == null) {
            return;
        }
        try {
            task.run();
        } catch (RuntimeException | LinkageError e) {
            LOGGER.log(System.Logger.Level.ERROR, "An update of the screen failed", e);
        }
        schedule();
    }

    private synchronized @Nullable Runnable next() {
        if (waiting.isEmpty()) {
            running = false;
            return null;
        }
        Object source = waiting.keySet().iterator().next();
        return waiting.remove(source);
    }
}
