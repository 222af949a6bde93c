package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelOddity;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.access.TmfField;

/**
 * Entries to and exits from system calls. Each event type has a handler of its own that knows the
 * name of the call.
 */
final class SyscallHandlers {

    private static final long MISSING = -1;

    private final KernelModel fModel;
    private final IKernelAnalysisEventLayout fLayout;
    private final SyscallNames fNames;
    private final TmfField fContextTid;
    private final NumberedSyscalls fNumbered;

    SyscallHandlers(KernelModel model, IKernelAnalysisEventLayout layout) {
        fModel = model;
        fLayout = layout;
        fNames = new SyscallNames(layout);
        fContextTid = TmfField.of(layout.fieldContextTid());
        fNumbered = new NumberedSyscalls(layout);
    }

    /** Returns the handler of an event type by its name; null where it is no system call's. */
    @Nullable
    KernelEventHandler of(String eventName) {
        String entered = fNames.entered(eventName);
        if (entered != null) {
            boolean returns = !fLayout.syscallsWithoutExit().contains(entered);
            return (event, time, cpu) -> enter(event, time, cpu, entered, returns);
        }
        String left = fNames.left(eventName);
        if (left != null) {
            return (event, time, cpu) -> exit(event, time, cpu, left);
        }
        if (fNumbered.isEntry(eventName)) {
            return this::enterNumber;
        }
        return fNumbered.isExit(eventName) ? this::exitNumber : null;
    }

    private void enterNumber(ITmfEvent event, long time, KernelCpu cpu) {
        String name = fNumbered.name(event);
        if (name != null) {
            enter(event, time, cpu, name, !fLayout.syscallsWithoutExit().contains(name));
        }
    }

    private void exitNumber(ITmfEvent event, long time, KernelCpu cpu) {
        String name = fNumbered.name(event);
        exit(event, time, cpu, name == null ? "" : name); // $NON-NLS-1$
    }

    private void enter(ITmfEvent event, long time, KernelCpu cpu, String name, boolean returns) {
        KernelThread thread = current(event, time, cpu);
        if (thread == null) {
            cpu.setUnknownThreadMode(time, returns);
            return;
        }
        if (thread.systemCall != null) {
            fModel.count(KernelOddity.SYSCALL_ENTRY_WITHOUT_EXIT);
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
                fModel.count(KernelOddity.SYSCALL_EXIT_WITHOUT_ENTRY);
            }
        } else if (!name.isEmpty() && !name.equals(current)) {
            fModel.count(KernelOddity.SYSCALL_MISMATCH);
        }
        thread.forked = false;
        thread.setSystemCall(time, null);
        cpu.update(time);
    }

    private @Nullable KernelThread current(ITmfEvent event, long time, KernelCpu cpu) {
        KernelThread thread = cpu.current();
        if (thread == null) {
            fModel.learnCurrent(time, cpu, fContextTid.asLong(event, MISSING));
            thread = cpu.current();
        }
        if (thread == null) {
            fModel.count(KernelOddity.SYSCALL_OF_UNKNOWN_THREAD);
        } else if (thread.isIdle()) {
            fModel.count(KernelOddity.SYSCALL_OF_IDLE_THREAD);
            thread = null;
        }
        return thread;
    }
}
