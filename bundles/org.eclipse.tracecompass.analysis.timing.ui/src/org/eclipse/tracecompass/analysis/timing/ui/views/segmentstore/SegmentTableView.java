package org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ISegmentStoreProvider;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.views.Created;

/**
 * Every segment that an analysis has found, in a table that can be sorted by any column and
 * filtered. It fills while the analysis is running. Selecting a row selects its time in all views.
 * A view of an analysis is a subclass with a constructor that names it.
 */
public abstract class SegmentTableView extends SegmentView {

    private final Created<TablePart> content = new Created<>();

    /**
     * @param analysisId the id of the analysis, an {@link ISegmentStoreProvider}
     */
    protected SegmentTableView(String analysisId) {
        super(analysisId);
    }

    /** The table, or null before the view has been created. */
    public final @Nullable Table getTable() {
        TablePart made = content.peek();
        return made == null ? null : made.rowsControl();
    }

    /** The field with the filter, or null before the view has been created. */
    public final @Nullable Text getFilter() {
        TablePart made = content.peek();
        return made == null ? null : made.filter();
    }

    /** The number of rows that pass the filter. */
    public final int getRowCount() {
        TablePart made = content.peek();
        return made == null ? 0 : made.rowCount();
    }

    /** The segment of the selected row, for menus; null if none is selected. */
    protected final @Nullable ISegment selectedSegment() {
        return content.get().selected();
    }

    @Override
    final TablePart part() {
        return content.get();
    }

    @Override
    protected final void createContent(Composite parent) {
        content.set(new TablePart(parent, this, this::onUi));
        createMenus(action(Messages.Action_Zoom, this::zoom));
    }

    @Override
    public final void dispose() {
        TablePart made = content.peek();
        if (made != null) {
            made.close();
        }
        super.dispose();
    }

    @Override
    protected void traceChanged(@Nullable ITmfTrace active) {
        part().show(active, new SegmentSource(this));
    }

    @Override
    protected void timeFormatChanged() {
        part().showTimes();
    }

    /** Selects the time of a segment in all views. */
    final void select(ISegment segment) {
        selectTimes(segment.getStart(), segment.getEnd());
        revealTime(segment.getStart());
    }

    private void zoom() {
        ISegment segment = part().selected();
        if (segment != null && segment.getEnd() > segment.getStart()) {
            long margin = segment.getLength() / 10;
            showWindow(segment.getStart() - margin, segment.getEnd() + margin);
        }
    }
}
