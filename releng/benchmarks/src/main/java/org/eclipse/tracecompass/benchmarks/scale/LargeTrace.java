package org.eclipse.tracecompass.benchmarks.scale;

import com.sun.management.OperatingSystemMXBean;
import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus.ResourcesStatusDataProvider;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus.ThreadStatusDataProvider;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceUtils;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.loading.core.Reading;
import org.eclipse.tracecompass.tmf.timegraph.core.load.ProviderReader;
import org.eclipse.tracecompass.tmf.timegraph.core.model.RowStates;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphEntry;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphTree;
import org.eclipse.tracecompass.tmf.timegraph.core.paint.RowRasteriser;

/**
 * What a user waits for with a large kernel trace, one figure per line: opening it, its states,
 * pictures of 100 rows at several zooms, and pages of events at random places. Run it twice; the
 * second run finds the history and the index stored.
 *
 * <p>{@code LargeTrace TRACE}; give the heap with {@code -Xmx}.
 */
public final class LargeTrace {

    private static final int ROWS = 100;
    private static final int PIXELS = 1920;
    private static final int PAGE = 128;
    private static final int PLACES = 15;
    private static final double NANOS_PER_MILLI = 1e6;
    private static final long[] ZOOMS = {1, 3, 10, 30, 100, 10_000, 1_000_000};

    private static final OperatingSystemMXBean SYSTEM =
            ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

    private final ITmfTrace trace;
    private final SplittableRandom random = new SplittableRandom(5);

    private LargeTrace(ITmfTrace trace) {
        this.trace = trace;
    }

    /**
     * Runs.
     *
     * @param args the trace
     */
    public static void main(String[] args) throws Exception {
        ITmfTrace[] opened = new ITmfTrace[1];
        report("trace opened", () -> opened[0] = open(args[0]));
        ITmfTrace trace = opened[0];
        LargeTrace large = new LargeTrace(trace);
        report("states there", large::analyse);
        large.threads();
        large.resources();
        report("events indexed", () -> trace.indexTrace(true));
        large.pages();
        trace.dispose();
    }

    private interface Step {
        void run() throws Exception;
    }

    private static ITmfTrace open(String path) throws TmfTraceException {
        return TmfTraceOpener.open(Path.of(path), null, null);
    }

    private static void report(String what, Step step) throws Exception {
        double[][] spent = times(1, step);
        System.out.printf(
                Locale.ROOT,
                "%-36s %8.1f ms, CPU %8.1f ms; heap %d MB, %d files open%n",
                what,
                spent[0][0],
                spent[1][0],
                (Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory()) >> 20,
                files());
    }

    private static void reportAll(String what, Step step) throws Exception {
        double[][] spent = times(PLACES, step);
        System.out.printf("%-36s %s; CPU %s%n", what, summary(spent[0]), summary(spent[1]));
    }

    private static String summary(double[] spent) {
        double[] sorted = spent.clone();
        Arrays.sort(sorted);
        return String.format(
                Locale.ROOT,
                "first %6.1f, median %6.1f, worst %6.1f ms",
                spent[0],
                sorted[PLACES / 2],
                Arrays.stream(spent).skip(1).max().orElseThrow());
    }

    /** The times on the clock, and the CPU times of the process. */
    private static double[][] times(int calls, Step step) throws Exception {
        double[][] millis = new double[2][calls];
        for (int i = 0; i < calls; i++) {
            long start = System.nanoTime();
            long cpu = SYSTEM.getProcessCpuTime();
            step.run();
            millis[0][i] = (System.nanoTime() - start) / NANOS_PER_MILLI;
            millis[1][i] = (SYSTEM.getProcessCpuTime() - cpu) / NANOS_PER_MILLI;
        }
        return millis;
    }

    private static int files() {
        String[] open = new File("/proc/self/fd").list();
        return open == null ? -1 : open.length;
    }

    private KernelAnalysisModule module() {
        return Objects.requireNonNull(
                TmfTraceUtils.getAnalysisModuleOfClass(
                        trace, KernelAnalysisModule.class, KernelAnalysisModule.ID));
    }

    private void analyse() throws TmfAnalysisException {
        KernelAnalysisModule module = module();
        module.schedule();
        module.waitForCompletion();
    }

    private ProviderReader reader(String id) {
        ITimeGraphDataProvider<? extends ITimeGraphEntryModel> provider =
                DataProviderManager.getInstance()
                        .fetchOrCreateDataProvider(trace, id, ITimeGraphDataProvider.class);
        return new ProviderReader(Objects.requireNonNull(provider));
    }

