package org.eclipse.tracecompass.internal.rcp.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.internal.rcp.ui.Screen.hasTreeItem;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.await;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Text;
import org.eclipse.tracecompass.common.core.bundles.PluginOrigin;
import org.eclipse.tracecompass.common.core.bundles.SwitchedOffPlugins;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule.ExecutionState;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.testkit.rogue.RogueAnalysis;
import org.eclipse.tracecompass.tmf.testkit.rogue.RoguePlugin;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A plug-in that misbehaves is named, can be switched off, and everything else goes on. */
@NonNullByDefault({})
class PluginProblemsTest {

    private static final long LONG = 31_000;

    private PluginProblems problems;

    @BeforeEach
    void aFreshStart() throws IOException {
        Viewer.assumeRunning();
        SwitchedOffPlugins.ofUser().set(RoguePlugin.NAME, false);
        Problems.ofTheRun().clear();
        problems = ui(() -> PluginProblems.listen(Viewer.display()));
    }

    @AfterEach
    void restore() throws IOException {
        problems.stop();
        Viewer.closeTraces();
        SwitchedOffPlugins.ofUser().set(RoguePlugin.NAME, false);
        Viewer.run(
                () ->
                        Viewer.find(Link.class, PluginProblemsTest::offersToSwitchOff)
                                .forEach(link -> link.getShell().close()));
    }

    private static boolean offersToSwitchOff(Link link) {
        return link.getText().contains("Switch off " + RoguePlugin.NAME);
    }

    private static TmfAbstractAnalysisModule analysis(String id) {
        return (TmfAbstractAnalysisModule)
                Objects.requireNonNull(
                        Objects.requireNonNull(TmfTraceManager.getInstance().getActiveTrace())
                                .getAnalysisModule(id));
    }

    private static String notice() {
        return ui(
                () ->
                        Viewer.find(Link.class, PluginProblemsTest::offersToSwitchOff).stream()
                                .findFirst()
                                .map(link -> ((Text) link.getParent().getChildren()[0]).getText())
                                .orElse(""));
    }

    /** What Help ▸ Problems says about the plug-in. */
    private static List<String> listed() {
        return Problems.ofTheRun().latestFirst().stream()
                .filter(problem -> RoguePlugin.NAME.equals(problem.plugin()))
                .map(Problem::sentence)
                .toList();
    }

    private static boolean says(String text) {
        return ui(() -> !Viewer.find(Text.class, t -> t.getText().contains(text)).isEmpty());
    }

    private static void awaitOthers() {
        await("the other analyses go on", () -> hasTreeItem("Linux Kernel  done"));
    }

    @Test
    void oneWhoseAnalysisThrowsIsNamedAndSwitchedOffByAClick() throws Exception {
        try (RoguePlugin plugin = new RoguePlugin(true)) {
            Viewer.open(SharedTraces.demo("k-alpha/s1/kernel"));
            analysis(RogueAnalysis.ID).schedule();
            await("the user is told", () -> !notice().isEmpty());
            assertThat(notice())
                    .contains(RoguePlugin.NAME, "RogueAnalysis.executeAnalysis", "no lamp is on");
            assertThat(listed()).singleElement().asString().contains("no lamp is on");
            Viewer.screenshot("plugin-problem");
            Viewer.run(
                    () -> {
                        Link link =
                                Viewer.find(Link.class, PluginProblemsTest::offersToSwitchOff)
                                        .get(0);
                        link.notifyListeners(SWT.Selection, new Event());
                    });
            await("it is switched off", () -> says("is switched off from the next start on"));
            Viewer.screenshot("plugin-switched-off");
            assertThat(SwitchedOffPlugins.ofUser().names()).contains(RoguePlugin.NAME);
            awaitOthers();
        }
    }

    @Test
    void oneWhoseAnalysisHangsIsNamedAndTheOthersGoOn() throws Exception {
        AtomicLong clock = new AtomicLong();
        BackgroundWatch watch = new BackgroundWatch(clock::get);
        try (RoguePlugin plugin = new RoguePlugin(false)) {
            Viewer.open(SharedTraces.demo("k-alpha/s1/kernel"));
            TmfAbstractAnalysisModule hanging = analysis(RogueAnalysis.ID);
            hanging.schedule();
            awaitOthers();
            watch.look();
            clock.addAndGet(LONG / 2);
            watch.look();
            assertThat(notice()).as("not yet").isEmpty();
            clock.addAndGet(LONG);
            watch.look();
            await("the user is told", () -> !notice().isEmpty());
            assertThat(notice())
                    .contains("The analysis Rogue has made no progress for 46 s", RoguePlugin.NAME)
                    .contains("'astrolabe plugins --disable " + RoguePlugin.NAME + "'");
            assertThat(listed()).singleElement().asString().contains("has made no progress");
            Viewer.screenshot("plugin-hangs");

            hanging.cancel();
            assertThat(hanging.getExecutionState()).isEqualTo(ExecutionState.CANCELLED);
            Viewer.closeTraces();
        }
    }

    @Test
    void oneThatKeepsAJobWaitingIsNamed() throws Exception {
        AtomicLong clock = new AtomicLong();
        BackgroundWatch watch = new BackgroundWatch(clock::get);
        try (RoguePlugin plugin = new RoguePlugin(false)) {
            Runnable task = plugin.task();
            Job job =
                    Job.create(
                            "Loading lamps",
                            monitor -> {
                                task.run();
                                return Status.OK_STATUS;
                            });
            job.schedule();
            await(
                    "it hangs",
                    () -> {
                        Thread thread = job.getThread();
                        return thread != null
                                && PluginOrigin.calledByUs(thread.getStackTrace()).isPresent();
                    });
            watch.look();
            clock.addAndGet(LONG);
            watch.look();
            await("the user is told", () -> !notice().isEmpty());
            assertThat(notice())
                    .contains("\u201cLoading lamps\u201d waits for the plug-in " + RoguePlugin.NAME)
                    .contains("for 31 s, in ");
        }
    }
}
