package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;

import java.util.Collection;
import java.util.List;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.DefaultEventLayout;

/** The names that LTTng uses since version 2.8, as far as the kernel analyses ask for them. */
public final class RecentEventLayout extends DefaultEventLayout {

    /** The one instance. */
    public static final RecentEventLayout INSTANCE = new RecentEventLayout();

    private RecentEventLayout() {}

    @Override
    public Collection<String> eventsSchedWakeup() {
        return List.of("sched_waking", "sched_wakeup", "sched_wakeup_new");
    }

    @Override
    public String eventSyscallEntryPrefix() {
        return "syscall_entry_";
    }

    @Override
    public String eventCompatSyscallEntryPrefix() {
        return "compat_syscall_entry_";
    }

    @Override
    public String eventSyscallExitPrefix() {
        return "syscall_exit_";
    }

    @Override
    public String eventCompatSyscallExitPrefix() {
        return "compat_syscall_exit_";
    }

    @Override
    public String eventSoftIrqEntry() {
        return "irq_softirq_entry";
    }

    @Override
    public String eventSoftIrqExit() {
        return "irq_softirq_exit";
    }

    @Override
    public String eventSoftIrqRaise() {
        return "irq_softirq_raise";
    }
}
