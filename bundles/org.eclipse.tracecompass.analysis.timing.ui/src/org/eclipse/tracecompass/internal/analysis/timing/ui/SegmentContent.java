package org.eclipse.tracecompass.internal.analysis.timing.ui;

import java.util.Arrays;
import java.util.Comparator;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.tmf.ui.viewers.table.ISortingLazyContentProvider;

/** Segments in an array, given to a virtual table row by row. For the UI thread. */
public final class SegmentContent implements ISortingLazyContentProvider {

    /** Toolkits cannot show more rows. */
    private static final int MOST_ROWS = 65_535;

    private ISegment[] segments = {};
    private Comparator<ISegment> order;
    private TableViewer viewer;

    @Override
    public void inputChanged(Viewer of, Object before, Object now) {
        viewer = (TableViewer) of;
        segments = now instanceof ISegment[] given ? given : new ISegment[0];
        sort();
        viewer.setItemCount(Math.min(MOST_ROWS, segments.length));
    }

    private void sort() {
        if (order != null) {
            segments = segments.clone();
            Arrays.sort(segments, order);
        }
    }

    @Override
    public void updateElement(int index) {
        if (index < segments.length) {
            viewer.replace(segments[index], index);
        }
    }

    @Override
    @SuppressWarnings("unchecked")
    public void setSortOrder(Comparator<?> comparator) {
        order = (Comparator<ISegment>) comparator;
        if (order == null) {
            segments = viewer.getInput() instanceof ISegment[] given ? given : new ISegment[0];
        }
        sort();
    }

    /** All segments in the order of the rows. */
    public ISegment[] all() {
        return segments;
    }
}
