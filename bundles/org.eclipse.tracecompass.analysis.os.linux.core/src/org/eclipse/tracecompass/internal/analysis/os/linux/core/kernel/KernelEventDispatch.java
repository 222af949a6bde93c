package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventType;

/**
 * Finds the handler of an event by the identity of its type; the type's name is looked at once.
 * Trace types that make a new type object per event pay a look-up by name instead.
 */
final class KernelEventDispatch {

    /** A trace has some hundreds of types; beyond this number they are made per event. */
    private static final int MAX_TYPES = 1 << 14;

    private final Map<ITmfEventType, KernelEventHandler> byType = new IdentityHashMap<>();
    private final Map<String, KernelEventHandler> byName = new HashMap<>();
    private final SyscallHandlers syscalls;

    KernelEventDispatch(KernelModel model, IKernelAnalysisEventLayout layout) {
        SchedulerHandlers.register(model, layout, this::add);
        ProcessHandlers.register(model, layout, this::add);
        InterruptHandlers.register(model, layout, this::add);
        syscalls = new SyscallHandlers(model, layout);
    }

    private void add(@org.eclipse.jdt.annotation.Nullable String name, KernelEventHandler handler) {
        if (name != null) {
            byName.put(name, handler);
        }
    }

    KernelEventHandler handlerOf(ITmfEvent event) {
        ITmfEventType type = event.getType();
        KernelEventHandler handler = byType.get(type);
        if (handler == null) {
            handler = byName.computeIfAbsent(event.getName(), this::find);
            if (byType.size() >= MAX_TYPES) {
                byType.clear();
            }
            byType.put(type, handler);
        }
        return handler;
    }

    private KernelEventHandler find(String name) {
        KernelEventHandler handler = syscalls.of(name);
        return handler == null ? KernelEventHandler.NOTHING : handler;
    }
}
