package org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore;

import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.widgets.Control;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;
import org.eclipse.tracecompass.tmf.ui.views.TraceView;
import org.eclipse.ui.actions.ActionFactory;

/**
 * The common part of views with rows of segments: they show rows, or the reason if there are none,
 * and rows can be copied and written to a file.
 */
abstract class SegmentView extends TraceView {

    private String analysisId;

    /**
     * @param analysisId the id of the analysis whose segments are shown
     */
    SegmentView(String analysisId) {
        this.analysisId = analysisId;
    }

    final String analysisId() {
        return analysisId;
    }

    /**
     * Sets which analysis is shown, for views that learn it from their place in the workbench.
     * Takes effect with the next trace that becomes active.
     *
     * @param id the id of the analysis
     * @since 0.2.0
     */
    protected final void setAnalysis(String id) {
        analysisId = id;
    }

    /** The widgets; not asked before they have been created. */
    abstract SegmentPart<?, ?, ?> part();

    // --- what a view may say differently

    /** Adds to the top of the context menu. */
    protected void fillContextMenu(IMenuManager menu) {}

    /** Why a complete analysis of a trace has no rows. */
    protected EmptyReason emptyReason(ITmfTrace trace) {
        return new EmptyReason(
                NLS.bind(Messages.Empty_None, trace.getName()), Messages.Empty_NoneDetail);
    }

    /** Why a trace has no such analysis. Called in the background; may read the trace. */
    protected EmptyReason noProvider(ITmfTrace trace) {
        return EmptyReason.noProvider(trace, analysisId);
    }

    /** Reloads the rows after a change of their look. */
    protected final void refreshRows() {
        part().refresh();
    }

    // --- content

    final @Nullable ITmfTrace trace() {
        return getTrace();
    }

    /** Why a complete answer has no rows; null without a trace. */
    final @Nullable EmptyReason emptiness() {
        ITmfTrace active = getTrace();
        return active == null ? null : emptyReason(active);
    }

    /** Creates the menus of the rows, with the view's own actions between copying and export. */
    final void createMenus(IAction... more) {
        IAction copy = action(Messages.Action_Copy, this::copy);
        IAction export = action(Messages.Action_Export, this::export);
        Control rows = part().rowsControl();
        MenuManager menu = new MenuManager();
        menu.setRemoveAllWhenShown(true);
        menu.addMenuListener(
                m -> {
                    fillContextMenu(m);
                    m.add(copy);
                    for (IAction action : more) {
                        m.add(action);
                    }
                    m.add(export);
                });
        rows.setMenu(menu.createContextMenu(rows));
        getViewSite().getActionBars().setGlobalActionHandler(ActionFactory.COPY.getId(), copy);
        getViewSite().getActionBars().getMenuManager().add(export);
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
        part().rowsControl().setFocus();
    }

    private void copy() {
        List<List<String>> rows = part().selectedTexts();
        if (!rows.isEmpty()) {
            String text =
                    String.join("\n", rows.stream().map(row -> String.join("\t", row)).toList());
            Clipboard clipboard = new Clipboard(part().rowsControl().getDisplay());
            clipboard.setContents(
                    new Object[] {text.replace('\u2009', ' ')},
                    new Transfer[] {TextTransfer.getInstance()});
            clipboard.dispose();
        }
    }

    private void export() {
        RowExport.Rows rows = part().allRows();
        ITmfTrace active = getTrace();
        if (rows != null && active != null) {
            RowExport.ask(
                    part().rowsControl().getShell(), active.getName() + "-" + getTitle(), rows);
        }
    }
}
