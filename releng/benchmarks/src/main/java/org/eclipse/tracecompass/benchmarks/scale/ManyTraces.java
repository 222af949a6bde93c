package org.eclipse.tracecompass.benchmarks.scale;

import com.sun.management.OperatingSystemMXBean;
import java.io.File;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceOpenedSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;

/**
 * An experiment of many traces: how long it takes to open it, and how its automatic analyses share
 * the machine: when a tenth, half and all of them have ended, with the most threads, open files and
 * memory on the way.
 *
 * <p>{@code ManyTraces FOLDER}
 */
public final class ManyTraces {

    private static final long SAMPLE_MS = 20;
    private static final double NANOS_PER_SECOND = 1e9;

    private static final OperatingSystemMXBean SYSTEM =
            ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

    private final AtomicBoolean over = new AtomicBoolean();
    private volatile int files;
    private volatile int threads;
    private volatile long heap;

    private ManyTraces() {}

    /**
     * Runs.
     *
     * @param args the folder
     */
    public static void main(String[] args) throws Exception {
        new ManyTraces().run(args[0]);
        System.exit(0);
    }

    private void run(String folder) throws Exception {
        Thread sampler = Thread.ofPlatform().daemon().start(this::sample);
        long start = System.nanoTime();
        ITmfTrace experiment = TmfTraceOpener.open(Path.of(folder), null, null);
        report("opened", start);
        TmfTraceManager.getInstance();
        TmfSignalManager.dispatchSignal(new TmfTraceOpenedSignal(this, experiment, null));
        report("signal handled", start);
        List<IAnalysisModule> modules = new ArrayList<>();
        for (ITmfTrace trace : ((TmfExperiment) experiment).getTraces()) {
            for (IAnalysisModule module : trace.getAnalysisModules()) {
                if (module.isAutomatic()) {
                    module.schedule();
                    modules.add(module);
                }
            }
        }
        report(modules.size() + " analyses started", start);
        List<Thread> waiting = new ArrayList<>();
        double[] ends = new double[modules.size()];
        for (int i = 0; i < ends.length; i++) {
            int index = i;
            waiting.add(
                    Thread.ofVirtual()
                            .start(
                                    () -> {
                                        ((TmfAbstractAnalysisModule) modules.get(index))
                                                .waitForCompletion();
                                        ends[index] = System.nanoTime() - start;
                                    }));
        }
        for (Thread thread : waiting) {
            thread.join();
        }
        report("analysed", start);
        Arrays.sort(ends);
        System.out.printf(
                Locale.ROOT,
                "first %.1f, tenth %.1f, half %.1f, last %.1f s%n",
                ends[0] / NANOS_PER_SECOND,
                ends[ends.length / 10] / NANOS_PER_SECOND,
                ends[ends.length / 2] / NANOS_PER_SECOND,
                ends[ends.length - 1] / NANOS_PER_SECOND);
        over.set(true);
        sampler.join();
        experiment.dispose();
    }

    private void report(String what, long start) {
        System.out.printf(
                Locale.ROOT,
                "%-28s %6.1f s, CPU %6.1f s; at most %d files, %d threads, %d MB so far%n",
                what,
                (System.nanoTime() - start) / NANOS_PER_SECOND,
                SYSTEM.getProcessCpuTime() / NANOS_PER_SECOND,
                files,
                threads,
                heap >> 20);
    }

    private void sample() {
        while (!over.get()) {
            String[] open = new File("/proc/self/fd").list();
            files = Math.max(files, open == null ? 0 : open.length);
            String[] tasks = new File("/proc/self/task").list();
            threads = Math.max(threads, tasks == null ? 0 : tasks.length);
            Runtime runtime = Runtime.getRuntime();
            heap = Math.max(heap, runtime.totalMemory() - runtime.freeMemory());
            try {
                Thread.sleep(SAMPLE_MS);
            } catch (InterruptedException e) {
                return;
            }
        }
    }
}
