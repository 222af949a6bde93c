package org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.table;

import java.io.OutputStream;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ISegmentStoreProvider;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ProvidedSegments;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.SegmentsOfTraces;
import org.eclipse.tracecompass.internal.analysis.timing.ui.Messages;
import org.eclipse.tracecompass.internal.analysis.timing.ui.RowActions;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.export.core.ValueTable;
import org.eclipse.tracecompass.tmf.ui.export.RowsTable;
import org.eclipse.tracecompass.tmf.ui.export.ViewTable;
import org.eclipse.tracecompass.tmf.ui.table.VirtualTablePart;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;
import org.eclipse.tracecompass.tmf.ui.views.ITmfFilterableControl;
import org.eclipse.tracecompass.tmf.ui.views.ProviderView;
import org.eclipse.tracecompass.tmf.ui.views.ViewSubject;
import org.eclipse.tracecompass.tmf.ui.widgets.Icons;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;
import org.eclipse.ui.IWorkbenchActionConstants;

/**
 * The base of all views with a table of segments. The rows come from the viewer, which follows the
 * active trace, or, if the view names an analysis, from that analysis: then they are shown while it
 * is running.
 *
 * @since 9.5.0
 */
public abstract class AbstractSegmentStoreTableView extends ProviderView
        implements ITmfFilterableControl {

    private final boolean namesAnalysis;
    private TableStack stack;
    private TablePart part;
    private RunAction filterAction;

    /** Creates a view of the rows of its viewer. */
    public AbstractSegmentStoreTableView() {
        super("", null);
        namesAnalysis = false;
    }

    /**
     * Creates a view of the segments of an analysis.
     *
     * @param analysisId the id of the analysis, an {@link ISegmentStoreProvider}
     */
    protected AbstractSegmentStoreTableView(@NonNull String analysisId) {
        super(analysisId, analysisId);
        namesAnalysis = true;
    }

    /**
     * Creates a view of the segments of an analysis.
     *
     * @param subject names the analysis, which is the provider, too
     */
    protected AbstractSegmentStoreTableView(@NonNull ViewSubject subject) {
        super(subject);
        namesAnalysis = true;
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
        return part == null ? null : part.viewer();
    }

    /** The table, or null before the view has been created. */
    public final @Nullable Table getTable() {
        return part == null ? null : part.rowsControl();
    }

    /** The field with the filter, or null before the view has been created. */
    public final @Nullable Text getFilter() {
        return part == null ? null : part.filter();
    }

    /** The number of rows that pass the filter. */
    public final int getRowCount() {
        return part == null ? 0 : part.rowCount();
    }

    /**
     * The table of a trace whose analyses run elsewhere, which the view shows then in place of its
     * own; null before there was one.
     */
    public final @Nullable VirtualTablePart getElsewhere() {
        return stack == null ? null : stack.elsewhere();
    }

    /** The segment of the selected row, for menus; null if none is selected. */
    protected final @Nullable ISegment selectedSegment() {
        return part == null ? null : part.selected();
    }

    /** The selected segment for the commands of other plug-ins; null if nobody knows it. */
    private @Nullable Object selectedThing() {
        ITmfTrace shown = getTrace();
        ISegment segment = part.selected();
        ProvidedSegments provided =
                shown == null || segment == null
                        ? null
                        : part.providerOf(SegmentsOfTraces.traceOf(segment, shown));
        return shown == null || segment == null || provided == null
                ? null
                : new SelectedSegment(shown, provided, SegmentsOfTraces.withoutTrace(segment));
    }

    // --- what a view may say differently

    /** Adds to the top of the context menu. */
    @NonNullByDefault
    protected void fillContextMenu(IMenuManager menu) {
        // for subclasses
    }

    /** Why a complete analysis of a trace has no rows. */
    @NonNullByDefault
    protected EmptyReason emptyReason(ITmfTrace trace) {
        return RowActions.nothingFound(trace, analysisId());
    }

    /** Reloads the rows after a change of their look. */
    protected final void refreshRows() {
        part.reload();
    }

    // --- content

    @Override
    public void createPartControl(@Nullable Composite parent) {
        super.createPartControl(parent);
    }

    @Override
    protected final void createContent(@NonNull Composite parent) {
        stack = new TableStack(parent, this, this::onUi);
        part = stack.local();
        RowActions.addTo(
                this,
                part.rowsControl(),
                stack::selectedTexts,
                this::selectedThing,
                m -> {
                    fillContextMenu(m);
                    part.fillMenu(m);
                },
                List.of(RunAction.push(Messages.Action_Zoom, null, this::zoom)),
                this::exportToTsv);
        getViewSite()
                .getActionBars()
                .getToolBarManager()
                .appendToGroup(IWorkbenchActionConstants.MB_ADDITIONS, getFilterAction());
    }

    /** Whether the rows are those of an analysis that the view names. */
    final boolean namesAnalysis() {
        return namesAnalysis;
    }

    @Override
    protected void traceChanged(@Nullable ITmfTrace active) {
        stack.show(active, providerId());
    }

    @Override
    protected void timeFormatChanged() {
        part.showTimes();
        stack.rewrite();
    }

    @Override
    protected void traceGrew() {
        stack.grew();
    }

    @Override
    public boolean hasTable() {
        return true;
    }

    @Override
    protected @Nullable ViewTable table() {
        ValueTable.Rows rows = stack == null ? null : stack.allRows();
        return rows == null ? null : new RowsTable(rows, true);
    }

    @Override
    public void setFocus() {
        if (part != null) {
            part.rowsControl().setFocus();
        }
    }

    @Override
    public void dispose() {
        if (part != null) {
            part.close();
        }
        super.dispose();
    }

    /** Selects a range of times in all views. */
    final void select(long begin, long end) {
        selectTimes(begin, end);
        revealTime(begin);
    }

    /** A row was selected, and its times. */
    final void reveal(ISegment segment) {
        revealTime(segment.getStart());
    }

    private void zoom() {
        ISegment segment = part.selected();
        if (segment != null && segment.getEnd() > segment.getStart()) {
            long margin = segment.getLength() / 10;
            showWindow(segment.getStart() - margin, segment.getEnd() + margin);
        }
    }

    /**
     * Writes the rows with their titles, the cells separated by tabs, as UTF-8. On the UI thread.
     *
     * @param stream where to, which is left open
     * @throws java.io.UncheckedIOException if the stream takes no more
     */
    protected void exportToTsv(@Nullable OutputStream stream) {
        if (stream != null && part != null) {
            part.viewer().writeTsv(stream);
        }
    }

    // --- the filter

    /** Shows and hides the field with the filter. */
    @Override
    public Action getFilterAction() {
        if (filterAction == null) {
            filterAction =
                    RunAction.check(
                            Messages.Filter,
                            Icons.FILTER,
                            () -> part.showFilter(filterAction.isChecked()));
            filterAction.setChecked(true);
        }
        return filterAction;
    }

    /** Shows the rows that match the text, all filters, and the filter in the field. */
    @Override
    public void filterUpdated(@Nullable String regex, Set<String> filterRegexes) {
        Set<String> all = new LinkedHashSet<>(filterRegexes);
        if (regex != null && !regex.isBlank()) {
            all.add(regex);
        }
        if (part != null) {
            part.viewer().setLocalRegexes(all);
        }
    }
}
