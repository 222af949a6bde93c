package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.PerEventType;

/** Finds the route of an event; the name of its type is looked at once. */
final class KernelEventDispatch {

    private final Map<String, KernelEventRoute> byName = new HashMap<>();
    private final PerEventType<KernelEventRoute> routes =
            new PerEventType<>(event -> byName.computeIfAbsent(event.getName(), this::find));
    private final SyscallHandlers syscalls;

    KernelEventDispatch(KernelModel model, IKernelAnalysisEventLayout layout) {
        SchedulerHandlers.register(model, layout, this::add);
        ProcessHandlers.register(model, layout, this::add);
        InterruptHandlers.register(model, layout, this::add);
        syscalls = new SyscallHandlers(model, layout);
    }

    private void add(@Nullable String name, KernelEventKind kind, KernelEventHandler handler) {
        if (name != null) {
            byName.put(name, new KernelEventRoute(kind, handler));
        }
    }

    KernelEventRoute routeOf(ITmfEvent event) {
        return routes.of(event);
    }

    private KernelEventRoute find(String name) {
        KernelEventRoute route = syscalls.of(name);
        return route == null ? KernelEventRoute.NOTHING : route;
    }
}
