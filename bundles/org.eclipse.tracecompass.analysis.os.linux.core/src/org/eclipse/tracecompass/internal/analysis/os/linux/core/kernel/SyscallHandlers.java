package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelOddity;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfField;

/**
 * Entries to and exits from system calls. Each event type has a handler of its own that knows the
 * name of the call.
 */
final class SyscallHandlers {

    private static final long MISSING = -1;

    private final KernelModel model;
    private final IKernelAnalysisEventLayout layout;
    private final SyscallNames names;
    private final TmfField contextTid;
    private final NumberedSyscalls numbered;

    SyscallHandlers(KernelModel model, IKernelAnalysisEventLayout layout) {
        this.model = model;
        this.layout = layout;
        names = new SyscallNames(layout);
        contextTid = TmfField.of(layout.fieldContextTid());
        numbered = new NumberedSyscalls(layout);
    }

    /** Returns the route of an event type by its name; null where it is no system call's. */
    @Nullable
    KernelEventRoute of(String eventName) {
        String entered = names.entered(eventName);
        if (entered != null) {
            boolean returns = !layout.syscallsWithoutExit().contains(entered);
            return new KernelEventRoute(
                    returns ? KernelEventKind.ENTER : KernelEventKind.ENTER_WITHOUT_EXIT,
                    (event, time, cpu) -> enter(event, time, cpu, entered, returns));
        }
        String left = names.left(eventName);
        if (left != null) {
            return new KernelEventRoute(
                    KernelEventKind.LEAVE, (event, time, cpu) -> exit(event, time, cpu, left));
        }
        if (numbered.isEntry(eventName)) {
            return new KernelEventRoute(KernelEventKind.OTHER, this::enterNumber);
        }
        return numbered.isExit(eventName)
                ? new KernelEventRoute(KernelEventKind.OTHER, this::exitNumber)
                : null;
    }

    private void enterNumber(ITmfEvent event, long time, KernelCpu cpu) {
        String name = numbered.name(event);
        if (name != null) {
            enter(event, time, cpu, name, !layout.syscallsWithoutExit().contains(name));
        }
    }

    private void exitNumber(ITmfEvent event, long time, KernelCpu cpu) {
        String name = numbered.name(event);
        exit(event, time, cpu, name == null ? "" : name);
    }

    private void enter(ITmfEvent event, long time, KernelCpu cpu, String name, boolean returns) {
        KernelThread thread = current(event, time, cpu);
        if (thread == null) {
            cpu.setUnknownThreadMode(time, returns);
            return;
        }
        if (thread.systemCall != null) {
            model.count(KernelOddity.SYSCALL_ENTRY_WITHOUT_EXIT);
        }
        thread.forked = false;
        thread.setSystemCall(time, returns ? name : null);
        cpu.update(time);
    }

    private void exit(ITmfEvent event, long time, KernelCpu cpu, String name) {
        KernelThread thread = current(event, time, cpu);
        if (thread == null) {
            cpu.setUnknownThreadMode(time, false);
            return;
        }
        thread.isUser();
        String current = thread.systemCall;
        if (current == null) {
            if (!thread.forked) {
                model.count(KernelOddity.SYSCALL_EXIT_WITHOUT_ENTRY);
            }
        } else if (!name.isEmpty() && !name.equals(current)) {
            model.count(KernelOddity.SYSCALL_MISMATCH);
        }
        thread.forked = false;
        thread.setSystemCall(time, null);
        cpu.update(time);
    }

    private @Nullable KernelThread current(ITmfEvent event, long time, KernelCpu cpu) {
        KernelThread thread = cpu.current();
        if (thread == null) {
            model.learnCurrent(time, cpu, contextTid.asLong(event, MISSING));
            thread = cpu.current();
        }
        if (thread == null) {
            model.count(KernelOddity.SYSCALL_OF_UNKNOWN_THREAD);
        } else if (thread.isIdle()) {
            model.count(KernelOddity.SYSCALL_OF_IDLE_THREAD);
            thread = null;
        }
        return thread;
    }
}
