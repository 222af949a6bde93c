package org.eclipse.tracecompass.analysis.os.linux.core.trace;

import java.util.Collection;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The names of kernel events and of their fields in the traces of one tracer.
 *
 * <p>A method that begins with {@code event} returns the name of one kind of event, {@code events}
 * several names for one kind, {@code field} the name of a field. Where a tracer has no such event
 * the method returns {@code null}; the analyses then do without it. Layouts are immutable and
 * thread-safe.
 */
public interface IKernelAnalysisEventLayout {

    // --- scheduler events

    /** Returns the event of a CPU that goes from one thread to another. */
    String eventSchedSwitch();

    /**
     * Returns all events that make a thread ready to run: waking, woken up, woken up the first
     * time.
     */
    Collection<String> eventsSchedWakeup();

    /** Returns the event of a thread put on the run queue of a CPU. */
    @Nullable
    String eventSchedProcessWakeup();

    /** Returns the event of a new thread put on a run queue for the first time. */
    @Nullable
    String eventSchedProcessWakeupNew();

    /** Returns the event that happens where a wake-up comes from. */
    @Nullable
    String eventSchedProcessWaking();

    /** Returns the event of a thread moved to another CPU. */
    @Nullable
    String eventSchedMigrateTask();

    /** Returns the event of a new process or thread. */
    String eventSchedProcessFork();

    /** Returns the event of a thread that ends. */
    String eventSchedProcessExit();

    /** Returns the event of a thread whose identifier becomes free. */
    @Nullable
    String eventSchedProcessFree();

    /** Returns the event of a process that executes another program. */
    @Nullable
    String eventSchedProcessExec();

    /** Returns the event of a priority that changes through priority inheritance. */
    @Nullable
    String eventSchedPiSetprio();

    // --- interrupts

    /** Returns the event of an interrupt handler that begins. */
    String eventIrqHandlerEntry();

    /** Returns the event of an interrupt handler that ends. */
    String eventIrqHandlerExit();

    /** Returns the event of a soft interrupt that begins. */
    String eventSoftIrqEntry();

    /** Returns the event of a soft interrupt that ends. */
    String eventSoftIrqExit();

    /** Returns the event of a soft interrupt that was asked for. */
    @Nullable
    String eventSoftIrqRaise();

    // --- system calls

    /** Returns what precedes the system call's name in the name of an entry event. */
    String eventSyscallEntryPrefix();

    /** Returns the same for system calls of 32-bit programs. */
    String eventCompatSyscallEntryPrefix();

    /**
     * Returns what precedes the system call's name in the name of an exit event; the whole name
     * where one event serves all system calls.
     */
    String eventSyscallExitPrefix();

    /** Returns the same for system calls of 32-bit programs. */
    String eventCompatSyscallExitPrefix();

    /**
     * Returns the name of the event that enters any system call and has its number in {@link
     * #fieldSyscallNumber()}; null where each call has an event of its own.
     */
    default @Nullable String eventRawSyscallEntry() {
        return null;
    }

    /**
     * Returns the name of the event that leaves any system call and has its number in {@link
     * #fieldSyscallNumber()}; null where each call has an event of its own.
     */
    default @Nullable String eventRawSyscallExit() {
        return null;
    }

    /** Returns the field with the number of the system call. */
    default String fieldSyscallNumber() {
        return "id"; //$NON-NLS-1$
    }

    /**
     * Returns the name of a system call by its number on the machine of the trace.
     *
     * @param number the number
     * @return its name; a text made of the number where it has none. The default knows the numbers
     *     of x86-64.
     */
    default String syscallName(long number) {
        return SyscallNumbers.x86().name(number);
    }

    /**
     * Returns whether every event has, in {@link #fieldContextTid()}, the thread that was on the
     * event's CPU, so that the thread is known before the first switch.
     */
    default boolean tellsThreadOfEveryEvent() {
        return false;
    }

    // --- other events

    /** Returns the event that tells a thread that existed before the trace began. */
    @Nullable
    String eventStatedumpProcessState();

    /** Returns the event that tells one CPU of the machine's topology. */
    default @Nullable String eventStatedumpCpuTopology() {
        return null;
    }

    /** Returns the event of a CPU that changes its frequency. */
    default @Nullable String eventCpuFrequency() {
        return null;
    }

    /** Returns the event of a high resolution timer that was set. */
    default @Nullable String eventHRTimerStart() {
        return null;
    }

    /** Returns the event of a high resolution timer that was called off. */
    default @Nullable String eventHRTimerCancel() {
        return null;
    }

