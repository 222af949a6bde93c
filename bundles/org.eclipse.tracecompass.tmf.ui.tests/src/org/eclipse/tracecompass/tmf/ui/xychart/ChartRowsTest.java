package org.eclipse.tracecompass.tmf.ui.xychart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.tracecompass.tmf.loading.core.LabelColumn;
import org.eclipse.tracecompass.tmf.ui.testkit.UiThread;
import org.eclipse.tracecompass.tmf.xychart.core.ChartEntry;
import org.eclipse.tracecompass.tmf.xychart.core.ChartTree;
import org.junit.jupiter.api.Test;

/** The columns of the rows beside a chart. */
class ChartRowsTest {

    private static final String BYTES = "204595200000";

    private static final ChartTree DISK =
            new ChartTree(
                    List.of(
                            new LabelColumn("Disk", "", LabelColumn.Kind.TEXT),
                            new LabelColumn("Bytes", "", LabelColumn.Kind.NUMBER)),
                    List.of(
                            new ChartEntry(
                                    1, -1, List.of("254,0 Read", BYTES), true, true, null, null)));

    /** Rows without a chart. */
    private static final class Host implements ChartRows.Host {
        @Override
        public boolean isShown(ChartEntry entry) {
            return true;
        }

        @Override
        public int colour(ChartEntry entry) {
            return 0xff0000ff;
        }

        @Override
        public String tooltip(ChartEntry entry) {
            return "";
        }

        @Override
        public void choose(Set<Long> rows, boolean show) {}
    }

    /** The widths of the tree and its columns, and that of the number in it. */
    private record Widths(int tree, int name, int bytes, int number) {}

    @Test
    void aNumberIsShownInFullAndNamesHaveTheRest() throws Exception {
        Widths widths = UiThread.call(ChartRowsTest::widths);
        assertThat(widths.bytes).isGreaterThan(widths.number);
        assertThat(widths.name + widths.bytes).isEqualTo(widths.tree);
    }

    private static Widths widths() {
        Shell shell = new Shell();
        try {
            shell.setLayout(new FillLayout());
            ChartRows rows = new ChartRows(shell, new Host());
            shell.setSize(500, 300);
            shell.open();
            rows.show(DISK);
            Tree tree = rows.tree();
            GC gc = new GC(tree);
            int number = gc.stringExtent(BYTES).x;
            gc.dispose();
            return new Widths(
                    tree.getClientArea().width,
                    tree.getColumn(0).getWidth(),
                    tree.getColumn(1).getWidth(),
                    number);
        } finally {
            shell.dispose();
        }
    }
}
