package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;

import java.util.function.BiConsumer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.LinuxValues;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.StateValues;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.access.TmfField;

/**
 * The lives of processes and threads: fork, exec, exit, free, and the dump of those already there.
 */
final class ProcessHandlers {

    private static final long MISSING = -1;

    /** The kernel keeps this many characters of a program's name as the name of its thread. */
    private static final int COMM_LENGTH = 15;

    private final KernelModel fModel;
    private final TmfField fTid;
    private final TmfField fComm;
    private final TmfField fOldTid;
    private final TmfField fPid;
    private final TmfField fParentPid;
    private final TmfField fName;
    private final TmfField fStatus;
    private final TmfField fKind;
    private final TmfField fFilename;
    private final TmfField fForkTid;
    private final TmfField fForkPid;
    private final TmfField fForkName;
    private final TmfField fForkParentTid;
    private final TmfField fForkParentPid;
    private final TmfField fCpuId;
    private final TmfField fFrequency;

    private ProcessHandlers(KernelModel model, IKernelAnalysisEventLayout layout) {
        fModel = model;
        fTid = TmfField.of(layout.fieldTid());
        fComm = TmfField.of(layout.fieldComm());
        fOldTid = TmfField.of(layout.fieldOldTid());
        fPid = TmfField.of(layout.fieldPid());
        fParentPid = TmfField.of(layout.fieldPPid());
        fName = TmfField.of(layout.fieldName());
        fStatus = TmfField.of(layout.fieldStatus());
        fKind = TmfField.of(layout.fieldThreadKind());
        fFilename = TmfField.of(layout.fieldFilename());
        fForkTid = TmfField.of(layout.fieldChildTid());
        fForkPid = TmfField.of(layout.fieldChildPid());
        fForkName = TmfField.of(layout.fieldChildComm());
        fForkParentTid = TmfField.of(layout.fieldParentTid());
        fForkParentPid = TmfField.of(layout.fieldParentPid());
        fCpuId = TmfField.of(layout.fieldCpuId());
        fFrequency = TmfField.of(layout.fieldFrequency());
    }

    static void register(
            KernelModel model,
            IKernelAnalysisEventLayout layout,
            BiConsumer<@Nullable String, KernelEventHandler> table) {
        ProcessHandlers handlers = new ProcessHandlers(model, layout);
        table.accept(layout.eventSchedProcessFork(), handlers::fork);
        table.accept(layout.eventSchedProcessExec(), handlers::exec);
        table.accept(layout.eventSchedProcessExit(), handlers::exit);
        table.accept(layout.eventSchedProcessFree(), handlers::free);
        table.accept(layout.eventStatedumpProcessState(), handlers::stateDump);
        table.accept(layout.eventStatedumpCpuTopology(), handlers::topology);
        table.accept(layout.eventCpuFrequency(), handlers::frequency);
    }

    private void fork(ITmfEvent event, long time, KernelCpu cpu) {
        long parentTid = fForkParentTid.asLong(event, MISSING);
        KernelThread child = fModel.thread(fForkTid.asLong(event, MISSING), cpu);
        if (child == null || child.isIdle()) {
            return;
        }
        fModel.learnCurrent(time, cpu, parentTid);
        String name = fForkName.asString(event);
        fModel.fork(
                time,
                child,
                cpu.current(),
                fForkPid.asLong(event, MISSING),
                fForkParentPid.asLong(event, parentTid),
                name == null ? "" : name); // $NON-NLS-1$
    }

    private void exec(ITmfEvent event, long time, KernelCpu cpu) {
        long tid = fTid.asLong(event, MISSING);
        KernelCpu where = cpu;
        fModel.learnCurrent(time, where, tid);
        KernelThread current = where.current();
        KernelThread thread = tid == MISSING ? current : fModel.thread(tid, cpu);
        if (thread == null || thread.isIdle()) {
            return;
        }
        long oldTid = fOldTid.asLong(event, MISSING);
        fModel.exec(
                time, cpu, thread, oldTid > 0 && oldTid != tid ? fModel.thread(oldTid, cpu) : null);
        String file = fFilename.asString(event);
        if (file != null) {
            String name = file.substring(file.lastIndexOf('/') + 1);
            thread.setExecName(
                    time, name.length() > COMM_LENGTH ? name.substring(0, COMM_LENGTH) : name);
        }
    }

    private void exit(ITmfEvent event, long time, KernelCpu cpu) {
        long tid = fTid.asLong(event, MISSING);
        KernelThread thread = fModel.thread(tid, cpu);
        if (thread != null && !thread.isIdle()) {
            fModel.learnCurrent(time, cpu, tid);
            if (!thread.hasName()) {
                thread.setExecName(time, fComm.asString(event));
            }
            thread.exiting = true;
        }
    }

    private void free(ITmfEvent event, long time, KernelCpu cpu) {
        KernelThread thread = fModel.knownThread(fTid.asLong(event, MISSING));
        if (thread != null) {
            fModel.free(time, thread);
        }
    }

    /** What the dump says is older than what events have told already: it only fills gaps. */
    private void stateDump(ITmfEvent event, long time, KernelCpu cpu) {
        long tid = fTid.asLong(event, MISSING);
        KernelThread thread = tid == 0 ? null : fModel.thread(tid, cpu);
        if (thread == null) {
            return;
        }
        if (!thread.hasName()) {
            thread.setExecName(time, fName.asString(event));
        }
        // The opposite proves nothing: what has no memory may also have ended.
        if (fKind.asLong(event, MISSING) == LinuxValues.STATEDUMP_USER_THREAD) {
            thread.isUser();
        }
        long parent = fParentPid.asLong(event, MISSING);
        if (parent >= 0) {
            thread.setParent(time, (int) parent);
        }
        long process = fPid.asLong(event, MISSING);
        if (process >= 0) {
            thread.setProcess(time, (int) process);
        }
        if (!thread.hasStatus() && !thread.gone) {
            switch ((int) fStatus.asLong(event, MISSING)) {
                case LinuxValues.STATEDUMP_PROCESS_STATUS_WAIT_FORK ->
                        thread.setStatus(time, StateValues.PROCESS_STATUS_WAIT_FORK);
                case LinuxValues.STATEDUMP_PROCESS_STATUS_WAIT_CPU ->
                        thread.setStatus(time, StateValues.PROCESS_STATUS_WAIT_FOR_CPU);
                case LinuxValues.STATEDUMP_PROCESS_STATUS_WAIT ->
                        thread.setStatus(time, StateValues.PROCESS_STATUS_WAIT_UNKNOWN);
                case LinuxValues.STATEDUMP_PROCESS_STATUS_EXIT,
                        LinuxValues.STATEDUMP_PROCESS_STATUS_ZOMBIE,
                        LinuxValues.STATEDUMP_PROCESS_STATUS_DEAD ->
                        thread.exiting = true;
                default -> thread.setStatus(time, StateValues.PROCESS_STATUS_UNKNOWN);
            }
        }
    }

    /** Makes a row for a CPU that perhaps never does anything. */
    private void topology(ITmfEvent event, long time, KernelCpu cpu) {
        long number = fCpuId.asLong(event, MISSING);
        if (number != MISSING) {
            fModel.cpu(number);
        }
    }

    private void frequency(ITmfEvent event, long time, KernelCpu cpu) {
        long frequency = fFrequency.asLong(event, MISSING);
        KernelCpu target = fModel.cpu(fCpuId.asLong(event, cpu.number));
        if (target != null && frequency >= 0) {
            target.setFrequency(time, frequency);
        }
    }
}
