package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;

import org.eclipse.tracecompass.analysis.os.linux.core.kernel.LinuxValues;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.StateValues;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfField;

/**
 * The lives of processes and threads: fork, exec, exit, free, and the dump of those already there.
 */
final class ProcessHandlers {

    private static final long MISSING = -1;

    /** The kernel keeps this many characters of a program's name as the name of its thread. */
    private static final int COMM_LENGTH = 15;

    private final KernelModel model;
    private final TmfField tid;
    private final TmfField comm;
    private final TmfField oldTid;
    private final TmfField pid;
    private final TmfField parentPid;
    private final TmfField name;
    private final TmfField status;
    private final TmfField kind;
    private final TmfField filename;
    private final TmfField forkTid;
    private final TmfField forkPid;
    private final TmfField forkName;
    private final TmfField forkParentTid;
    private final TmfField forkParentPid;
    private final TmfField cpuId;
    private final TmfField frequency;

    private ProcessHandlers(KernelModel model, IKernelAnalysisEventLayout layout) {
        this.model = model;
        tid = TmfField.of(layout.fieldTid());
        comm = TmfField.of(layout.fieldComm());
        oldTid = TmfField.of(layout.fieldOldTid());
        pid = TmfField.of(layout.fieldPid());
        parentPid = TmfField.of(layout.fieldPPid());
        name = TmfField.of(layout.fieldName());
        status = TmfField.of(layout.fieldStatus());
        kind = TmfField.of(layout.fieldThreadKind());
        filename = TmfField.of(layout.fieldFilename());
        forkTid = TmfField.of(layout.fieldChildTid());
        forkPid = TmfField.of(layout.fieldChildPid());
        forkName = TmfField.of(layout.fieldChildComm());
        forkParentTid = TmfField.of(layout.fieldParentTid());
        forkParentPid = TmfField.of(layout.fieldParentPid());
        cpuId = TmfField.of(layout.fieldCpuId());
        frequency = TmfField.of(layout.fieldFrequency());
    }

    static void register(
            KernelModel model, IKernelAnalysisEventLayout layout, KernelEventRoute.Table table) {
        ProcessHandlers handlers = new ProcessHandlers(model, layout);
        table.add(layout.eventSchedProcessFork(), KernelEventKind.FORK, handlers::fork);
        table.add(layout.eventSchedProcessExec(), KernelEventKind.OTHER, handlers::exec);
        table.add(layout.eventSchedProcessExit(), KernelEventKind.EXIT, handlers::exit);
        table.add(layout.eventSchedProcessFree(), KernelEventKind.FREE, handlers::free);
        table.add(
                layout.eventStatedumpProcessState(),
                KernelEventKind.STATE_DUMP,
                handlers::stateDump);
        table.add(layout.eventStatedumpCpuTopology(), KernelEventKind.APART, handlers::topology);
        table.add(layout.eventCpuFrequency(), KernelEventKind.APART, handlers::frequency);
    }

    private void fork(ITmfEvent event, long time, KernelCpu cpu) {
        long parentTid = forkParentTid.asLong(event, MISSING);
        KernelThread child = model.thread(forkTid.asLong(event, MISSING), cpu);
        if (child == null || child.isIdle()) {
            return;
        }
        model.learnCurrent(time, cpu, parentTid);
        String name = forkName.asString(event);
        model.fork(
                time,
                child,
                cpu.current(),
                forkPid.asLong(event, MISSING),
                forkParentPid.asLong(event, parentTid),
                name == null ? "" : name);
    }

    private void exec(ITmfEvent event, long time, KernelCpu cpu) {
        long tid = this.tid.asLong(event, MISSING);
        KernelCpu where = cpu;
        model.learnCurrent(time, where, tid);
        KernelThread current = where.current();
        KernelThread thread = tid == MISSING ? current : model.thread(tid, cpu);
        if (thread == null || thread.isIdle()) {
            return;
        }
        long oldTid = this.oldTid.asLong(event, MISSING);
        model.exec(
                time, cpu, thread, oldTid > 0 && oldTid != tid ? model.thread(oldTid, cpu) : null);
        String file = filename.asString(event);
        if (file != null) {
            String name = file.substring(file.lastIndexOf('/') + 1);
            thread.setExecName(
                    time, name.length() > COMM_LENGTH ? name.substring(0, COMM_LENGTH) : name);
        }
    }

    private void exit(ITmfEvent event, long time, KernelCpu cpu) {
        long tid = this.tid.asLong(event, MISSING);
        KernelThread thread = model.thread(tid, cpu);
        if (thread != null && !thread.isIdle()) {
            model.learnCurrent(time, cpu, tid);
            if (!thread.hasName()) {
                thread.setExecName(time, comm.asString(event));
            }
            thread.exiting = true;
        }
    }

    private void free(ITmfEvent event, long time, KernelCpu cpu) {
        KernelThread thread = model.knownThread(tid.asLong(event, MISSING));
        if (thread != null) {
            model.free(time, thread);
        }
    }

    /** The state dump is older than the events so far, so it only fills gaps. */
    private void stateDump(ITmfEvent event, long time, KernelCpu cpu) {
        long tid = this.tid.asLong(event, MISSING);
        KernelThread thread = tid == 0 ? null : model.thread(tid, cpu);
        if (thread == null) {
            return;
        }
        if (!thread.hasName()) {
            thread.setExecName(time, name.asString(event));
        }
        // The opposite proves nothing: what has no memory may also have ended.
        if (kind.asLong(event, MISSING) == LinuxValues.STATEDUMP_USER_THREAD) {
            thread.isUser();
        }
        long parent = parentPid.asLong(event, MISSING);
        if (parent >= 0) {
            thread.setParent(time, (int) parent);
        }
        long process = pid.asLong(event, MISSING);
        if (process >= 0) {
            thread.setProcess(time, (int) process);
        }
        if (!thread.hasStatus() && !thread.gone) {
            switch ((int) status.asLong(event, MISSING)) {
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
        long number = cpuId.asLong(event, MISSING);
        if (number != MISSING) {
            model.cpu(number);
        }
    }

    private void frequency(ITmfEvent event, long time, KernelCpu cpu) {
        long frequency = this.frequency.asLong(event, MISSING);
        KernelCpu target = model.cpu(cpuId.asLong(event, cpu.number));
        if (target != null && frequency >= 0) {
            target.setFrequency(time, frequency);
        }
    }
}
