package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.dialogs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.awaitUi;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.run;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.util.List;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Two servers with two threads each, and checks at them. */
class TriStateFilteredCheckboxTreeTest {

    private static final List<String> SERVERS = List.of("alpha", "beta");

    private Shell shell;
    private TriStateFilteredCheckboxTree tree;

    /** The threads of the servers. */
    private static final class Threads extends ArrayContentProvider
            implements ITreeContentProvider {

        @Override
        public Object[] getChildren(Object parent) {
            return SERVERS.contains(parent)
                    ? new Object[] {parent + "-reader", parent + "-writer"}
                    : new Object[0];
        }

        @Override
        public Object getParent(Object element) {
            String name = (String) element;
            int dash = name.indexOf('-');
            return dash < 0 ? null : name.substring(0, dash);
        }

        @Override
        public boolean hasChildren(Object element) {
            return getChildren(element).length > 0;
        }
    }

    @BeforeEach
    void open() {
        Viewer.assumeRunning();
        run(
                () -> {
                    shell = new Shell();
                    shell.setLayout(new FillLayout());
                    shell.setSize(300, 300);
                    tree =
                            new TriStateFilteredCheckboxTree(
                                    shell, SWT.MULTI, new MultiTreePatternFilter(), true, false);
                    tree.getViewer().setContentProvider(new Threads());
                    tree.getViewer().setLabelProvider(new LabelProvider());
                    tree.getViewer().setInput(SERVERS);
                    tree.getViewer().expandAll();
                    shell.open();
                });
    }

    @AfterEach
    void close() {
        if (shell != null) {
            run(shell::dispose);
        }
    }

    private TreeItem item(int server) {
        return tree.getViewer().getTree().getItem(server);
    }

    /** Clicks on the check box of an item. */
    private void click(TreeItem item) {
        Tree widget = tree.getViewer().getTree();
        item.setChecked(!item.getChecked());
        Event event = new Event();
        event.item = item;
        event.detail = SWT.CHECK;
        widget.notifyListeners(SWT.Selection, event);
    }

    private Object[] checked() {
        return ui(() -> tree.getCheckedElements());
    }

    @Test
    void aCheckTakesAllBelow() {
        run(() -> click(item(0)));

        assertThat(checked()).containsExactlyInAnyOrder("alpha", "alpha-reader", "alpha-writer");
        assertThat(ui(() -> item(0).getItem(1).getChecked())).isTrue();
        assertThat(ui(() -> item(0).getGrayed())).isFalse();
    }

    @Test
    void aParentWithSomeCheckedChildrenIsCheckedAndGrey() {
        run(() -> click(item(1).getItem(0)));

        assertThat(checked()).containsExactlyInAnyOrder("beta", "beta-reader");
        assertThat(ui(() -> item(1).getGrayed())).isTrue();
        run(() -> click(item(1).getItem(0)));
        assertThat(checked()).isEmpty();
    }

    @Test
    void aListenerMayKeepElementsAsTheyAre() {
        run(
                () -> {
                    tree.addPreCheckStateListener((element, state) -> element.equals("alpha"));
                    click(item(0));
                    click(item(1));
                });

        assertThat(checked()).containsExactlyInAnyOrder("beta", "beta-reader", "beta-writer");
        assertThat(ui(() -> item(0).getChecked())).isFalse();
    }

    @Test
    void exactlyTheGivenElementsAreChecked() {
        run(
                () -> {
                    click(item(1));
                    tree.setCheckedElements(new Object[] {"alpha-writer"});
                });

        assertThat(checked()).containsExactlyInAnyOrder("alpha", "alpha-writer");
    }

    @Test
    void hiddenElementsKeepTheirChecks() {
        run(() -> tree.setCheckedElements(new Object[] {"alpha-writer"}));
        run(() -> tree.setFilterText("beta"));
        awaitUi("alpha is hidden", () -> item(0).getText().equals("beta"));
        run(() -> click(item(0)));

        assertThat(checked())
                .containsExactlyInAnyOrder(
                        "alpha", "alpha-writer", "beta", "beta-reader", "beta-writer");
    }

    @ParameterizedTest
    @CsvSource({"writer, 2, 1", "beta/writer, 1, 1", "alpha, 1, 2", "alpha / w, 1, 1"})
    void aFilterMayNameSeveralLevels(String pattern, int servers, int threads) {
        run(() -> tree.setFilterText(pattern));

        awaitUi(
                "the tree is filtered",
                () ->
                        tree.getViewer().getTree().getItemCount() == servers
                                && item(0).getItemCount() == threads);
    }
}
