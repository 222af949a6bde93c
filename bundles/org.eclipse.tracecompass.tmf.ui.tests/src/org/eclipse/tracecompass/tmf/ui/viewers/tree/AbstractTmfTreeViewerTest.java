package org.eclipse.tracecompass.tmf.ui.viewers.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.await;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.awaitUi;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.run;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.viewers.ViewerComparator;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfWindowRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A tree whose rows are computed by a plug-in. */
@NonNullByDefault({})
class AbstractTmfTreeViewerTest {

    private static final List<String> NAMES = List.of("cherry", "apple", "banana");

    private Shell shell;
    private Fruit viewer;

    /** Two rows for each fruit; nothing new for an empty window. */
    private static final class Fruit extends AbstractTmfTreeViewer {

        private final List<String> told = Collections.synchronizedList(new ArrayList<>());
        private final TmfTreeViewerEntry root = new TmfTreeViewerEntry("root");
        private volatile boolean silent;

        Fruit(Composite parent) {
            super(parent, true);
        }

        @Override
        protected ITmfTreeColumnDataProvider getColumnDataProvider() {
            return () -> {
                TmfTreeColumnData name = new TmfTreeColumnData("Name");
                name.setComparator(new ViewerComparator());
                TmfTreeColumnData share = new TmfTreeColumnData("Share");
                share.setWidth(77);
                share.setPercentageProvider(data -> 0.5);
                return List.of(name, share);
            };
        }

        @Override
        protected void initializeDataSource(ITmfTrace trace) {
            told.add(Display.getCurrent() == null ? "source" : "source on the UI thread");
        }

        @Override
        protected ITmfTreeViewerEntry updateElements(
                ITmfTrace trace, long start, long end, boolean isSelection) {
            told.add(Display.getCurrent() == null ? "update" : "update on the UI thread");
            if (silent) {
                return null;
            }
            root.getChildren().clear();
            for (String name : NAMES) {
                TmfTreeViewerEntry entry = new TmfTreeViewerEntry(name);
                entry.addChild(new TmfTreeViewerEntry("from " + start));
                root.addChild(entry);
            }
            return root;
        }

        @Override
        protected void contentChanged(ITmfTreeViewerEntry rootEntry) {
            told.add("content");
        }
    }

    @BeforeEach
    void open() {
        org.eclipse.tracecompass.tmf.ui.testkit.Viewer.assumeRunning();
        run(
                () -> {
                    shell = new Shell();
                    shell.setLayout(new FillLayout());
                    shell.setSize(300, 300);
                    viewer = new Fruit(shell);
                    shell.open();
                });
        org.eclipse.tracecompass.tmf.ui.testkit.Viewer.open(
                SharedTraces.demo("k-alpha/s1/kernel").toAbsolutePath().normalize());
        awaitUi("rows are there", () -> tree().getItemCount() == NAMES.size());
    }

    @AfterEach
    void close() {
        if (viewer != null) {
            run(
                    () -> {
                        viewer.dispose();
                        shell.dispose();
                    });
        }
        org.eclipse.tracecompass.tmf.ui.testkit.Viewer.closeTraces();
    }

    private Tree tree() {
        return viewer.getTreeViewer().getTree();
    }

    private List<String> rows() {
        return ui(() -> Arrays.stream(tree().getItems()).map(TreeItem::getText).toList());
    }

    private static ITmfTrace trace() {
        return TmfTraceManager.getInstance().getActiveTrace();
    }

    private void showFrom(long start) {
        TmfSignalManager.dispatchSignal(
                new TmfWindowRangeUpdatedSignal(
                        this,
                        new TmfTimeRange(TmfTimestamp.fromNanos(start), trace().getEndTime()),
                        trace()));
    }

    @Test
    void rowsAreComputedInTheBackground() {
        assertThat(viewer.told).startsWith("source", "update");
        assertThat(viewer.told).contains("content").noneMatch(s -> s.contains("UI thread"));
        assertThat(rows()).isEqualTo(NAMES);
        assertThat(ui(() -> tree().getItem(0).getExpanded())).isTrue();
        assertThat(ui(() -> tree().getColumn(1).getWidth())).isEqualTo(77);
    }

    @Test
    void aClickOnATitleSortsAndAnotherReverses() {
        run(() -> tree().getColumn(0).notifyListeners(SWT.Selection, new Event()));
        assertThat(rows()).containsExactly("apple", "banana", "cherry");
        run(() -> tree().getColumn(0).notifyListeners(SWT.Selection, new Event()));
        assertThat(rows()).containsExactly("cherry", "banana", "apple");
    }

    @Test
    void collapsedAndSelectedRowsStaySoInAnotherWindow() {
        run(
                () -> {
                    viewer.getTreeViewer().setExpandedState(tree().getItem(1).getData(), false);
                    tree().setSelection(tree().getItem(2));
                });
        long start = trace().getStartTime().toNanos() + 1_000;
        showFrom(start);
        awaitUi(
                "the rows of the window are there",
                () -> tree().getItem(0).getItem(0).getText().equals("from " + start));
        assertThat(ui(() -> tree().getItem(1).getExpanded())).isFalse();
        assertThat(ui(() -> tree().getItem(2).getExpanded())).isTrue();
        assertThat(ui(() -> tree().getSelection()[0].getText())).isEqualTo("banana");
    }

    @Test
    void noAnswerLeavesTheRowsAsTheyAre() {
        Object before = ui(() -> tree().getItem(0).getData());
        viewer.silent = true;
        viewer.told.clear();
        showFrom(trace().getStartTime().toNanos() + 1_000);
        awaitUi("it was asked", () -> viewer.told.contains("update"));
        assertThat(ui(() -> tree().getItem(0).getData())).isSameAs(before);
        assertThat(viewer.told).doesNotContain("content");
    }

    @Test
    void theRootOfATraceStaysTheSameUntilItIsClosed() {
        ITmfTrace trace = trace();
        TmfTreeViewerEntry root = viewer.getRoot(trace);
        assertThat(root).isNotNull().isSameAs(viewer.getRoot(trace));
        ui(
                () -> {
                    viewer.traceClosed(new TmfTraceClosedSignal(this, trace));
                    assertThat(viewer.getRoot(trace)).isNull();
                    assertThat(tree().getItemCount()).isZero();
                    return null;
                });
    }

    @Test
    void rowsThatComeAfterTheTraceWasClosedAreNotShown() {
        run(
                () -> {
                    // the workbench, where the trace stays open, may be about to select it again
                    TmfSignalManager.deregister(viewer);
                    viewer.told.clear();
                    viewer.updateContent(1, viewer.getEndTime(), false);
                    await("rows are computed", () -> viewer.told.contains("update"));
                    await("they are about to be shown", () -> !viewer.isUpdating());
                    viewer.traceClosed(new TmfTraceClosedSignal(this, trace()));
                });
        assertThat(ui(() -> tree().getItemCount())).isZero();
        assertThat(viewer.told).doesNotContain("content");
    }

    @Test
    void withoutATraceNothingIsLoaded() {
        run(() -> viewer.loadTrace(null));
        assertThat(ui(() -> tree().getItemCount())).isZero();
    }
}
