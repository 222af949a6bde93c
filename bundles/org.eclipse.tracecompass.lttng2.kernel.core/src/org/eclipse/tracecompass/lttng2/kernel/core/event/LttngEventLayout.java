package org.eclipse.tracecompass.lttng2.kernel.core.event;

import java.util.Collection;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.DefaultEventLayout;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;

/**
 * The names used by the LTTng kernel tracer. Three things changed over its versions: system calls
 * were {@code sys_open} and {@code exit_syscall} before 2.6, soft interrupts and high resolution
 * timers had no subsystem in front of their names before 2.7.
 *
 * <p>Ask {@link #of} with the event names that a trace declares, or {@link #forTracer} with the
 * version in its environment. Immutable, thread-safe.
 */
public final class LttngEventLayout extends DefaultEventLayout {

    private final boolean oldSyscalls;
    private final boolean shortNames;

    private LttngEventLayout(boolean oldSyscalls, boolean shortNames) {
        this.oldSyscalls = oldSyscalls;
        this.shortNames = shortNames;
    }

    /**
     * Returns the layout that fits the declared events of a trace, of any LTTng version.
     *
     * @param eventNames the names of the declared events
     * @return the layout; that of the newest version where the names do not tell
     */
    public static IKernelAnalysisEventLayout of(Collection<String> eventNames) {
        boolean oldSyscalls = false;
        boolean shortNames = false;
        for (String name : eventNames) {
            oldSyscalls |= name.startsWith("sys_") || name.equals("exit_syscall");
            shortNames |= name.startsWith("softirq_") || name.startsWith("hrtimer_");
        }
        return new LttngEventLayout(oldSyscalls, shortNames);
    }

    /**
     * Returns the layout of a version of the tracer.
     *
     * @param major the environment's {@code tracer_major}
     * @param minor the environment's {@code tracer_minor}
     */
    public static IKernelAnalysisEventLayout forTracer(int major, int minor) {
        boolean old = major < 2;
        return new LttngEventLayout(old || major == 2 && minor < 6, old || major == 2 && minor < 7);
    }

    @Override
    public String eventSyscallEntryPrefix() {
        return oldSyscalls ? "sys_" : super.eventSyscallEntryPrefix();
    }

    @Override
    public String eventCompatSyscallEntryPrefix() {
        return oldSyscalls ? "compat_sys_" : super.eventCompatSyscallEntryPrefix();
    }

    @Override
    public String eventSyscallExitPrefix() {
        return oldSyscalls ? "exit_syscall" : super.eventSyscallExitPrefix();
    }

    @Override
    public String eventCompatSyscallExitPrefix() {
        return oldSyscalls ? "exit_syscall" : super.eventCompatSyscallExitPrefix();
    }

    @Override
    public String eventSoftIrqEntry() {
        return shortNames ? "softirq_entry" : super.eventSoftIrqEntry();
    }

    @Override
    public String eventSoftIrqExit() {
        return shortNames ? "softirq_exit" : super.eventSoftIrqExit();
    }

    @Override
    public @Nullable String eventSoftIrqRaise() {
        return shortNames ? "softirq_raise" : super.eventSoftIrqRaise();
    }

    @Override
    public @Nullable String eventHRTimerStart() {
        return shortNames ? "hrtimer_start" : super.eventHRTimerStart();
    }

    @Override
    public @Nullable String eventHRTimerCancel() {
        return shortNames ? "hrtimer_cancel" : super.eventHRTimerCancel();
    }

    @Override
    public @Nullable String eventHRTimerExpireEntry() {
        return shortNames ? "hrtimer_expire_entry" : super.eventHRTimerExpireEntry();
    }

    @Override
    public @Nullable String eventHRTimerExpireExit() {
        return shortNames ? "hrtimer_expire_exit" : super.eventHRTimerExpireExit();
    }

    @Override
    public String toString() {
        return "LTTng kernel events"
                + (oldSyscalls ? ", sys_*" : "")
                + (shortNames ? ", softirq_*" : "");
    }
}
