package org.eclipse.tracecompass.internal.analysis.profiling.ui.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.awaitUi;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.run;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.screenshot;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.show;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.tracecompass.analysis.profiling.core.flamegraph.FlameDifference;
import org.eclipse.tracecompass.analysis.timing.core.compare.Difference;
import org.eclipse.tracecompass.analysis.timing.core.compare.Profile;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.export.core.compare.EventTimes;
import org.eclipse.tracecompass.tmf.export.core.compare.ProfileFile;
import org.eclipse.tracecompass.tmf.ui.testkit.Exports;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.tracecompass.tmf.ui.timegraph.TimeGraphControl;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The view that compares traces, in the workbench. */
@NonNullByDefault({})
class CompareViewTest {

    @BeforeEach
    void thereIsAWorkbench() {
        Viewer.assumeRunning();
    }

    @AfterEach
    void closeTheTraces() {
        Viewer.closeTraces();
    }

    private static CompareView open(Path... traces) {
        for (int i = 0; i < traces.length; i++) {
            Viewer.open(traces[i]);
            int opened = i + 1;
            Viewer.await(
                    "the trace is open",
                    () -> TmfTraceManager.getInstance().getOpenedTraces().size() == opened);
        }
        CompareView view = show(CompareView.ID, CompareView.class);
        awaitUi("the traces are offered", () -> view.sideA().trace().getItemCount() > 0);
        return view;
    }

    private static void compare(CompareView view, String by, String rangeA, String rangeB) {
        run(
                () -> {
                    view.by().setText(by);
                    view.sideA().range().setText(rangeA);
                    view.sideB().range().setText(rangeB);
                    view.compare();
                });
        awaitUi("there is an answer", () -> !view.getStatus().isEmpty());
    }

    private static void select(CompareView view, int tab) {
        run(
                () -> {
                    view.tabs().setSelection(tab);
                    view.tabs().notifyListeners(SWT.Selection, new Event());
                });
    }

    @Test
    void twoRangesOfATraceAreComparedByStateAndTheirGraphsMoveTogether(@TempDir Path folder)
            throws Exception {
        CompareView view = open(SharedTraces.demo("k-alpha/s1/kernel"));
        select(view, 0);
        compare(view, "state", "", "");
        assertThat(ui(view::getStatus)).as("a trace and itself").contains("are equal");

        compare(view, "state", "..+3s", "+3s..");
        assertThat(ui(view::getStatus)).contains("the greatest difference first");
        List<Difference> rows = ui(view::getDifferences);
        assertThat(rows)
                .isSortedAccordingTo(
                        (x, y) -> Long.compare(Math.abs(y.difference()), Math.abs(x.difference())));
        Map<String, Long> before = new HashMap<>();
        rows.forEach(d -> before.merge(d.key().row(), d.a(), Long::sum));
        assertThat(before.get("python3")).isPositive();
        assertThat(rows.stream().map(d -> d.key().item())).contains("System call");
        screenshot("compare-table");

        select(view, 1);
        TimeGraphControl first = ui(() -> view.graphs().first());
        TimeGraphControl second = ui(() -> view.graphs().second());
        awaitUi(
                "both graphs have rows",
                () ->
                        first.scene().layout().rows().size() > 10
                                && second.scene().layout().rows().size() > 10);
        run(
                () -> {
                    Viewport window = first.scene().viewport();
                    first.windowMoved(
                            window.zoomTo(
                                    window.start() + 500_000_000L,
                                    window.start() + 1_500_000_000L));
                });
        awaitUi(
                "the other one shows the same relative time",
                () -> {
                    Viewport a = first.scene().viewport();
                    Viewport b = second.scene().viewport();
                    return a.start() - a.boundsStart() == b.start() - b.boundsStart()
                            && a.end() - a.boundsStart() == b.end() - b.boundsStart();
                });
        screenshot("compare-graphs");

        select(view, 2);
        awaitUi(
                "a kernel trace has no calls",
                () -> view.flames().message().contains("no calls of functions"));

        compare(view, "System Call Latency", "..+3s", "+3s..");
        Difference call =
                ui(view::getDifferences).stream()
                        .filter(d -> d.effect().isPresent())
                        .findFirst()
                        .orElseThrow();
        assertThat(call.probability().getAsDouble()).isBetween(0.0, 1.0);

        // A baseline in place of a trace
        Path file = folder.resolve("base.json");
        Profile profile = new Profile("System Call Latency", true);
        rows = ui(view::getDifferences);
        rows.forEach(d -> profile.add(d.key(), d.a() + 1_000_000));
        try (Writer out = Files.newBufferedWriter(file)) {
            ProfileFile.write(profile, out);
        }
        run(() -> view.sideA().setBaseline(file));
        compare(view, "System Call Latency", "", "..+3s");
        assertThat(ui(view::getStatus)).startsWith("base.json and ");
        assertThat(ui(view::getDifferences)).isNotEmpty();
    }

