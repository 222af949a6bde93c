package org.eclipse.tracecompass.tmf.ui.segment;

import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.tracecompass.internal.tmf.ui.EmptyPage;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.timegraph.EmptyReason;
import org.eclipse.tracecompass.tmf.ui.views.TraceView;
import org.eclipse.ui.actions.ActionFactory;

/**
 * What the views with rows of segments have in common: they show rows or why there are none, and
 * rows can be copied and written to a file.
 */
abstract class SegmentView extends TraceView {

    private final String analysisId;
    private @Nullable Composite stack;
    private @Nullable EmptyPage empty;
    private @Nullable Control page;

    /**
     * @param analysisId the id of the analysis whose segments are shown
     */
    SegmentView(String analysisId) {
        this.analysisId = analysisId;
    }

    final String analysisId() {
        return analysisId;
    }

    /** Creates what is shown unless there is nothing to show. */
    abstract Control createPage(Composite parent);

    /** The widget with the rows, which has the focus and the menu. */
    abstract @Nullable Control rowsControl();

    /** Stops loading and forgets the rows of the trace before. */
    abstract void clear();

    /** Begins to load the rows of a trace. */
    abstract void load(ITmfTrace active);

    /** The texts of the selected rows, by column. */
    abstract List<List<String>> selectedTexts();

    /** All rows that are shown; null before there are any. */
    abstract RowExport.@Nullable Rows allRows();

    @Override
    protected final void createContent(Composite parent) {
        Composite layers = new Composite(parent, SWT.NONE);
        StackLayout layout = new StackLayout();
        layers.setLayout(layout);
        stack = layers;
        empty = new EmptyPage(layers);
        Control made = createPage(layers);
        page = made;
        layout.topControl = made;
        IAction copy = action(Messages.Action_Copy, this::copy);
        IAction export = action(Messages.Action_Export, this::export);
        Control widget = rowsControl();
        if (widget != null) {
            MenuManager menu = new MenuManager();
            menu.add(copy);
            addActions(menu);
            menu.add(export);
            widget.setMenu(menu.createContextMenu(widget));
        }
        getViewSite().getActionBars().setGlobalActionHandler(ActionFactory.COPY.getId(), copy);
        getViewSite().getActionBars().getMenuManager().add(export);
    }

    /** Adds what else can be done with a row. */
    void addActions(MenuManager menu) {
        // Nothing else.
    }

    static IAction action(String text, Runnable run) {
        return new Action(text) {
            @Override
            public void run() {
                run.run();
            }
        };
    }

    @Override
    public final void setFocus() {
        Control widget = rowsControl();
        if (widget != null) {
            widget.setFocus();
        }
    }

    @Override
    public final void dispose() {
        clear();
        super.dispose();
    }

    @Override
    protected final void traceChanged(@Nullable ITmfTrace active) {
        clear();
        explain(active == null ? EmptyReason.noTrace() : null);
        if (active != null) {
            load(active);
        }
    }

    /** Shows why there are no rows; the rows if there is no reason. */
    final void explain(@Nullable EmptyReason reason) {
        Composite layers = stack;
        EmptyPage words = empty;
        if (layers != null
                && words != null
                && !layers.isDisposed()
                && layers.getLayout() instanceof StackLayout layout) {
            if (reason != null) {
                words.show(reason);
            }
            layout.topControl = reason == null ? page : words;
            layers.layout();
        }
    }

    /** That a complete analysis has found nothing. */
    static EmptyReason nothingFound(ITmfTrace active) {
        return new EmptyReason(
                NLS.bind(Messages.Empty_None, active.getName()), Messages.Empty_NoneDetail);
    }

    private void copy() {
        List<List<String>> rows = selectedTexts();
        Composite layers = stack;
        if (!rows.isEmpty() && layers != null) {
            String text =
                    String.join("\n", rows.stream().map(row -> String.join("\t", row)).toList());
            Clipboard clipboard = new Clipboard(layers.getDisplay());
            clipboard.setContents(
                    new Object[] {text.replace('\u2009', ' ')},
                    new Transfer[] {TextTransfer.getInstance()});
            clipboard.dispose();
        }
    }

    private void export() {
        RowExport.Rows rows = allRows();
        Composite layers = stack;
        ITmfTrace active = getTrace();
        if (rows != null && layers != null && active != null) {
            RowExport.ask(layers.getShell(), active.getName() + "-" + getTitle(), rows);
        }
    }
}
