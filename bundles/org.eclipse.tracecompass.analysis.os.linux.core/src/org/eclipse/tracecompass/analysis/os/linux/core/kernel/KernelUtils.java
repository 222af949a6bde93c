package org.eclipse.tracecompass.analysis.os.linux.core.kernel;

import java.util.Collection;
import java.util.List;
import org.eclipse.tracecompass.analysis.os.linux.core.event.aspect.ThreadPriorityAspect;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;

/**
 * What trace types of kernel traces have in common.
 *
 * @since 0.2.0
 */
public final class KernelUtils {

    private static final List<ITmfEventAspect<?>> ASPECTS =
            List.of(
                    KernelTidAspect.INSTANCE,
                    ThreadPriorityAspect.INSTANCE,
                    KernelPidAspect.INSTANCE,
                    CallsiteAspect.INSTANCE);

    private KernelUtils() {}

    /**
     * Returns the aspects that events of any kernel trace have, besides those of their trace type.
     *
     * @return thread, priority, process and place in source code; unmodifiable
     */
    public static Collection<ITmfEventAspect<?>> getKernelAspects() {
        return ASPECTS;
    }
}
