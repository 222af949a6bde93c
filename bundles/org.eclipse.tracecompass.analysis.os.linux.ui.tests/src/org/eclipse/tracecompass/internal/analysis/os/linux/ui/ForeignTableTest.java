package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.awaitUi;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.run;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import com.google.common.collect.Multimap;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.IAnalysisProgressListener;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ISegmentStoreProvider;
import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.table.AbstractSegmentStoreTableViewer;
import org.eclipse.tracecompass.segmentstore.core.BasicSegment;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.ISegmentStore;
import org.eclipse.tracecompass.segmentstore.core.SegmentStoreFactory;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The hooks of the documented table of segments, overridden as a plug-in does. */
@NonNullByDefault({})
class ForeignTableTest {

    private static final int PARITY = 3;

    private Shell shell;
    private Requests viewer;
    private Provider provider = new Provider();

    /** Segments of a plug-in, which come when its analysis is complete. */
    private static final class Provider implements ISegmentStoreProvider {

        private IAnalysisProgressListener waiting;
        private ISegmentStore<@NonNull ISegment> store;

        @Override
        public void addListener(IAnalysisProgressListener listener) {
            waiting = listener;
        }

        @Override
        public void removeListener(IAnalysisProgressListener listener) {
            waiting = null;
        }

        @Override
        public Iterable<ISegmentAspect> getSegmentAspects() {
            return List.of();
        }

        @Override
        public ISegmentStore<@NonNull ISegment> getSegmentStore() {
            return store;
        }

        void complete(int count) {
            store = SegmentStoreFactory.createSegmentStore();
            IntStream.range(0, count).forEach(i -> store.add(new BasicSegment(i, 3L * i)));
            waiting.onComplete(this, store);
        }
    }

    /** The table of a plug-in: a column, an action and a filter of its own. */
    private static final class Requests extends AbstractSegmentStoreTableViewer {

        private String chosen = "";
        private long least;

        Requests(TableViewer viewer) {
            super(viewer);
        }

        @Override
        protected ISegmentStoreProvider getSegmentStoreProvider(ITmfTrace trace) {
            return null;
        }

        @Override
        protected void createProviderColumns() {
            super.createProviderColumns();
            if (getTableViewer().getTable().getColumnCount() == PARITY) {
                createColumn(
                        "Parity",
                        new ColumnLabelProvider() {
                            @Override
                            public String getText(Object element) {
                                return parity((ISegment) element);
                            }
                        },
                        Comparator.comparing(Requests::parity));
            }
        }

        private static String parity(ISegment segment) {
            return segment.getStart() % 2 == 0 ? "even" : "odd";
        }

        @Override
        protected Map<Integer, Predicate<Multimap<String, Object>>> generateRegexPredicate() {
            return least == 0
                    ? Map.of()
                    : Map.of(0, input -> input.get("Duration").contains(Long.toString(2 * least)));
        }

        @Override
        protected void appendToTablePopupMenu(IMenuManager manager, IStructuredSelection sel) {
            super.appendToTablePopupMenu(manager, sel);
            manager.add(
                    new Action("Choose") {
                        @Override
                        public void run() {
                            chosen = parity((ISegment) sel.getFirstElement());
                        }
                    });
        }
    }

    @BeforeEach
    void open() {
        Viewer.assumeRunning();
        run(
                () -> {
                    shell = new Shell(Display.getCurrent());
                    shell.setLayout(new FillLayout());
                    shell.setBounds(0, 0, 900, 400);
                    viewer = new Requests(new TableViewer(shell, SWT.FULL_SELECTION | SWT.VIRTUAL));
                    shell.open();
                    viewer.setData(provider);
                });
    }

    @AfterEach
    void close() {
        if (shell != null) {
            run(shell::dispose);
        }
    }

    private Table table() {
        return viewer.getTableViewer().getTable();
    }

    private String text(int row) {
        return table().getItem(row).getText(PARITY);
    }

    @Test
    void aColumnOfItsOwnIsShownAndSortedBy() {
        assertThat(ui(() -> table().getItemCount())).isZero();
        provider.complete(9);
        awaitUi("rows are there", () -> table().getItemCount() == 9);
        assertThat(ui(() -> List.of(text(0), text(1), text(2))))
                .containsExactly("even", "odd", "even");
        run(() -> table().getColumn(PARITY).notifyListeners(SWT.Selection, new Event()));
        awaitUi("the even ones are first", () -> text(4).equals("even") && text(5).equals("odd"));
        run(() -> table().getColumn(PARITY).notifyListeners(SWT.Selection, new Event()));
        awaitUi("the odd ones are first", () -> text(0).equals("odd") && text(4).equals("even"));
        Viewer.screenshot("foreign-segment-table");
    }

    @Test
    void itsActionGetsTheSegmentAndItsFilterIsAsked() {
        provider.complete(9);
        awaitUi("rows are there", () -> table().getItemCount() == 9);
        run(
                () -> {
                    table().setSelection(3);
                    MenuManager menu = new MenuManager();
                    viewer.appendToTablePopupMenu(
                            menu, viewer.getTableViewer().getStructuredSelection());
                    assertThat(menu.getItems()).hasSize(3);
                    ((org.eclipse.jface.action.ActionContributionItem) menu.getItems()[2])
                            .getAction()
                            .run();
                });
        assertThat(viewer.chosen).isEqualTo("odd");
        viewer.least = 4;
        viewer.setLocalRegexes(Set.of());
        awaitUi("only one is left", () -> table().getItemCount() == 1 && text(0).equals("even"));
    }
}
