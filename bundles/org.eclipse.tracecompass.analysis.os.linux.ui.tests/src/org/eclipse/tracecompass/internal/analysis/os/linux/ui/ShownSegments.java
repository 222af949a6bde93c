package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.awaitUi;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.run;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.util.Objects;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.SegmentStatisticsView;
import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.SegmentTableView;
import org.eclipse.tracecompass.tmf.ui.xychart.XyChartView;

/** What views of segments show, once they are done. */
final class ShownSegments {

    private static final int DURATION = 2;

    /** The column of what a segment is called. */
    static final int LABEL = 3;

    private ShownSegments() {}

    /** Sorts a table by duration, once it has so many rows and until such a one is the longest. */
    static Table longestFirst(SegmentTableView view, int count, String longest) {
        awaitUi("all rows are there", () -> view.getRowCount() == count);
        Table table = ui(() -> Objects.requireNonNull(view.getTable()));
        run(() -> table.getColumn(DURATION).notifyListeners(SWT.Selection, null));
        awaitUi("the longest is first", () -> table.getItem(0).getText(LABEL).startsWith(longest));
        return table;
    }

    /** The statistics, once they count so many. */
    static Tree counted(SegmentStatisticsView view, int count) {
        Tree tree = ui(() -> Objects.requireNonNull(view.getTree()));
        String total = Integer.toString(count);
        awaitUi(
                "all are counted",
                () -> tree.getItemCount() > 0 && tree.getItem(0).getText(1).equals(total));
        return tree;
    }

    /** Waits for more than so many series of a chart of durations. */
    static void awaitSeries(XyChartView view, int few) {
        awaitUi(
                "the series are there",
                () -> {
                    var chart = view.getControl();
                    return chart != null
                            && !chart.data().running()
                            && chart.data().series().size() > few;
                });
        assertThat(ui(() -> Objects.requireNonNull(view.getControl()).isLogarithmic())).isTrue();
    }
}