    @Test
    void twoTracesAreAlignedAtAnEvent() {
        CompareView view =
                open(SharedTraces.demo("k-alpha/s1/kernel"), SharedTraces.demo("k-beta/s1/kernel"));
        assertThat(ui(() -> view.sideA().chosen() != view.sideB().chosen()))
                .as("the other trace is offered")
                .isTrue();
        run(() -> view.align().setText("net_dev_queue"));
        compare(view, "state", "", "");
        run(() -> view.align().setText(""));
        List<Difference> aligned = ui(view::getDifferences);
        assertThat(aligned).isNotEmpty();
        select(view, 1);
        awaitUi(
                "both graphs begin where the event is",
                () ->
                        isAt(view.graphs().first(), view.sideA().chosen())
                                && isAt(view.graphs().second(), view.sideB().chosen()));
    }

    @Test
    void twoTracesAreAlignedAtAPairOfTimes(@TempDir Path folder) throws Exception {
        CompareView view =
                open(SharedTraces.demo("k-alpha/s1/kernel"), SharedTraces.demo("k-beta/s1/kernel"));
        compare(view, "state", "+1s..+4s", "+2s..+5s");
        List<Difference> ranges = ui(view::getDifferences);
        assertThat(ranges).isNotEmpty();
        compare(view, "state", "..+4s", "..+5s");
        assertThat(ui(view::getDifferences)).isNotEqualTo(ranges);
        run(() -> view.align().setText("+1s,+2s"));
        compare(view, "state", "..+4s", "..+5s");
        assertThat(ui(view::getDifferences)).isEqualTo(ranges);

        select(view, 1);
        long a = startOf(view.sideA());
        long b = startOf(view.sideB());
        awaitUi(
                "both graphs begin at their times",
                () ->
                        boundsStart(view.graphs().first()) == a + 1_000_000_000L
                                && boundsStart(view.graphs().second()) == b + 2_000_000_000L);

        Path csv = folder.resolve("differences.csv");
        Exports.write(view, csv, null);
        List<String> lines = Files.readAllLines(csv);
        assertThat(lines.get(0)).startsWith("row,state_or_call,before,now,difference,");
        assertThat(lines).hasSize(ranges.size() + 1);
        assertThat(lines.get(1)).contains("," + ranges.get(0).difference() + ",");
        run(() -> view.align().setText("+1s,+1000s"));
        compare(view, "state", "", "");
        assertThat(ui(view::getStatus)).contains("outside of the range");
        run(() -> view.align().setText(""));
    }

