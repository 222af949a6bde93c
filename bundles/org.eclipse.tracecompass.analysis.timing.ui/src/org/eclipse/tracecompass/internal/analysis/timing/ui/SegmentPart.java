package org.eclipse.tracecompass.internal.analysis.timing.ui;

import java.util.List;
import java.util.function.Consumer;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.export.core.ValueTable;
import org.eclipse.tracecompass.tmf.loading.core.AnswerLoader;
import org.eclipse.tracecompass.tmf.ui.views.DataPage;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;
import org.eclipse.tracecompass.tmf.ui.views.ProviderSession;
import org.eclipse.tracecompass.tmf.ui.views.ProviderSource;
import org.eclipse.tracecompass.tmf.ui.views.SessionHost;

/**
 * The widgets of a view with rows of segments, and the session whose answers they show.
 *
 * @param <P> where the segments come from
 * @param <Q> what is asked
 * @param <A> what is answered
 */
@NonNullByDefault
public abstract class SegmentPart<P, Q, A> implements SessionHost<AnswerLoader<Q, A>, A> {

    private final DataPage page;
    private final Consumer<Runnable> ui;
    private final ProviderSession<P, AnswerLoader<Q, A>, A> session = new ProviderSession<>(this);

    /**
     * @param parent the parent of the widgets
     * @param ui runs something on the UI thread, soon
     */
    protected SegmentPart(Composite parent, Consumer<Runnable> ui) {
        this.ui = ui;
        page = new DataPage(parent);
    }

    /** The whole, for layout. */
    public final Control control() {
        return page;
    }

    /** The parent of the widgets. */
    protected final Composite area() {
        return page.area();
    }

    /** The widget with the rows, which has the focus and the menu. */
    public abstract Control rowsControl();

    /** The current request. */
    protected abstract Q question();

    /** There is another provider, which will be asked. */
    protected abstract void begin(P provider);

    /** Forgets the rows of the trace before. */
    protected abstract void clear();

    /** Whether there is a row. */
    protected abstract boolean hasRows();

    /** The texts of the selected rows, by column. */
    public abstract List<List<String>> selectedTexts();

    /** All rows that are shown; null before there are any. */
    public abstract ValueTable.@Nullable Rows allRows();

    /** Shows another trace; null = none. */
    public final void show(
            @Nullable ITmfTrace active, ProviderSource<P, AnswerLoader<Q, A>, A> source) {
        clear();
        page.setFilled(false);
        session.show(active, source);
    }

    /** Sets whether there is a row, even if more may follow. */
    protected final void setFilled(boolean any) {
        page.setFilled(any);
    }

    /** Asks for what is wanted now. */
    public final void ask() {
        AnswerLoader<Q, A> loader = session.loader();
        if (loader != null) {
            loader.load(question());
        }
    }

    /** Reloads everything. */
    public final void refresh() {
        session.refresh();
    }

    /** The answer turned out to be unreadable. */
    protected final void fail(RuntimeException cause) {
        session.fail(cause);
    }

    /** Asks nothing any more. */
    public final void close() {
        session.close();
    }

    @Override
    public void onUi(Runnable action) {
        ui.accept(action);
    }

    @Override
    public void setLoader(@Nullable AnswerLoader<Q, A> loader) {
        @Nullable P provider = session.provider();
        if (loader != null && provider != null) {
            begin(provider);
            loader.load(question());
        }
    }

    @Override
    public void show(A answer) {
        page.setFilled(hasRows());
    }

    @Override
    public void showProgress(@Nullable String text, double share) {
        page.showProgress(text, share);
    }

    @Override
    public void showMessage(@Nullable EmptyReason reason) {
        page.showMessage(reason);
    }
}
