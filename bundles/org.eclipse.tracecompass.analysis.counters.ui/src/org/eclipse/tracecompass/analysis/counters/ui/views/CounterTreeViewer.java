package org.eclipse.tracecompass.analysis.counters.ui.views;

import java.util.Comparator;
import java.util.List;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeDataModel;
import org.eclipse.tracecompass.tmf.ui.viewers.tree.AbstractSelectTreeViewer2;
import org.eclipse.tracecompass.tmf.ui.viewers.tree.ITmfTreeColumnDataProvider;
import org.eclipse.tracecompass.tmf.ui.viewers.tree.TmfGenericTreeEntry;
import org.eclipse.tracecompass.tmf.ui.viewers.tree.TmfTreeColumnData;

/**
 * The counters of a trace in their groups.
 *
 * @since 9.5.0
 */
public class CounterTreeViewer extends AbstractSelectTreeViewer2 {

    private static final int LEGEND = 1;

    /**
     * @param parent the parent of the tree
     */
    public CounterTreeViewer(Composite parent) {
        super(parent, LEGEND, CounterChartViewer.PROVIDER);
    }

    @Override
    protected ITmfTreeColumnDataProvider getColumnDataProvider() {
        return () -> {
            Comparator<TmfGenericTreeEntry<TmfTreeDataModel>> byName =
                    Comparator.comparing(TmfGenericTreeEntry::getName);
            return List.of(
                    createColumn(Messages.Column_Counters, byName),
                    new TmfTreeColumnData(Messages.Column_Legend));
        };
    }
}
