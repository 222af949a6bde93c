package org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.table;

import java.io.OutputStream;
import java.util.Set;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;
import org.eclipse.tracecompass.internal.analysis.timing.ui.Messages;
import org.eclipse.tracecompass.internal.analysis.timing.ui.TsvExport;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceSelectedSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.views.ITmfFilterableControl;
import org.eclipse.tracecompass.tmf.ui.views.TmfView;
import org.eclipse.tracecompass.tmf.ui.widgets.Icons;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;
import org.eclipse.ui.IWorkbenchActionConstants;

/**
 * The base of views with a table of segments.
 *
 * @since 9.5.0
 */
public abstract class AbstractSegmentStoreTableView extends TmfView
        implements ITmfFilterableControl {

    private static final int TYPING = 300;

    private AbstractSegmentStoreTableViewer viewer;
    private Composite area;
    private Text filterText;
    private RunAction filterAction;
    private boolean typing;

    /** Creates the view. */
    public AbstractSegmentStoreTableView() {
        super("");
    }

    /**
     * Creates the viewer.
     *
     * @param tableViewer the viewer of a virtual table
     * @return the viewer
     */
    protected abstract AbstractSegmentStoreTableViewer createSegmentStoreViewer(
            @NonNull TableViewer tableViewer);

    /** The viewer; null before it has been created. */
    public @Nullable AbstractSegmentStoreTableViewer getSegmentStoreViewer() {
        return viewer;
    }

    @Override
    public void createPartControl(@Nullable Composite parent) {
        super.createPartControl(parent);
        area = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(area);
        filterText = new Text(area, SWT.SEARCH | SWT.ICON_CANCEL);
        filterText.setMessage(Messages.Filter_Hint);
        GridDataFactory.fillDefaults().grab(true, false).exclude(true).applyTo(filterText);
        filterText.setVisible(false);
        filterText.addListener(SWT.Modify, e -> typed());
        filterText.addListener(
                SWT.KeyDown,
                e -> {
                    if (e.keyCode == SWT.ESC) {
                        showFilter(false);
                    }
                });
        TableViewer table = new TableViewer(area, SWT.FULL_SELECTION | SWT.VIRTUAL | SWT.H_SCROLL);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(table.getTable());
        viewer = createSegmentStoreViewer(table);
        var bars = getViewSite().getActionBars();
        bars.getToolBarManager()
                .appendToGroup(IWorkbenchActionConstants.MB_ADDITIONS, getFilterAction());
        bars.getMenuManager()
                .appendToGroup(
                        IWorkbenchActionConstants.MB_ADDITIONS,
                        TsvExport.action(this, this::exportToTsv));
        ITmfTrace trace = TmfTraceManager.getInstance().getActiveTrace();
        if (trace != null) {
            viewer.traceSelected(new TmfTraceSelectedSignal(this, trace));
        }
    }

    @Override
    public void setFocus() {
        if (viewer != null) {
            viewer.getControl().setFocus();
        }
    }

    @Override
    public void dispose() {
        super.dispose();
        if (viewer != null) {
            viewer.dispose();
        }
    }

    /**
     * Writes the rows with their titles, the cells separated by tabs, as UTF-8. On the UI thread.
     *
     * @param stream where to, which is left open
     */
    protected void exportToTsv(@Nullable OutputStream stream) {
        if (stream != null && viewer != null) {
            viewer.writeTsv(stream);
        }
    }

    // --- the filter

    @Override
    public Action getFilterAction() {
        if (filterAction == null) {
            filterAction =
                    RunAction.check(
                            Messages.Filter,
                            Icons.FILTER,
                            () -> showFilter(filterAction.isChecked()));
        }
        return filterAction;
    }

    private void showFilter(boolean show) {
        filterAction.setChecked(show);
        ((GridData) filterText.getLayoutData()).exclude = !show;
        filterText.setVisible(show);
        area.layout();
        if (show) {
            filterText.setFocus();
        } else {
            filterText.setText("");
            viewer.getControl().setFocus();
        }
    }

    private void typed() {
        if (!typing) {
            typing = true;
            filterText
                    .getDisplay()
                    .timerExec(
                            TYPING,
                            () -> {
                                typing = false;
                                if (!filterText.isDisposed()) {
                                    filterUpdated(filterText.getText(), Set.of());
                                }
                            });
        }
    }

    /** Shows the rows that match the text and all filters. */
    @Override
    public void filterUpdated(@Nullable String regex, Set<String> filterRegexes) {
        Set<String> all = new java.util.LinkedHashSet<>(filterRegexes);
        if (regex != null && !regex.isBlank()) {
            all.add(regex);
        }
        if (viewer != null) {
            viewer.setLocalRegexes(all);
        }
    }
}
