package org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore;

import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.IAction;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ISegmentStoreProvider;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ProvidedSegments;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.SegmentsOfTraces;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.export.core.ValueTable;
import org.eclipse.tracecompass.tmf.ui.table.VirtualTablePart;
import org.eclipse.tracecompass.tmf.ui.views.ViewSubject;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;

/**
 * Every segment that an analysis has found, in a table that can be sorted by any column and
 * filtered. It fills while the analysis is running. Selecting a row selects its time in all views.
 * A view of an analysis is a subclass with a constructor that names it.
 */
public abstract class SegmentTableView extends SegmentView<TablePart> {

    private @Nullable TableStack stack;

    /**
     * @param analysisId the id of the analysis, an {@link ISegmentStoreProvider}
     */
    protected SegmentTableView(String analysisId) {
        super(analysisId, analysisId);
    }

    /**
     * @param subject names the analysis, which is the provider, too
     * @since 0.2.0
     */
    protected SegmentTableView(ViewSubject subject) {
        super(subject);
    }

    /** The table, or null before the view has been created. */
    public final @Nullable Table getTable() {
        TablePart made = partIfCreated();
        return made == null ? null : made.rowsControl();
    }

    /** The field with the filter, or null before the view has been created. */
    public final @Nullable Text getFilter() {
        TablePart made = partIfCreated();
        return made == null ? null : made.filter();
    }

    /** The number of rows that pass the filter. */
    public final int getRowCount() {
        TablePart made = partIfCreated();
        return made == null ? 0 : made.rowCount();
    }

    /** The segment of the selected row, for menus; null if none is selected. */
    protected final @Nullable ISegment selectedSegment() {
        return part().selected();
    }

    @Override
    final @Nullable Object selectedThing() {
        ITmfTrace shown = getTrace();
        ISegment segment = part().selected();
        ProvidedSegments provided =
                shown == null || segment == null
                        ? null
                        : part().providerOf(SegmentsOfTraces.traceOf(segment, shown));
        return shown == null || segment == null || provided == null
                ? null
                : new SelectedSegment(shown, provided, SegmentsOfTraces.withoutTrace(segment));
    }

    @Override
    final TablePart createPart(Composite parent) {
        TableStack made = new TableStack(parent, this, this::onUi);
        stack = made;
        return made.local();
    }

    @Override
    final List<List<String>> selectedTexts() {
        TableStack made = stack;
        return made == null ? List.of() : made.selectedTexts();
    }

    @Override
    final ValueTable.@Nullable Rows allRows() {
        TableStack made = stack;
        return made == null ? null : made.allRows();
    }

    /**
     * The table of a trace whose analyses run elsewhere, which the view shows then in place of its
     * own; null before there was one.
     *
     * @since 0.2.0
     */
    public final @Nullable VirtualTablePart getElsewhere() {
        TableStack made = stack;
        return made == null ? null : made.elsewhere();
    }

    @Override
    final boolean hasTimes() {
        return true;
    }

    @Override
    final List<IAction> rowActions() {
        return List.of(RunAction.push(Messages.Action_Zoom, null, this::zoom));
    }

    @Override
    protected void traceChanged(@Nullable ITmfTrace active) {
        TableStack made = stack;
        if (made != null) {
            made.show(active, providerId());
        }
    }

    @Override
    protected void timeFormatChanged() {
        part().showTimes();
        TableStack made = stack;
        if (made != null) {
            made.rewrite();
        }
    }

    @Override
    protected void traceGrew() {
        TableStack made = stack;
        if (made != null) {
            made.grew();
        }
    }

    /** Selects the time of a segment in all views. */
    final void select(ISegment segment) {
        select(segment.getStart(), segment.getEnd());
    }

    /** Selects a range of times in all views. */
    final void select(long begin, long end) {
        selectTimes(begin, end);
        revealTime(begin);
    }

    private void zoom() {
        ISegment segment = part().selected();
        if (segment != null && segment.getEnd() > segment.getStart()) {
            long margin = segment.getLength() / 10;
            showWindow(segment.getStart() - margin, segment.getEnd() + margin);
        }
    }
}
