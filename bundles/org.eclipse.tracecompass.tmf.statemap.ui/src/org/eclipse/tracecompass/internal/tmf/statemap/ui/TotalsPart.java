package org.eclipse.tracecompass.internal.tmf.statemap.ui;

import java.util.List;
import java.util.function.Consumer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.loading.core.AnswerLoader;
import org.eclipse.tracecompass.tmf.statemap.core.analysis.StatemapTotals;
import org.eclipse.tracecompass.tmf.statemap.core.trace.StatemapTrace;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;
import org.eclipse.tracecompass.tmf.ui.views.ProviderSession;
import org.eclipse.tracecompass.tmf.ui.views.SessionHost;

/**
 * The totals beside a statemap, and the session whose answers they show. What is at work, or why
 * there is nothing to see, is said by the statemap. For the UI thread.
 */
final class TotalsPart
        implements SessionHost<AnswerLoader<TotalsSource.Span, StatemapTotals>, StatemapTotals> {

    private final TotalsTree tree;
    private final Consumer<Runnable> ui;
    private final ProviderSession<
                    List<StatemapTrace>,
                    AnswerLoader<TotalsSource.Span, StatemapTotals>,
                    StatemapTotals>
            session = new ProviderSession<>(this);
    private TotalsSource.Span span = new TotalsSource.Span(0, 1);

    TotalsPart(TotalsTree tree, Consumer<Runnable> ui) {
        this.tree = tree;
        this.ui = ui;
    }

    TotalsTree tree() {
        return tree;
    }

    /** Shows another trace; null = none. */
    void show(@Nullable ITmfTrace active) {
        tree.clear();
        session.show(active, new TotalsSource());
    }

    /** Shows the totals of another span. */
    void addUp(long start, long end) {
        span = new TotalsSource.Span(start, end);
        setLoader(session.loader());
    }

    void close() {
        session.close();
    }

    // --- what the session says

    @Override
    public void onUi(Runnable action) {
        ui.accept(action);
    }

    @Override
    public void setLoader(@Nullable AnswerLoader<TotalsSource.Span, StatemapTotals> loader) {
        if (loader != null) {
            loader.load(span);
        }
    }

    @Override
    public void show(StatemapTotals sums) {
        tree.show(sums);
    }

    @Override
    public void showProgress(@Nullable String text, double share) {
        // the statemap does
    }

    @Override
    public void showMessage(@Nullable EmptyReason reason) {
        if (reason != null) {
            tree.clear();
        }
    }

    @Override
    public @Nullable EmptyReason emptiness(StatemapTotals sums) {
        return null;
    }
}
