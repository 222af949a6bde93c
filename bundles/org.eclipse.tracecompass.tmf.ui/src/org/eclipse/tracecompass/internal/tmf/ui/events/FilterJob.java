package org.eclipse.tracecompass.internal.tmf.ui.events;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.tmf.core.filter.ITmfFilter;
import org.eclipse.tracecompass.tmf.ui.jobs.Background;

/** Stands for a filter that is at work in the Progress view, where it can be cancelled. */
final class FilterJob {

    private static final int PERIOD_MS = 100;

    private FilterJob() {}

    /**
     * Starts a job that lasts as long as the model's filter is at work.
     *
     * @param done told at the end, on the thread of the job, unless there is another filter by then
     */
    static void watch(EventTableModel model, Runnable done) {
        ITmfFilter filter = model.filter();
        Background.run(
                Messages.Filter_Job,
                monitor -> {
                    follow(model, filter, monitor);
                    if (model.filter() == filter) {
                        done.run();
                    }
                });
    }

    private static void follow(
            EventTableModel model, @Nullable ITmfFilter filter, IProgressMonitor monitor) {
        monitor.beginTask(Messages.Filter_Job, 100);
        int shown = 0;
        while (model.filter() == filter && model.state().filtering()) {
            EventTableModel.State state = model.state();
            int now = (int) (state.looked() * 100 / Math.max(1, state.total()));
            monitor.worked(now - shown);
            shown = now;
            if (monitor.isCanceled()) {
                model.cancelFilter();
            }
            try {
                Thread.sleep(PERIOD_MS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }
}
