package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.analysis.os.linux.core.model.HostThread;
import org.eclipse.tracecompass.analysis.os.linux.core.signals.TmfThreadSelectedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfDataModelSelectedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.export.core.ValueTable;
import org.eclipse.tracecompass.tmf.ui.export.RowsTable;
import org.eclipse.tracecompass.tmf.ui.export.TableExport;
import org.eclipse.tracecompass.tmf.ui.export.ViewTable;
import org.eclipse.tracecompass.tmf.ui.jobs.LatestJob;
import org.eclipse.tracecompass.tmf.ui.views.Created;
import org.eclipse.tracecompass.tmf.ui.views.DataPage;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;
import org.eclipse.tracecompass.tmf.ui.views.TraceView;

/**
 * A view of what threads waited for. It asks a question in the background, shows progress
 * meanwhile, and the answer or the reason why there is none. A newer question replaces an older
 * one.
 *
 * @param <A> the answer
 */
abstract class PathAnswerView<A> extends TraceView {

    /**
     * A question.
     *
     * @param <A> the answer
     */
    @FunctionalInterface
    interface Question<A> {
        /**
         * Finds the answer, in the background.
         *
         * @throws PathAnalyses.NoAnswer if there is none
         * @throws OperationCanceledException if the monitor is cancelled
         */
        A answer(PathAnalyses analyses, IProgressMonitor monitor) throws PathAnalyses.NoAnswer;
    }

    private final Created<DataPage> page = new Created<>();
    private @Nullable A shown;
    private final LatestJob job = new LatestJob(this::onUi);

    /** Creates the widgets. */
    abstract void createWidgets(Composite parent);

    /** Shows an answer. */
    abstract void show(A answer);

    /** Returns an answer as rows for a file. */
    abstract ValueTable.Rows rows(A answer);

    @Override
    protected final void createContent(Composite parent) {
        DataPage made = new DataPage(parent);
        page.set(made);
        createWidgets(made.area());
        getViewSite().getActionBars().getMenuManager().add(TableExport.action(this::exportTable));
    }

    @Override
    public final boolean hasTable() {
        return true;
    }

    @Override
    protected final @Nullable ViewTable table() {
        A answer = shown;
        return answer == null ? null : new RowsTable(rows(answer), false);
    }

    @Override
    public void dispose() {
        job.stop();
        super.dispose();
    }

    /** Shows words in place of an answer. */
    final void explain(EmptyReason reason) {
        job.stop();
        shown = null;
        page.get().setFilled(false);
        page.get().showProgress(null, 0);
        page.get().showMessage(reason);
    }

    /** Asks a question about a trace; the answer stays until there is the next one. */
    final void ask(ITmfTrace trace, String name, Question<A> question) {
        page.get().showMessage(null);
        page.get().showProgress(name, -1);
        job.run(
                name,
                (monitor, news) -> {
                    try {
                        PathAnalyses analyses =
                                PathAnalyses.await(
                                        trace,
                                        monitor,
                                        share -> news.accept(() -> progress(name, share)));
                        A answer = question.answer(analyses, monitor);
                        return () -> answered(answer);
                    } catch (PathAnalyses.NoAnswer e) {
                        return () -> explain(e.reason());
                    }
                },
                () ->
                        explain(
                                new EmptyReason(
                                        Messages.Answer_Cancelled,
                                        Messages.Answer_CancelledDetail)));
    }

    /** A text, and since when an event is missing, if anything is known about that. */
    static String withMissing(String text, String missing) {
        return missing.isEmpty() ? text : NLS.bind(Messages.Answer_Missing, text, missing);
    }

    private void progress(String name, double share) {
        page.get().showProgress(name, share);
    }

    private void answered(A answer) {
        page.get().showProgress(null, 0);
        page.get().setFilled(true);
        shown = answer;
        show(answer);
    }

    /** Shows a thread and a time in all views. */
    final void goTo(HostThread thread, long start, long end) {
        selectTimes(start, end);
        revealTime(start);
        TmfSignalManager.dispatchSignalAsync(new TmfThreadSelectedSignal(signalSource(), thread));
        TmfSignalManager.dispatchSignalAsync(
                new TmfDataModelSelectedSignal(signalSource(), thread.metadata()));
    }
}
