package org.eclipse.tracecompass.tmf.ui.table;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.tmf.core.model.table.IVirtualTableProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.eclipse.tracecompass.tmf.ui.export.RowsTable;
import org.eclipse.tracecompass.tmf.ui.export.TableExport;
import org.eclipse.tracecompass.tmf.ui.export.ViewTable;
import org.eclipse.tracecompass.tmf.ui.time.TimeDisplay;
import org.eclipse.tracecompass.tmf.ui.views.Created;
import org.eclipse.tracecompass.tmf.ui.views.ProviderView;
import org.eclipse.tracecompass.tmf.ui.views.ViewSubject;

/**
 * A view that shows the table of a data provider, of which only the visible part is read. Selecting
 * a line selects its time in all views, and the line of a time that is selected elsewhere is shown.
 *
 * @since 0.2.0
 */
public abstract class VirtualTableView extends ProviderView {

    private final Created<VirtualTablePart> content = new Created<>();

    /**
     * @param providerId the id of the data provider, an {@link
     *     org.eclipse.tracecompass.tmf.core.model.table.IVirtualTableProvider}
     * @param analysisId the id of the analysis behind it; null if there is none
     */
    protected VirtualTableView(String providerId, @Nullable String analysisId) {
        super(providerId, analysisId);
    }

    /**
     * @param subject says what is shown
     */
    protected VirtualTableView(ViewSubject subject) {
        super(subject);
    }

    /** Whether the table can sort its lines, as its provider understands the parameter. */
    protected boolean canSort() {
        return false;
    }

    /** The widgets; null before they have been created. */
    public final @Nullable VirtualTablePart getPart() {
        return content.peek();
    }

    @Override
    protected void createContent(Composite parent) {
        content.set(new VirtualTablePart(parent, new Host(), canSort()));
        getViewSite().getActionBars().getMenuManager().add(TableExport.action(this::exportTable));
    }

    @Override
    public final boolean hasTable() {
        return true;
    }

    @Override
    protected final @Nullable ViewTable table() {
        VirtualTablePart part = content.get();
        IVirtualTableProvider provider = part.provider();
        return provider == null
                ? null
                : new RowsTable(
                        new TableRows(provider, part.columns(), (int) part.lineCount()), false);
    }

    private final class Host implements VirtualTablePart.Owner {

        @Override
        public void onUi(Runnable action) {
            VirtualTableView.this.onUi(action);
        }

        @Override
        public @Nullable ITmfTrace trace() {
            return getTrace();
        }

        @Override
        public TimeText text() {
            return TimeDisplay.textOf(getTrace());
        }

        @Override
        public void selected(long begin, long end) {
            selectTimes(begin, end);
            revealTime(begin);
        }
    }

    @Override
    protected void traceChanged(@Nullable ITmfTrace active) {
        content.get().show(active, new VirtualTableSource(this));
    }

    @Override
    protected void traceGrew() {
        content.get().refresh();
    }

    @Override
    protected void selectionChanged(long begin, long end) {
        content.get().goTo(Math.min(begin, end));
    }

    @Override
    protected void timeFormatChanged() {
        content.get().rewrite();
    }

    @Override
    public void setFocus() {
        content.get().table().setFocus();
    }

    @Override
    public void dispose() {
        VirtualTablePart made = content.peek();
        if (made != null) {
            made.close();
        }
        super.dispose();
    }
}
