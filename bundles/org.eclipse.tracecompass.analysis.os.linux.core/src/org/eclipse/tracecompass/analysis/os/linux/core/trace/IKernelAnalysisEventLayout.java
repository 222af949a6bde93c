package org.eclipse.tracecompass.analysis.os.linux.core.trace;

import java.util.Collection;
import java.util.List;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The names of kernel events and of their fields in the traces of one tracer.
 *
 * <p>A method that begins with {@code event} returns the name of one kind of event, {@code events}
 * several names for one kind, {@code field} the name of a field, {@code fieldPath} the names that
 * lead to a nested field. Null, an empty name or an empty collection means that the tracer has no
 * such event or field; the analyses then do without it. Layouts are immutable and thread-safe.
 *
 * <p>Where a method has a default, that is the name in the kernel's own tracepoints and in LTTng.
 * Subclass {@link DefaultEventLayout} for a tracer that resembles LTTng, {@link
 * TracepointEventLayout} for one that prints the kernel's names.
 */
public interface IKernelAnalysisEventLayout {

    /** The system call in which a thread begins that another one created. */
    String INITIAL_SYSCALL_NAME = "clone";

    // --- scheduler events

    /** Returns the event of a CPU that goes from one thread to another. */
    String eventSchedSwitch();

    /** Returns all events that make a thread ready to run. */
    Collection<String> eventsSchedWakeup();

    /** Returns the event of a thread put on the run queue of a CPU. */
    @NonNullByDefault({})
    String eventSchedProcessWakeup();

    /** Returns the event of a new thread put on a run queue for the first time. */
    @NonNullByDefault({})
    String eventSchedProcessWakeupNew();

    /** Returns the event that happens on the CPU a wake-up comes from. */
    @NonNullByDefault({})
    default String eventSchedProcessWaking() {
        return "sched_waking";
    }

    /** Returns the event of a thread moved to another CPU. */
    @NonNullByDefault({})
    default String eventSchedMigrateTask() {
        return "sched_migrate_task";
    }

    /** Returns the event of a new process or thread. */
    String eventSchedProcessFork();

    /** Returns the event of a thread that ends. */
    String eventSchedProcessExit();

    /** Returns the event of a thread whose identifier becomes free. */
    @NonNullByDefault({})
    String eventSchedProcessFree();

    /** Returns the event of a process that executes another program. */
    @NonNullByDefault({})
    String eventSchedProcessExec();

    /** Returns the event of a priority that changes through priority inheritance. */
    @NonNullByDefault({})
    String eventSchedPiSetprio();

    /**
     * Returns the event of the state dump that describes a thread that existed before the trace
     * began.
     */
    @Nullable
    String eventStatedumpProcessState();

    // --- interrupts and timers

    /** Returns the event of an interrupt handler that begins. */
    String eventIrqHandlerEntry();

    /** Returns the event of an interrupt handler that ends. */
    String eventIrqHandlerExit();

    /** Returns the event of a soft interrupt that begins. */
    String eventSoftIrqEntry();

    /** Returns the event of a soft interrupt that ends. */
    String eventSoftIrqExit();

    /** Returns the event of a soft interrupt that was asked for. */
    @NonNullByDefault({})
    String eventSoftIrqRaise();

    /** Returns the events of interrupts between processors that begin. */
    default Collection<String> getIPIIrqVectorsEntries() {
        return List.of();
    }

    /** Returns the events of interrupts between processors that end. */
    default Collection<String> getIPIIrqVectorsExits() {
        return List.of();
    }

    /** Returns the event of the kernel's interrupt entry point, before any handler. */
    default String eventIrqEntry() {
        return "do_IRQ_entry";
    }

    /** Returns the event of the kernel's interrupt entry point after all handlers. */
    default String eventIrqExit() {
        return "do_IRQ_return";
    }

    /** Returns the event of a high resolution timer that was set. */
    @NonNullByDefault({})
    String eventHRTimerStart();

    /** Returns the event of a high resolution timer that was called off. */
    @NonNullByDefault({})
    String eventHRTimerCancel();

    /** Returns the event of a high resolution timer's handler that begins. */
    @NonNullByDefault({})
    String eventHRTimerExpireEntry();

    /** Returns the event of a high resolution timer's handler that ends. */
    @NonNullByDefault({})
    String eventHRTimerExpireExit();

    // --- system calls

    /**
     * Returns what precedes the system call's name in the name of an entry event; the whole name
     * where one event serves all system calls, which then has the call's number in {@link
     * #fieldSyscallNumber()}.
     */
    String eventSyscallEntryPrefix();

