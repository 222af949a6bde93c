package org.eclipse.tracecompass.tmf.ui.xychart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.tracecompass.tmf.loading.core.LabelColumn;
import org.eclipse.tracecompass.tmf.ui.testkit.UiThread;
import org.eclipse.tracecompass.tmf.ui.widgets.FilterText;
import org.eclipse.tracecompass.tmf.xychart.core.ChartEntry;
import org.eclipse.tracecompass.tmf.xychart.core.ChartTree;
import org.junit.jupiter.api.Test;

/** The rows beside a chart. */
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

    @Test
    void theFilterAppliesToRowsThatComeLater() throws Exception {
        assertThat(UiThread.call(ChartRowsTest::filtered))
                .containsExactly(
                        List.of("row 1"),
                        List.of("row 1", "row 10", "row 11"),
                        List.of("other 1", "other 10", "other 11"));
    }

    /** What a filter lets through: of the first rows, of more, and of those of another trace. */
    private static List<List<String>> filtered() {
        Shell shell = new Shell();
        try {
            ChartRows rows = new ChartRows(shell, new Host());
            rows.show(many("row ", 1, 3));
            ((FilterText) rows.area().getChildren()[0]).text().setText("1");
            List<String> first = names(rows);
            rows.show(many("row ", 1, 12));
            List<String> more = names(rows);
            rows.clear();
            rows.show(many("other ", 101, 12));
            return List.of(first, more, names(rows));
        } finally {
            shell.dispose();
        }
    }

    @Test
    void whatTheFilterLetsThroughLaterIsNotBelowACollapsedRow() throws Exception {
        assertThat(UiThread.call(ChartRowsTest::expanded))
                .containsExactly(
                        List.of(), List.of(true), List.of(false, true), List.of(false, true));
    }

    /** Which hosts are expanded: without a match, with one, with two, and without a filter. */
    private static List<List<Boolean>> expanded() {
        Shell shell = new Shell();
        try {
            ChartRows rows = new ChartRows(shell, new Host());
            rows.show(hosts("ls", "ls"));
            Text filter = ((FilterText) rows.area().getChildren()[0]).text();
            filter.setText("ssh");
            List<List<Boolean>> expanded = new ArrayList<>();
            expanded.add(roots(rows));
            rows.show(hosts("ssh", "ls"));
            expanded.add(roots(rows));
            rows.tree().getItem(0).setExpanded(false);
            rows.show(hosts("ssh", "ssh"));
            expanded.add(roots(rows));
            filter.setText("");
            expanded.add(roots(rows));
            return expanded;
        } finally {
            shell.dispose();
        }
    }

    /** Two hosts with a thread each. */
    private static ChartTree hosts(String a, String b) {
        return new ChartTree(
                DISK.columns(),
                List.of(entry(1, -1, "A"), entry(2, 1, a), entry(3, -1, "B"), entry(4, 3, b)));
    }

    private static ChartEntry entry(long id, long parent, String name) {
        return new ChartEntry(id, parent, List.of(name, "0"), true, true, null, null);
    }

    private static List<Boolean> roots(ChartRows rows) {
        return Arrays.stream(rows.tree().getItems()).map(TreeItem::getExpanded).toList();
    }

    private static ChartTree many(String name, int firstId, int count) {
        return new ChartTree(
                DISK.columns(),
                IntStream.range(0, count).mapToObj(i -> entry(firstId + i, -1, name + i)).toList());
    }

    private static ChartTree after(ChartTree before, ChartTree rows) {
        List<ChartEntry> all = new ArrayList<>(before.entries());
        all.addAll(rows.entries());
        return new ChartTree(rows.columns(), all);
    }

    private static List<String> names(ChartRows rows) {
        return Arrays.stream(rows.tree().getItems()).map(item -> item.getText(0)).toList();
    }

    @Test
    void theTreeStaysWhereItIsScrolledTo() throws Exception {
        assertThat(UiThread.call(ChartRowsTest::tops))
                .containsExactly("new 0", "row 50", "row 50", "row 50");
    }

    /**
     * The top row: where nothing is scrolled and there are more rows above; that is scrolled to;
     * after the next answer; after one with more rows above and below.
     */
    private static List<String> tops() {
        Shell shell = new Shell();
        try {
            shell.setLayout(new FillLayout());
            ChartRows rows = new ChartRows(shell, new Host());
            shell.setSize(500, 300);
            shell.open();
            ChartTree more = after(many("new ", 201, 5), many("row ", 1, 120));
            List<String> tops = new ArrayList<>();
            Tree tree = rows.tree();
            rows.show(many("row ", 1, 100));
            rows.show(more);
            tops.add(top(tree));
            rows.show(many("row ", 1, 100));
            tree.setTopItem(tree.getItem(50));
            tops.add(top(tree));
            rows.show(many("row ", 1, 100));
            tops.add(top(tree));
            rows.show(more);
            tops.add(top(tree));
            return tops;
        } finally {
            shell.dispose();
        }
    }

    /** The name of the uppermost row that is seen, once the tree is drawn. */
    private static String top(Tree tree) {
        while (tree.getDisplay().readAndDispatch()) {
            // until there is nothing left to do
        }
        return tree.getTopItem().getText();
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
