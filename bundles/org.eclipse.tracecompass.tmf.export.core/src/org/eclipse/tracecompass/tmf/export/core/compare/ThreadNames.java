package org.eclipse.tracecompass.tmf.export.core.compare;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelThreadInformationProvider;

/**
 * The names of threads, which are asked for once as long as they hold. The analysis is complete.
 * For one thread.
 */
public final class ThreadNames {

    private static final long HOLDS = 1_000_000L;

    private record Known(long until, @Nullable String name) {}

    private final KernelAnalysisModule kernel;
    private final Map<Integer, Known> known = new HashMap<>();

    /**
     * @param kernel knows the names
     */
    public ThreadNames(KernelAnalysisModule kernel) {
        this.kernel = kernel;
    }

    /**
     * Returns the name of a thread.
     *
     * @param tid the thread
     * @param time the instant, ns
     * @return null if it is not known
     */
    public @Nullable String of(Integer tid, Long time) {
        Known last = known.get(tid);
        if (last != null && time < last.until()) {
            return last.name();
        }
        String name = KernelThreadInformationProvider.getExecutableName(kernel, tid, time);
        known.put(tid, new Known(time + HOLDS, name));
        return name;
    }
}
