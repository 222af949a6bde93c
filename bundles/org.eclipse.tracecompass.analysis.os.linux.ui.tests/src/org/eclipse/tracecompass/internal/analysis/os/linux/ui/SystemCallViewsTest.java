package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.project.OpenTraces;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The views of CPU use and of system calls in the workbench, on a real trace. */
class SystemCallViewsTest {

    private static final int SYSTEM_CALLS = 16_179;

    @BeforeAll
    static void openTheTrace() throws Exception {
        Assumptions.assumeTrue(PlatformUI.isWorkbenchRunning(), "There is no workbench");
        Path trace = SharedTraces.demo("k-alpha/s1/kernel");
        OpenTraces.get().open(List.of(trace));
        await(() -> TmfTraceManager.getInstance().getActiveTrace() != null);
    }

    private static <T> T ui(Callable<T> action) throws Exception {
        AtomicReference<@Nullable T> result = new AtomicReference<>();
        AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
        PlatformUI.getWorkbench()
                .getDisplay()
                .syncExec(
                        () -> {
                            try {
                                result.set(action.call());
                            } catch (Throwable e) {
                                // The workbench would only log what is thrown here.
                                failure.set(e);
                            }
                        });
        Throwable thrown = failure.get();
        if (thrown != null) {
            throw new AssertionError(thrown);
        }
        T value = result.get();
        if (value == null) {
            throw new AssertionError("no result");
        }
        return value;
    }

    private static void await(Callable<Boolean> condition) throws Exception {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (!condition.call()) {
            if (System.nanoTime() > end) {
                throw new AssertionError("it did not happen within a minute");
            }
            TimeUnit.MILLISECONDS.sleep(50);
        }
    }

    private static <V extends IViewPart> V show(String id, Class<V> type) throws Exception {
        return ui(
                () -> {
                    IWorkbenchPage page =
                            PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
                    return type.cast(page.showView(id));
                });
    }

    private static Table table(SystemCallsView view) {
        Table table = view.getTable();
        if (table == null) {
            throw new AssertionError("no table");
        }
        return table;
    }

    @Test
    void theTableHasEverySystemCallAndSortsAndFilters() throws Exception {
        SystemCallsView view = show(SystemCallsView.ID, SystemCallsView.class);
        await(() -> ui(view::getRowCount) == SYSTEM_CALLS);
        ui(
                () -> {
                    table(view).getColumn(2).notifyListeners(SWT.Selection, null);
                    return true;
                });
        await(() -> ui(() -> table(view).getItem(0).getText(3)).equals("epoll_wait"));
        ui(
                () -> {
                    var field = view.getFilter();
                    if (field != null) {
                        field.setText("name == openat && return == -2");
                    }
                    return true;
                });
        await(() -> ui(view::getRowCount) < SYSTEM_CALLS);
        assertThat(ui(() -> table(view).getItem(0).getText(3))).isEqualTo("openat");
        assertThat(ui(() -> table(view).getItem(0).getText(5))).isEqualTo("-2");
    }

    @Test
    void theStatisticsCountThem() throws Exception {
        SystemCallStatisticsView view =
                show(SystemCallStatisticsView.ID, SystemCallStatisticsView.class);
        Tree tree = ui(() -> Objects.requireNonNull(view.getTree()));
        await(
                () ->
                        ui(
                                () ->
                                        tree.getItemCount() > 0
                                                && tree.getItem(0)
                                                        .getText(1)
                                                        .equals(Integer.toString(SYSTEM_CALLS))));
        assertThat(ui(() -> tree.getItem(0).getItem(0).getText(0))).isEqualTo("epoll_wait");
    }

    @Test
    void theScatterChartHasASeriesForEachCall() throws Exception {
        SystemCallScatterView view = show(SystemCallScatterView.ID, SystemCallScatterView.class);
        await(
                () ->
                        ui(
                                () -> {
                                    var chart = view.getControl();
                                    return chart != null
                                            && !chart.data().running()
                                            && chart.data().series().size() > 50;
                                }));
        assertThat(ui(() -> Objects.requireNonNull(view.getControl()).isLogarithmic())).isTrue();
    }

    @Test
    void theCpuUsageShowsTheTotalFirst() throws Exception {
        CpuUsageView view = show(CpuUsageView.ID, CpuUsageView.class);
        await(
                () ->
                        ui(
                                () -> {
                                    var chart = view.getControl();
                                    return chart != null
                                            && !chart.data().running()
                                            && chart.data().hasValues();
                                }));
        Tree tree = ui(() -> Objects.requireNonNull(view.getTree()));
        assertThat(ui(() -> tree.getItem(0).getItem(0).getText(0))).isEqualTo("Total");
        assertThat(ui(() -> tree.getItem(0).getItem(0).getChecked())).isTrue();
        assertThat(ui(() -> tree.getItem(0).getItem(1).getText(3))).isEqualTo("26.21");
    }
}
