package org.eclipse.tracecompass.internal.rcp.ui;

import java.lang.management.ManagementFactory;
import java.lang.management.OperatingSystemMXBean;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.LongSupplier;
import org.eclipse.osgi.util.NLS;
import org.eclipse.tracecompass.common.core.bundles.PluginOrigin;

/**
 * Notices plug-ins of others that keep a CPU busy in a thread of their own, long after what started
 * the thread is done. To be asked every few seconds, by one thread.
 */
final class HoggingThreads {

    /** How long a thread may keep a CPU busy, in ms. */
    static final long PATIENCE_MS = 30_000;

    /** The part of the CPU time that a thread can get from which on it keeps a CPU busy. */
    private static final double BUSY = 0.4;

    /** The part below which a thread rests from one look to the next. */
    private static final double RESTS = 0.05;

    private static final int DEPTH = 200;

    private final LongSupplier clock;
    private final Threads threads;
    private final Map<Long, Usage> usages = new HashMap<>();
    private final Set<String> told = new HashSet<>();

    /** The threads of a process. */
    interface Threads {

        /** Returns the ids of all threads. */
        long[] ids();

        /** Returns the CPU time that a thread has used, ns; negative if it is not known. */
        long cpuNanos(long id);

        /**
         * Returns the share of a CPU that a thread can get: less than 1 on an overloaded machine.
         */
        double share();

        /** Returns the calls of a thread, the innermost first; empty if it has ended. */
        StackTraceElement[] stack(long id);
    }

    /** How much a thread had used when, and since when, and from what on, it keeps a CPU busy. */
    private record Usage(long cpuNanos, long at, long busyFrom, long busySince) {

        Usage(long cpuNanos, long now) {
            this(cpuNanos, now, cpuNanos, now);
        }

        /** The next usage; a single slow moment is no end as long as the mean is high. */
        Usage next(long cpu, long now, double share) {
            boolean rests = cpu - cpuNanos <= RESTS * share * (now - at) * 1e6;
            boolean busy = cpu - busyFrom > BUSY * share * (now - busySince) * 1e6;
            return busy && !rests ? new Usage(cpu, now, busyFrom, busySince) : new Usage(cpu, now);
        }
    }

    /**
     * A plug-in that keeps a CPU busy.
     *
     * @param sentence for the user
     * @param stack where the thread is
     */
    record Hog(String sentence, StackTraceElement[] stack) {}

    /**
     * @param clock the time, ms
     */
    HoggingThreads(LongSupplier clock) {
        this(clock, new OfProcess());
    }

    HoggingThreads(LongSupplier clock, Threads threads) {
        this.clock = clock;
        this.threads = threads;
    }

    /** Looks at all threads. Returns what is to be told, once for each plug-in. */
    List<Hog> look() {
        long now = clock.getAsLong();
        Map<Long, Usage> before = new HashMap<>(usages);
        usages.clear();
        List<Hog> hogs = new ArrayList<>();
        double share = threads.share();
        for (long id : threads.ids()) {
            long cpu = threads.cpuNanos(id);
            Usage old = before.get(id);
            Usage usage = old == null ? new Usage(cpu, now) : old.next(cpu, now, share);
            usages.put(id, usage);
            if (now - usage.busySince >= PATIENCE_MS) {
                add(hogs, threads.stack(id), now - usage.busySince);
            }
        }
        return hogs;
    }

    private void add(List<Hog> hogs, StackTraceElement[] stack, long millis) {
        // What we called ourselves is judged by the progress of the job.
        if (PluginOrigin.calledByUs(stack).isEmpty()) {
            PluginOrigin.of(stack)
                    .filter(place -> told.add(place.plugin()))
                    .ifPresent(
                            place ->
                                    hogs.add(
                                            new Hog(
                                                    NLS.bind(
                                                            Messages.PluginHogs,
                                                            new Object[] {
                                                                place.plugin(),
                                                                millis / 1000,
                                                                place.place(),
                                                                PluginOrigin.remedy(place.plugin())
                                                            }),
                                                    stack)));
        }
    }

    /** The threads of this process. */
    private static final class OfProcess implements Threads {

        private final ThreadMXBean bean = ManagementFactory.getThreadMXBean();

        @Override
        public long[] ids() {
            return bean.isThreadCpuTimeSupported() && bean.isThreadCpuTimeEnabled()
                    ? bean.getAllThreadIds()
                    : new long[0];
        }

        @Override
        public long cpuNanos(long id) {
            return bean.getThreadCpuTime(id);
        }

        @Override
        public double share() {
            OperatingSystemMXBean system = ManagementFactory.getOperatingSystemMXBean();
            // Negative where the system does not know it.
            double load = system.getSystemLoadAverage();
            return Math.min(1, system.getAvailableProcessors() / Math.max(1, load));
        }

        @Override
        public StackTraceElement[] stack(long id) {
            ThreadInfo info = bean.getThreadInfo(id, DEPTH);
            return info == null ? new StackTraceElement[0] : info.getStackTrace();
        }
    }
}