    private void threads() throws Exception {
        ITmfStateSystem history = Objects.requireNonNull(module().getStateSystem());
        long start = history.getStartTime();
        long end = history.getCurrentEndTime();
        ProviderReader reader = reader(ThreadStatusDataProvider.ID);
        List<TimeGraphEntry> rows = new ArrayList<>();
        Step tree =
                () -> {
                    rows.clear();
                    rows.addAll(tree(reader, start, end).entries());
                };
        report("rows of Threads", tree);
        report("rows of Threads again", tree);
        System.out.printf("%,d rows, %,d attributes%n", rows.size(), history.getNbAttributes());
        rows.sort(Comparator.comparingLong(row -> row.start() - row.end()));
        List<Long> longest = rows.stream().skip(1).limit(ROWS).map(TimeGraphEntry::id).toList();
        List<Long> shortest = rows.reversed().stream().limit(ROWS).map(TimeGraphEntry::id).toList();
        for (long zoom : ZOOMS) {
            reportAll("longest rows, 1/" + zoom, () -> draw(reader, longest, part(history, zoom)));
        }
        for (long zoom : ZOOMS) {
            reportAll(
                    "shortest rows, 1/" + zoom, () -> draw(reader, shortest, part(history, zoom)));
        }
    }

    /** CPUs with their interrupts: at first, and with the sums that are made meanwhile. */
    private void resources() throws Exception {
        ITmfStateSystem history = Objects.requireNonNull(module().getStateSystem());
        ProviderReader reader = reader(ResourcesStatusDataProvider.ID);
        Collection<TimeGraphEntry> rows =
                tree(reader, history.getStartTime(), history.getCurrentEndTime()).entries();
        List<Long> all = rows.stream().map(TimeGraphEntry::id).toList();
        List<Long> cpus =
                rows.stream()
                        .filter(row -> row.name().startsWith("CPU"))
                        .map(TimeGraphEntry::id)
                        .toList();
        report("Resources, at first", () -> draw(reader, all, part(history, 1)));
        report(
                "sums of Resources",
                () -> {
                    while (!Job.getJobManager().isIdle()) {
                        Thread.sleep(1);
                    }
                });
        for (long zoom : ZOOMS) {
            reportAll("CPUs, 1/" + zoom, () -> draw(reader, cpus, part(history, zoom)));
            reportAll("Resources, 1/" + zoom, () -> draw(reader, all, part(history, zoom)));
        }
    }

    /** The whole tree, whatever analyses it needs. */
    private static TimeGraphTree tree(ProviderReader reader, long start, long end)
            throws InterruptedException {
        Reading<TimeGraphTree> reading;
        do {
            reading = reader.tree(start, end, new NullProgressMonitor());
            Thread.sleep(1);
        } while (reading.running());
        return Objects.requireNonNull(reading.model());
    }

    private Viewport part(ITmfStateSystem history, long zoom) {
        long start = history.getStartTime();
        long end = history.getCurrentEndTime();
        long length = Math.max(PIXELS, (end - start) / zoom);
        long from = start + random.nextLong(end - start - length + 1);
        return Viewport.of(from, from + length, PIXELS);
    }

    private static void draw(ProviderReader reader, List<Long> rows, Viewport viewport) {
        Map<Long, RowStates> states =
                reader.states(rows, viewport.pixelBoundaries(), new NullProgressMonitor()).model();
        RowRasteriser.columns(
                List.copyOf(Objects.requireNonNull(states).values()),
                viewport,
                reader.palette(),
                1);
    }

    private void pages() throws Exception {
        long count = trace.getNbEvents();
        System.out.printf("%,d events%n", count);
        reportAll("page of events at a rank", () -> read(trace.seekEvent(random.nextLong(count))));
        long start = trace.getStartTime().toNanos();
        long end = trace.getEndTime().toNanos();
        reportAll(
                "page of events at a time",
                () -> read(trace.seekEvent(TmfTimestamp.fromNanos(random.nextLong(start, end)))));
        reportAll("last page of events", () -> read(trace.seekEvent(count - PAGE)));
    }

    private void read(ITmfContext context) throws IOException {
        long length = 0;
        for (int i = 0; i < PAGE; i++) {
            ITmfEvent event = trace.getNext(context);
            if (event == null) {
                break;
            }
            for (ITmfEventAspect<?> aspect : trace.getEventAspects()) {
                length += String.valueOf(aspect.resolve(event)).length();
            }
        }
        context.dispose();
        if (length == 0) {
            throw new IOException("no events where some were expected");
        }
    }
}