    /** The repetitions of a range cover it from the first event on, each of them once. */
    @Test
    void repetitionsBeginAtAnEvent() {
        CompareView view = open(SharedTraces.demo("k-alpha/s1/kernel"));
        ITmfTrace trace = Objects.requireNonNull(ui(() -> view.sideA().chosen()));
        String event = "sched_process_fork";
        long origin = trace.getStartTime().toNanos();
        long middle = origin + 3_000_000_000L;
        List<Long> forks = new ArrayList<>();
        ITmfContext at = trace.seekEvent(0);
        for (ITmfEvent e = trace.getNext(at); e != null; e = trace.getNext(at)) {
            if (e.getName().equals(event)) {
                forks.add(e.getTimestamp().toNanos());
            }
        }
        at.dispose();
        List<Long> before = forks.stream().filter(time -> time <= middle).toList();
        List<Long> after = forks.stream().filter(time -> time >= middle).toList();
        assertThat(before).hasSizeGreaterThan(5);
        assertThat(after).hasSizeGreaterThan(5);
        compare(
                view,
                "state",
                "+" + (before.get(0) - origin) + "ns..+3s",
                "+" + (after.get(0) - origin) + "ns..");
        Map<Profile.Key, Difference> whole = new HashMap<>();
        ui(view::getDifferences).forEach(d -> whole.put(d.key(), d));

        run(() -> view.iterations().setText(event));
        compare(view, "state", "..+3s", "+3s..");
        List<Difference> repeated = ui(view::getDifferences);
        assertThat(repeated).hasSameSizeAs(whole.entrySet());
        for (Difference d : repeated) {
            Difference of = whole.get(d.key());
            assertThat(d.a()).as("before: %s", d.key()).isEqualTo(of.a());
            assertThat(d.b()).as("now: %s", d.key()).isEqualTo(of.b());
            assertThat(d.countA()).isIn(0L, (long) before.size());
            assertThat(d.countB()).isIn(0L, (long) after.size());
            if (d.countA() > 0 && d.countB() > 0) {
                assertThat(d.probability()).as("chance: %s", d.key()).isPresent();
                assertThat(d.effect().getAsDouble()).isBetween(-1.0, 1.0);
            }
        }
        select(view, 0);
        screenshot("compare-repetitions");
        run(() -> view.iterations().setText("no_such_event"));
        compare(view, "state", "", "");
        assertThat(ui(view::getStatus)).contains("no event");
        run(() -> view.iterations().setText(""));
    }

    private static long startOf(SideBar side) {
        return ui(() -> Objects.requireNonNull(side.chosen()).getStartTime().toNanos());
    }

    private static long boundsStart(TimeGraphControl graph) {
        return graph.scene().viewport().boundsStart();
    }

    /** Whether a graph begins at the first packet that its trace sends. */
    private static boolean isAt(TimeGraphControl graph, ITmfTrace trace) {
        long[] first =
                EventTimes.of(
                        trace,
                        "net_dev_queue",
                        trace.getStartTime().toNanos(),
                        trace.getEndTime().toNanos(),
                        1,
                        share -> {});
        return first.length == 1 && graph.scene().viewport().boundsStart() == first[0];
    }

    @Test
    void whatCannotBeComparedSaysWhy() {
        CompareView view = open(SharedTraces.demo("k-alpha/s1/kernel"));
        compare(view, "function", "", "");
        assertThat(ui(view::getStatus)).contains("nothing to compare by");
        run(() -> view.align().setText("no_such_event"));
        compare(view, "state", "", "");
        assertThat(ui(view::getStatus)).contains("no event");
        run(() -> view.align().setText(""));
        compare(view, "state", "yesterday", "");
        assertThat(ui(view::getStatus)).contains("is no range");
        screenshot("compare-refused");
    }

    @Test
    void theFlameGraphHasTheDifferencesOfTwoRuns() {
        Path program =
                SharedTraces.trace("ctf/tc-cyg-profile")
                        .resolve("cyg-profile/glxgears-cyg-profile")
                        .toAbsolutePath()
                        .normalize();
        CompareView view = open(program);
        compare(view, "function", "..+200ms", "+200ms..");
        select(view, 2);
        awaitUi("the calls are added up", () -> view.flames().graph().scene().boxes().height() > 2);
        long both =
                ui(() -> view.flames().graph().scene().trees().groups()).stream()
                        .flatMap(group -> group.trees().stream())
                        .mapToLong(
                                tree -> {
                                    FlameDifference.Both root =
                                            (FlameDifference.Both) tree.getObject();
                                    return root.before() + root.now();
                                })
                        .sum();
        assertThat(ui(() -> view.flames().graph().scene().boxes().all().time())).isEqualTo(both);
        screenshot("compare-flames");
    }
}