    /**
     * Returns the same as {@link #eventSyscallEntryPrefix()} for system calls of 32-bit programs.
     */
    String eventCompatSyscallEntryPrefix();

    /**
     * Returns what precedes the system call's name in the name of an exit event; the whole name
     * where one event serves all system calls.
     */
    String eventSyscallExitPrefix();

    /**
     * Returns the same as {@link #eventSyscallExitPrefix()} for system calls of 32-bit programs.
     */
    String eventCompatSyscallExitPrefix();

    // --- memory, disks, network, virtual machines

    /** Returns the event of pages of memory that were allocated. */
    String eventKmemPageAlloc();

    /** Returns the event of pages of memory that were freed. */
    String eventKmemPageFree();

    /** Returns the event of a request put into the queue of a disk. */
    default String eventBlockRqInsert() {
        return "block_rq_insert";
    }

    /** Returns the event of a request handed to the driver of a disk. */
    default String eventBlockRqIssue() {
        return "block_rq_issue";
    }

    /** Returns the event of a request that a disk has completed. */
    default String eventBlockRqComplete() {
        return "block_rq_complete";
    }

    /** Returns the event of an operation put in front of a queued request. */
    default String eventBlockBioFrontmerge() {
        return "block_bio_frontmerge";
    }

    /** Returns the event of an operation put behind a queued request. */
    default String eventBlockBioBackmerge() {
        return "block_bio_backmerge";
    }

    /** Returns the event of two queued requests that become one. */
    default String eventBlockRqMerge() {
        return "block_rq_merge";
    }

    /** Returns the event of the state dump that describes a disk. */
    default @Nullable String eventStatedumpBlockDevice() {
        return null;
    }

    /** Returns the event of the state dump that describes an open file. */
    default @Nullable String eventStatedumpFileDescriptor() {
        return null;
    }

    /** Returns the events of a packet that leaves the machine. */
    default Collection<String> eventsNetworkSend() {
        return List.of();
    }

    /** Returns the events of a packet that the machine receives. */
    default Collection<String> eventsNetworkReceive() {
        return List.of();
    }

    /** Returns the events at which the handling of a received packet begins. */
    default Collection<String> eventsNetworkReceiveEntry() {
        return List.of();
    }

    /** Returns the events at which the handling of a received packet ends. */
    default Collection<String> eventsNetworkReceiveExit() {
        return List.of();
    }

    /** Returns the events of a CPU that begins to run a virtual machine. */
    default Collection<String> eventsKVMEntry() {
        return List.of();
    }

    /** Returns the events of a CPU that stops running a virtual machine. */
    default Collection<String> eventsKVMExit() {
        return List.of();
    }

    /** Returns the event of a CPU that changes its frequency. */
    @NonNullByDefault({})
    default String eventCpuFrequency() {
        return "power_cpu_frequency";
    }

    // --- fields of threads

    /** Returns the field with a thread's identifier. */
    String fieldTid();

    /** Returns the field with the identifier of the thread that leaves the CPU. */
    String fieldPrevTid();

    /** Returns the field with the state in which a thread leaves the CPU. */
    String fieldPrevState();

    /** Returns the field with the name of the thread that leaves the CPU. */
    String fieldPrevComm();

    /** Returns the field with the priority of the thread that leaves the CPU. */
    String fieldPrevPrio();

    /** Returns the field with the identifier of the thread that comes to the CPU. */
    String fieldNextTid();

    /** Returns the field with the name of the thread that comes to the CPU. */
    String fieldNextComm();

    /** Returns the field with the priority of the thread that comes to the CPU. */
    String fieldNextPrio();

    /** Returns the field with the thread that creates another one. */
    String fieldParentTid();

    /** Returns the field with the identifier of a new thread. */
    String fieldChildTid();

    /** Returns the field with the process of a new thread. */
    default String fieldChildPid() {
        return "child_pid";
    }

    /** Returns the field with the name of a new thread. */
    String fieldChildComm();

    /** Returns the field with a thread's name. */
    String fieldComm();

    /**
     * Returns the field with the name of an interrupt's handler, or of a thread in the state dump.
     */
    String fieldName();

    /** Returns the field with the state of a thread in the state dump. */
    String fieldStatus();

    /** Returns the field with the path of the program that is executed. */
    String fieldFilename();

    /** Returns the field with a thread's priority. */
    String fieldPrio();

    /** Returns the field with a thread's new priority. */
    String fieldNewPrio();

    /** Returns the field with the CPU on which a woken thread will run. */
    default String fieldTargetCpu() {
        return "target_cpu";
    }

    /** Returns the field with the CPU to which a thread is moved. */
    default String fieldDestCpu() {
        return "dest_cpu";
    }

