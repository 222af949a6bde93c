package org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.statistics;

import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.tracecompass.internal.analysis.timing.ui.RowActions;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.export.core.ValueTable;
import org.eclipse.tracecompass.tmf.ui.export.RowsTable;
import org.eclipse.tracecompass.tmf.ui.export.ViewTable;
import org.eclipse.tracecompass.tmf.ui.viewers.tree.AbstractTmfTreeViewer;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;
import org.eclipse.tracecompass.tmf.ui.views.ProviderView;
import org.eclipse.tracecompass.tmf.ui.views.ViewSubject;

/**
 * The base of all views with the statistics of segments. The rows come from the viewer, which
 * follows the active trace, or, if the view names a data provider, from that: then they are shown
 * while its analysis is running.
 *
 * @since 9.5.0
 */
public abstract class AbstractSegmentsStatisticsView extends ProviderView {

    private final boolean namesProvider;
    private StatisticsPart part;

    /** Creates a view of the rows of its viewer. */
    public AbstractSegmentsStatisticsView() {
        super("", null);
        namesProvider = false;
    }

    /**
     * Creates a view of a data provider. Its viewer must be a {@link FiguresViewer}.
     *
     * @param providerId the id of the data provider, a tree
     * @param analysisId the id of the analysis behind it, which is started
     */
    protected AbstractSegmentsStatisticsView(
            @NonNull String providerId, @NonNull String analysisId) {
        super(providerId, analysisId);
        namesProvider = true;
    }

    /**
     * Creates a view of a data provider. Its viewer must be a {@link FiguresViewer}.
     *
     * @param subject says what is shown
     */
    protected AbstractSegmentsStatisticsView(@NonNull ViewSubject subject) {
        super(subject);
        namesProvider = true;
    }

    /**
     * Creates the viewer.
     *
     * @param parent the parent of its tree
     * @return the viewer
     */
    protected abstract AbstractTmfTreeViewer createSegmentStoreStatisticsViewer(
            @NonNull Composite parent);

    /** The tree, or null before the view has been created. */
    public final @Nullable Tree getTree() {
        return part == null ? null : part.rowsControl();
    }

    // --- what a view may say differently

    /**
     * What the provider is asked about the whole trace. By default there are no parameters. Called
     * in the background.
     */
    @NonNullByDefault
    protected Map<String, Object> parametersOf(ITmfTrace trace) {
        return Map.of();
    }

    /**
     * Whether the tree is one of figures: the provider is asked about a selected range, too, and
     * without rows below its roots there is nothing to see. Other trees are shown as they are.
     */
    protected boolean hasFigures() {
        return true;
    }

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
        part = new StatisticsPart(parent, this, this::onUi);
        RowActions.addTo(
                this,
                part.rowsControl(),
                part::selectedTexts,
                () -> null,
                m -> {
                    fillContextMenu(m);
                    part.fillMenu(m);
                },
                List.of(),
                this::exportToTsv);
    }

    /** Whether the rows are those of a data provider that the view names. */
    final boolean namesProvider() {
        return namesProvider;
    }

    @Override
    protected void traceChanged(@Nullable ITmfTrace active) {
        part.follow(active);
    }

    @Override
    protected void selectionChanged(long begin, long end) {
        part.select(Math.min(begin, end), Math.max(begin, end));
    }

    /** Selects the times of a segment in all views. */
    final void goTo(StatisticsRange range) {
        selectTimes(range.start(), range.end());
        revealTime(range.start());
    }

    @Override
    public boolean hasTable() {
        return true;
    }

    @Override
    protected @Nullable ViewTable table() {
        ValueTable.Rows rows = part == null ? null : part.allRows();
        return rows == null ? null : new RowsTable(rows, false);
    }

    @Override
    protected void timeFormatChanged() {
        part.showTimes();
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

    /**
     * Writes the rows with their titles, the cells separated by tabs, as UTF-8. On the UI thread.
     *
     * @param stream where to, which is left open
     * @throws java.io.UncheckedIOException if the stream takes no more
     */
    protected void exportToTsv(@Nullable OutputStream stream) {
        if (stream != null && part != null) {
            part.writeTsv(stream);
        }
    }
}
