package org.eclipse.tracecompass.internal.rcp.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.swt.graphics.Resource;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.Soak;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.signal.TmfSelectionRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfWindowRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.project.OpenTraces;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A viewer in which traces are opened, looked at and closed does not grow. */
@NonNullByDefault({})
class ViewerSoakTest {

    private static final long SECONDS = 60;
    private static final int ACTIONS = 10;
    private static final int LAST_PAUSE_MILLIS = 150;

    /** Views of all kinds but those that need a trace or a library of their own. */
    private static final List<ViewKind> KINDS =
            List.of(
                    ViewKind.THREADS,
                    ViewKind.RESOURCES,
                    ViewKind.CPU_USAGE,
                    ViewKind.SYSTEM_CALLS,
                    ViewKind.STATISTICS,
                    ViewKind.FLAME_CHART,
                    ViewKind.FLAME_GRAPH,
                    ViewKind.STATEMAP);

    @TempDir Path folder;

    private final AtomicLong undisposed = new AtomicLong();
    private final List<Path> traces = new ArrayList<>();

    @BeforeEach
    void prepare() throws Exception {
        Viewer.assumeRunning();
        Screen.parkMouse();
        Resource.setNonDisposeHandler(error -> undisposed.incrementAndGet());
        for (ViewKind kind : List.of(ViewKind.THREADS, ViewKind.FLAME_CHART, ViewKind.STATEMAP)) {
            traces.add(kind.trace(Files.createDirectories(folder.resolve(kind.name()))));
        }
        traces.add(SharedTraces.demo("k-alpha").toAbsolutePath().normalize());
    }

    @AfterEach
    void restore() {
        Resource.setNonDisposeHandler(null);
        Viewer.closeTraces();
        ViewKind.restore();
    }

    @Test
    void nothingGrows() throws Exception {
        Soak soak = new Soak(() -> ui(() -> undisposed.get() + Viewer.controls().size()));
        soak.run(SECONDS, this::round);
        System.out.print(soak.table());
        assertThat(soak.growth()).as(soak.table()).isEmpty();
        assertThat(undisposed).as("images, colours and fonts that nobody disposed of").hasValue(0);
    }

    private void round(Random random) throws InterruptedException {
        Map<ViewKind, IViewPart> views = new EnumMap<>(ViewKind.class);
        open(random);
        for (int i = 0; i < ACTIONS; i++) {
            switch (random.nextInt(7)) {
                case 0 -> open(random);
                case 1, 2 -> show(KINDS.get(random.nextInt(KINDS.size())), views);
                case 3 -> zoom(random);
                case 4 -> select(random);
                case 5 -> analyse(random);
                default -> close(random);
            }
            Viewer.pause(random.nextInt(LAST_PAUSE_MILLIS));
        }
        Viewer.closeTraces();
        views.values().forEach(ViewKind::hide);
        // What still ends in the background is part of what a round must leave behind.
        Job.getJobManager().wakeUp(null);
        Viewer.await("all work ends", ViewerSoakTest::isIdle);
        ui(
                () -> {
                    forgetIds();
                    return null;
                });
    }

    /**
     * The platform remembers the id of each part, menu and item that it has ever shown: 7 kB per
     * round, which would hide what we keep.
     */
    private static void forgetIds() throws ReflectiveOperationException {
        IWorkbench workbench = PlatformUI.getWorkbench();
        Object model = workbench.getClass().getMethod("getApplication").invoke(workbench);
        Object resource = model.getClass().getMethod("eResource").invoke(model);
        Field ids = resource.getClass().getDeclaredField("knownIds");
        ids.setAccessible(true);
        ((Collection<?>) ids.get(resource)).clear();
    }

    private static boolean isIdle() {
        for (Job job : Job.getJobManager().find(null)) {
            if (job.getState() == Job.RUNNING && !job.isSystem()) {
                return false;
            }
        }
        return true;
    }

    private void open(Random random) throws InterruptedException {
        OpenTraces.get().open(List.of(traces.get(random.nextInt(traces.size())))).join();
    }

    private static void show(ViewKind kind, Map<ViewKind, IViewPart> views) {
        views.put(kind, kind.show());
    }

    private static ITmfTrace trace() {
        return TmfTraceManager.getInstance().getActiveTrace();
    }

    /** A random part of the trace; short ones as often as long ones. */
    private static TmfTimeRange part(ITmfTrace trace, Random random) {
        long start = trace.getStartTime().toNanos();
        long length = Math.max(1, trace.getEndTime().toNanos() - start);
        long part = Math.max(1, length >> random.nextInt(20));
        long from = start + random.nextLong(length - part + 1);
        return new TmfTimeRange(TmfTimestamp.fromNanos(from), TmfTimestamp.fromNanos(from + part));
    }

    private void zoom(Random random) {
        ITmfTrace trace = trace();
        if (trace != null) {
            TmfTimeRange range = part(trace, random);
            Viewer.run(
                    () ->
                            TmfSignalManager.dispatchSignal(
                                    new TmfWindowRangeUpdatedSignal(this, range, trace)));
        }
    }

    private void select(Random random) {
        ITmfTrace trace = trace();
        if (trace != null) {
            TmfTimeRange range = part(trace, random);
            ITmfTimestamp from = range.getStartTime();
            ITmfTimestamp to = random.nextBoolean() ? from : range.getEndTime();
            Viewer.run(
                    () ->
                            TmfSignalManager.dispatchSignal(
                                    new TmfSelectionRangeUpdatedSignal(this, from, to, trace)));
        }
    }

    /** Starts some analyses anew and cancels others. */
    private static void analyse(Random random) {
        ITmfTrace trace = trace();
        if (trace == null) {
            return;
        }
        for (IAnalysisModule module : trace.getAnalysisModules()) {
            switch (random.nextInt(4)) {
                case 0 -> module.schedule();
                case 1 -> module.cancel();
                case 2 -> OpenTraces.get().rebuild(module);
                default -> module.getName();
            }
        }
    }

    private static void close(Random random) throws InterruptedException {
        ITmfTrace trace = trace();
        if (trace != null && random.nextBoolean()) {
            OpenTraces.get().close(trace).join();
        }
    }
}
