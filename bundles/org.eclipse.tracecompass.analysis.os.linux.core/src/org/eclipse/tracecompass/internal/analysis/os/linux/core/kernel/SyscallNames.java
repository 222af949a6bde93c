package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;

/**
 * Finds from the name of an event whether it enters or leaves a system call, and which one. Calls
 * of 32-bit programs have the same names as the others.
 */
public record SyscallNames(IKernelAnalysisEventLayout layout) {

    /** Returns the name of the call that an event enters; null if it is not such an event. */
    public @Nullable String entered(String eventName) {
        String name = after(layout.eventCompatSyscallEntryPrefix(), eventName);
        if (name == null) {
            name = after(layout.eventSyscallEntryPrefix(), eventName);
        }
        return name == null || name.isEmpty() ? null : name;
    }

    /**
     * Returns the name of the call that an event leaves; empty where the event serves all calls;
     * null if it is not such an event.
     */
    public @Nullable String left(String eventName) {
        String name = after(layout.eventCompatSyscallExitPrefix(), eventName);
        return name != null ? name : after(layout.eventSyscallExitPrefix(), eventName);
    }

    private static @Nullable String after(@Nullable String prefix, String name) {
        return prefix != null && !prefix.isEmpty() && name.startsWith(prefix)
                ? name.substring(prefix.length())
                : null;
    }
}
