package org.eclipse.tracecompass.internal.rcp.ui;

import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Table;
import org.eclipse.tracecompass.analysis.profiling.ui.views.flamegraph.FlameGraphView;
import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.SegmentStatisticsView;
import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.SegmentTableView;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.tracecompass.tmf.ui.timegraph.TimeGraphControl;
import org.eclipse.tracecompass.tmf.ui.timegraph.TimeGraphView;
import org.eclipse.tracecompass.tmf.ui.views.DataPage;
import org.eclipse.tracecompass.tmf.ui.views.statistics.TmfStatisticsView;
import org.eclipse.tracecompass.tmf.ui.xychart.ChartControl;
import org.eclipse.tracecompass.tmf.ui.xychart.XyChartView;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;

/** The kinds of views that show the results of an analysis, and what a test sees of them. */
@NonNullByDefault({})
enum ViewKind {
    THREADS("analysis.os.linux.views.controlflow", "os.linux.kernel"),
    RESOURCES("analysis.os.linux.views.resources", "os.linux.kernel"),
    CPU_USAGE("analysis.os.linux.views.cpuusage", "os.linux.kernel"),
    SYSTEM_CALLS("analysis.os.linux.views.latency.syscall", "os.linux.latency.syscall"),
    EVENT_TYPES(TmfStatisticsView.ID, "tmf.core.statistics.analysis"),
    STATISTICS("analysis.os.linux.views.latency.statistics", "os.linux.latency.syscall"),
    FLAME_CHART("lttng2.ust.ui.flamechart", "ust.analysis.callstack"),
    FLAME_GRAPH("lttng2.ust.ui.flamegraph", "ust.analysis.callstack"),
    STATEMAP("tmf.statemap.ui.statemap", "tmf.statemap.analysis"),
    DECLARED("tmf.analysis.declared.ui.timegraph", "moving");

    private static final String DECLARATION =
            """
            states "moving" version 1;
            attribute "Threads/*" : string;
            on sched_switch {
                modify "Threads/" + next_tid = "runs";
            }
            view "Moving threads" rows "Threads/*";
            """;

    private static final String LIBRARY = "astrolabe.library";

    private final String id;
    private final String analysis;

    /**
     * @param id the id of the view, without what all have in common
     * @param analysis the end of the id of its analysis
     */
    ViewKind(String id, String analysis) {
        this.id = id.startsWith("org.") ? id : "org.eclipse.tracecompass." + id;
        this.analysis = analysis;
    }

    /** A trace for the view, in a folder of its own; the library of declarations is there, too. */
    Path trace(Path folder) throws IOException {
        System.setProperty(LIBRARY, folder.resolve("library").toString());
        return switch (this) {
            case THREADS, RESOURCES, CPU_USAGE, SYSTEM_CALLS, EVENT_TYPES, STATISTICS ->
                    kernel(folder);
            case FLAME_CHART, FLAME_GRAPH ->
                    SharedTraces.copy(
                            SharedTraces.trace("ctf/gen-ust-cyg").toAbsolutePath().normalize(),
                            folder.resolve("calls"));
            case STATEMAP -> Files.writeString(folder.resolve("disks.json"), statemap());
            case DECLARED -> {
                Path library = Files.createDirectories(folder.resolve("library"));
                Files.writeString(library.resolve("moving.states"), DECLARATION);
                yield kernel(folder);
            }
        };
    }

    /** Undoes what a test has changed for all. */
    static void restore() {
        System.clearProperty(LIBRARY);
    }

    private static Path kernel(Path folder) throws IOException {
        Path demo = SharedTraces.demo("k-alpha/s1/kernel").toAbsolutePath().normalize();
        return SharedTraces.copy(demo, folder.resolve("kernel"));
    }

