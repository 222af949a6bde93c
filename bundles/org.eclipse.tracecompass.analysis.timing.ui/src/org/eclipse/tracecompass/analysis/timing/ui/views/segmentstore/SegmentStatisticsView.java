package org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore;

import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.views.ViewSubject;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;

/**
 * The statistics of an analysis as a tree with columns: of the whole trace, and of the selected
 * range where one is selected. It fills while the analysis is running. A view of an analysis is a
 * subclass with a constructor that names it and its data provider.
 */
public abstract class SegmentStatisticsView extends SegmentView<StatisticsPart> {

    /**
     * @param providerId the id of the data provider, a tree
     * @param analysisId the id of the analysis behind it, which is started
     */
    protected SegmentStatisticsView(String providerId, String analysisId) {
        super(providerId, analysisId);
    }

    /**
     * @param subject says what is shown
     * @since 0.2.0
     */
    protected SegmentStatisticsView(ViewSubject subject) {
        super(subject);
    }

    /**
     * What the provider is asked about the whole trace. By default there are no parameters. Called
     * in the background.
     *
     * @since 0.2.0
     */
    protected Map<String, Object> parametersOf(ITmfTrace trace) {
        return Map.of();
    }

    /**
     * Whether the tree is one of figures: the provider is asked about a selected range, too, and
     * without rows below its roots there is nothing to see. Other trees are shown as they are.
     *
     * @since 0.2.0
     */
    protected boolean hasFigures() {
        return true;
    }

    /** The tree, or null before the view has been created. */
    public final @Nullable Tree getTree() {
        StatisticsPart made = partIfCreated();
        return made == null ? null : made.rowsControl();
    }

    @Override
    final StatisticsPart createPart(Composite parent) {
        return new StatisticsPart(parent, this, this::onUi);
    }

    @Override
    final void fillRowMenu(IMenuManager menu) {
        for (StatisticsRange range : part().ranges()) {
            menu.add(
                    RunAction.push(
                            NLS.bind(Messages.Action_GoTo, range.title()),
                            null,
                            () -> goTo(range)));
        }
    }

    /** Selects the segment of the last column that names one: the longest of its kind. */
    final void goToLast() {
        List<StatisticsRange> ranges = part().ranges();
        if (!ranges.isEmpty()) {
            goTo(ranges.getLast());
        }
    }

    private void goTo(StatisticsRange range) {
        selectTimes(range.start(), range.end());
        revealTime(range.start());
    }

    @Override
    protected void traceChanged(@Nullable ITmfTrace active) {
        part().show(active, new StatisticsSource(this));
    }

    @Override
    protected void selectionChanged(long begin, long end) {
        part().select(Math.min(begin, end), Math.max(begin, end));
    }

    @Override
    final boolean hasTimes() {
        return false;
    }

    @Override
    protected void timeFormatChanged() {
        part().showTimes();
    }
}