    /** Returns the field with what a system call returned. */
    default String fieldSyscallRet() {
        return "ret";
    }

    // --- fields of interrupts and timers

    /** Returns the field with an interrupt's number. */
    String fieldIrq();

    /** Returns the field with a soft interrupt's number. */
    String fieldVec();

    /** Returns the field with the number of an interrupt between processors. */
    default String fieldIPIVector() {
        return "vector";
    }

    /** Returns the field with the address of a high resolution timer. */
    String fieldHRtimer();

    /** Returns the field with the time at which a timer expires at the latest. */
    String fieldHRtimerExpires();

    /** Returns the field with the time at which a timer may expire at the earliest. */
    String fieldHRtimerSoftexpires();

    /** Returns the field with the address of a timer's function. */
    String fieldHRtimerFunction();

    /** Returns the field with the time at which a timer expired. */
    String fieldHRtimerNow();

    // --- fields of disks, memory and network

    /** Returns the field with the number of a disk. */
    default String fieldBlockDeviceId() {
        return "dev";
    }

    /** Returns the field with the first sector of a request or an operation. */
    default String fieldBlockSector() {
        return "sector";
    }

    /** Returns the field with the number of sectors of a request or an operation. */
    default String fieldBlockNrSector() {
        return "nr_sector";
    }

    /** Returns the field with the kind of a request: bits for reading, writing, flushing. */
    default String fieldBlockRwbs() {
        return "rwbs";
    }

    /** Returns the field with the first sector of the request that another one is merged into. */
    default String fieldBlockRqSector() {
        return "rq_sector";
    }

    /** Returns the field with the first sector of the request that is merged into another one. */
    default String fieldBlockNextRqSector() {
        return "nextrq_sector";
    }

    /** Returns the field of the state dump with the name of a disk. */
    default String fieldDiskname() {
        return "diskname";
    }

    /**
     * Returns the field with the number of pages that are allocated or freed, as an exponent of
     * two.
     */
    default @Nullable String fieldOrder() {
        return null;
    }

    /** Returns the path of the field with the sequence number of a TCP packet. */
    default String[] fieldPathTcpSeq() {
        return new String[] {"seq"};
    }

    /** Returns the path of the field with the acknowledged number of a TCP packet. */
    default String[] fieldPathTcpAckSeq() {
        return new String[] {"ack_seq"};
    }

    /** Returns the path of the field with the flags of a TCP packet. */
    default String[] fieldPathTcpFlags() {
        return new String[] {"flags"};
    }

    // --- additions to the documented layout, each with a default that suits LTTng

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
        return "id";
    }

    /**
     * Returns the event of a thread that begins a request to a disk, which may grow from then on.
     */
    default String eventBlockGetRequest() {
        return "block_getrq";
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
     * Returns the system calls whose exit this tracer never records although they do return, such
     * as the return from a signal handler.
     */
    default Collection<String> syscallsWithoutExit() {
        return List.of("rt_sigreturn", "sigreturn");
    }

    /**
     * Returns whether every event has, in {@link #fieldContextTid()}, the thread that was on the
     * event's CPU, so that the thread is known before the first switch.
     */
    default boolean tellsThreadOfEveryEvent() {
        return false;
    }

    /** Returns the event that tells one CPU of the machine's topology. */
    default @Nullable String eventStatedumpCpuTopology() {
        return null;
    }

    /** Returns the field with a process' identifier (statedump). */
    default String fieldPid() {
        return "pid";
    }

    /** Returns the field with the identifier of the parent process (statedump). */
    default String fieldPPid() {
        return "ppid";
    }

    /** Returns the field with the process of the thread that creates another one. */
    default String fieldParentPid() {
        return "parent_pid";
    }

    /**
     * Returns the field of the state dump that is {@code LinuxValues.STATEDUMP_USER_THREAD} for a
     * thread of a program.
     */
    default String fieldThreadKind() {
        return "type";
    }

    /** Returns the field with the thread's identifier before it executed a program. */
    default String fieldOldTid() {
        return "old_tid";
    }

    /**
     * Returns the field with the CPU that an event is about, for events that tell of another CPU.
     */
    default String fieldCpuId() {
        return "cpu_id";
    }

    /** Returns the field with a CPU's frequency, in kHz. */
    default String fieldFrequency() {
        return "state";
    }

    /**
     * Returns the field, of any event, with the thread that was on the CPU when the event happened;
     * only traces recorded with that context have it.
     */
    default String fieldContextTid() {
        return "context._tid";
    }

    /**
     * Returns the field, of any event, with the process that was on the CPU; see {@link
     * #fieldContextTid()}.
     */
    default String fieldContextPid() {
        return "context._pid";
    }
}