    /** Returns the event of a high resolution timer's handler that begins. */
    default @Nullable String eventHRTimerExpireEntry() {
        return null;
    }

    /** Returns the event of a high resolution timer's handler that ends. */
    default @Nullable String eventHRTimerExpireExit() {
        return null;
    }

    /**
     * Returns the system calls whose exit this tracer never records although they do return, such
     * as the return from a signal handler.
     */
    default Collection<String> syscallsWithoutExit() {
        return List.of("rt_sigreturn", "sigreturn"); // $NON-NLS-1$ //$NON-NLS-2$
    }

    // --- fields

    /** Returns the field with an interrupt's number. */
    String fieldIrq();

    /** Returns the field with a soft interrupt's number. */
    String fieldVec();

    /** Returns the field with a thread's identifier. */
    String fieldTid();

    /** Returns the field with a process' identifier (statedump). */
    default String fieldPid() {
        return "pid"; //$NON-NLS-1$
    }

    /** Returns the field with the identifier of the parent process (statedump). */
    default String fieldPPid() {
        return "ppid"; //$NON-NLS-1$
    }

    /** Returns the field with the identifier of the thread that leaves the CPU. */
    String fieldPrevTid();

    /** Returns the field with the state in which a thread leaves the CPU. */
    String fieldPrevState();

    /** Returns the field with the name of the thread that leaves the CPU. */
    default String fieldPrevComm() {
        return "prev_comm"; //$NON-NLS-1$
    }

    /** Returns the field with the name of the thread that comes to the CPU. */
    String fieldNextComm();

    /** Returns the field with the identifier of the thread that comes to the CPU. */
    String fieldNextTid();

    /** Returns the field with the name of a new thread. */
    String fieldChildComm();

    /** Returns the field with the thread that creates another one. */
    String fieldParentTid();

    /** Returns the field with the process of the thread that creates another one. */
    default String fieldParentPid() {
        return "parent_pid"; //$NON-NLS-1$
    }

    /** Returns the field with the identifier of a new thread. */
    String fieldChildTid();

    /** Returns the field with the process of a new thread. */
    default String fieldChildPid() {
        return "child_pid"; //$NON-NLS-1$
    }

    /** Returns the field with a thread's name. */
    String fieldComm();

    /**
     * Returns the field with the name of an interrupt's handler, or of a thread in the statedump.
     */
    String fieldName();

    /** Returns the field with the state of a thread in the statedump. */
    String fieldStatus();

    /**
     * Returns the field of the state dump that is {@code LinuxValues.STATEDUMP_USER_THREAD} for a
     * thread of a program.
     */
    default String fieldThreadKind() {
        return "type"; //$NON-NLS-1$
    }

    /** Returns the field with a thread's priority. */
    String fieldPrio();

    /** Returns the field with a thread's new priority. */
    String fieldNewPrio();

    /** Returns the field with the priority of the thread that leaves the CPU. */
    String fieldPrevPrio();

    /** Returns the field with the priority of the thread that comes to the CPU. */
    String fieldNextPrio();

    /** Returns the field with the CPU on which a woken thread will run. */
    default String fieldTargetCpu() {
        return "target_cpu"; //$NON-NLS-1$
    }

    /** Returns the field with the CPU to which a thread is moved. */
    default String fieldDestCpu() {
        return "dest_cpu"; //$NON-NLS-1$
    }

    /** Returns the field with what a system call returned. */
    String fieldSyscallRet();

    /** Returns the field with the path of the program that is executed. */
    default String fieldFilename() {
        return "filename"; //$NON-NLS-1$
    }

    /** Returns the field with the thread's identifier before it executed a program. */
    default String fieldOldTid() {
        return "old_tid"; //$NON-NLS-1$
    }

    /**
     * Returns the field with the CPU that an event is about, for events that tell of another CPU.
     */
    default String fieldCpuId() {
        return "cpu_id"; //$NON-NLS-1$
    }

    /** Returns the field with a CPU's frequency, in kHz. */
    default String fieldFrequency() {
        return "state"; //$NON-NLS-1$
    }

    /**
     * Returns the field, of any event, with the thread that was on the CPU when the event happened;
     * only traces recorded with that context have it.
     */
    default String fieldContextTid() {
        return "context._tid"; //$NON-NLS-1$
    }

    /**
     * Returns the field, of any event, with the process that was on the CPU; see {@link
     * #fieldContextTid()}.
     */
    default String fieldContextPid() {
        return "context._pid"; //$NON-NLS-1$
    }
}
