package org.eclipse.tracecompass.benchmarks.cold;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.Locale;

/** Time, CPU time and compilation of this process since an instant. */
final class ProcessClock {

    private static final OperatingSystemMXBean SYSTEM =
            ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

    private final long cpu = SYSTEM.getProcessCpuTime();
    private final long compilation =
            ManagementFactory.getCompilationMXBean().getTotalCompilationTime();
    private final int classes = ManagementFactory.getClassLoadingMXBean().getLoadedClassCount();
    private final long start = System.nanoTime();

    /** The time that has passed. */
    long wallNanos() {
        return System.nanoTime() - start;
    }

    /** Describes what has passed. */
    String report() {
        double wall = wallNanos() / 1e6;
        return String.format(
                Locale.ROOT,
                "%.0f ms, CPU %.0f ms, compilation %d ms, %d classes",
                wall,
                (SYSTEM.getProcessCpuTime() - cpu) / 1e6,
                ManagementFactory.getCompilationMXBean().getTotalCompilationTime() - compilation,
                ManagementFactory.getClassLoadingMXBean().getLoadedClassCount() - classes);
    }
}