    private static String statemap() {
        StringBuilder text =
                new StringBuilder(
                        """
                        {"start":[1700000000,0],"title":"disk","host":"alpha","entityKind":"Disk","states":{
                          "idle":{"value":0,"color":"#e0e0e0"},"reading":{"value":1,"color":"#1f77b4"}}}
                        """);
        for (int i = 0; i < 4000; i++) {
            text.append("{\"time\":\"").append(i * 1_000_000L).append("\",\"entity\":\"sd");
            text.append(i % 3).append("\",\"state\":").append(i / 3 % 2).append("}\n");
        }
        return text.toString();
    }

    /** Shows the view and brings it to the top. */
    IViewPart show() {
        return ui(() -> page().showView(id, secondary(), IWorkbenchPage.VIEW_ACTIVATE));
    }

    /** Closes the view. */
    static void hide(IViewPart view) {
        ui(
                () -> {
                    page().hideView(view);
                    return null;
                });
    }

    private String secondary() {
        return this == DECLARED ? "moving.moving-threads" : null;
    }

    private static IWorkbenchPage page() {
        return PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
    }

    /** The analysis behind the view, of the active trace; null while it is not there. */
    TmfAbstractAnalysisModule analysis() {
        ITmfTrace trace = Objects.requireNonNull(TmfTraceManager.getInstance().getActiveTrace());
        for (IAnalysisModule module : trace.getAnalysisModules()) {
            if (module.getId().endsWith(analysis)) {
                return (TmfAbstractAnalysisModule) module;
            }
        }
        return null;
    }

    /** Whether the view has something to show, all of it, and shows it. */
    static boolean showsData(IViewPart view) {
        return message(view).isEmpty() && ui(() -> hasData(view));
    }

    private static boolean hasData(IViewPart view) {
        return switch (view) {
            case TimeGraphView graph -> {
                TimeGraphControl control = Objects.requireNonNull(graph.getControl());
                yield control.scene().layout().rows().size() > 2
                        && !control.scene().data().running();
            }
            case XyChartView chart -> {
                ChartControl control = Objects.requireNonNull(chart.getControl());
                yield control.data().hasValues() && !control.data().running();
            }
            case SegmentTableView table -> table.getRowCount() > 100;
            case SegmentStatisticsView statistics ->
                    Objects.requireNonNull(statistics.getTree()).getItemCount() > 0
                            && Objects.requireNonNull(statistics.getTree())
                                            .getItem(0)
                                            .getItemCount()
                                    > 3;
            case FlameGraphView flame ->
                    Objects.requireNonNull(flame.getControl()).scene().boxes().height() > 2;
            case TmfStatisticsView types -> typesTable().getItemCount() > 100;
            default -> throw new AssertionError(view.getTitle());
        };
    }

    /** The words that a view shows in place of its data; empty if it shows these. */
    static String message(IViewPart view) {
        return ui(
                () ->
                        switch (view) {
                            case TimeGraphView graph ->
                                    Objects.requireNonNullElse(
                                            Objects.requireNonNull(graph.getControl()).message(),
                                            "");
                            case XyChartView chart ->
                                    Objects.requireNonNullElse(
                                            Objects.requireNonNull(chart.getControl()).message(),
                                            "");
                            case SegmentTableView table -> page(table.getTable()).message();
                            case SegmentStatisticsView statistics ->
                                    page(Objects.requireNonNull(statistics.getTree())).message();
                            case FlameGraphView flame ->
                                    page(Objects.requireNonNull(flame.getControl())).message();
                            case TmfStatisticsView types -> page(typesTable()).message();
                            default -> throw new AssertionError(view.getTitle());
                        });
    }

    private static Table typesTable() {
        return Viewer.controls().stream()
                .filter(Table.class::isInstance)
                .map(Table.class::cast)
                .filter(table -> table.getColumnCount() > 2)
                .filter(table -> table.getColumn(2).getText().equals("In Selection"))
                .findFirst()
                .orElseThrow();
    }

    private static DataPage page(Control inside) {
        Control control = inside;
        while (!(control instanceof DataPage)) {
            control = control.getParent();
        }
        return (DataPage) control;
    }
}
