package org.eclipse.tracecompass.analysis.os.linux.core.kernel;

/**
 * Names in the attribute tree of the kernel analysis.
 *
 * <pre>
 * CPUs/&lt;cpu&gt;                      int     {@link StateValues} CPU_STATUS_*
 *   Current_thread                int     thread identifier, 0 for the idle thread
 *   First_thread                  int     from the first switch on: the thread that ran until then
 *   Frequency                     long    in kHz, where the trace tells it
 *   IRQs/&lt;n&gt;, Soft_IRQs/&lt;n&gt;         int     CPU_STATUS_* while it is raised or handled
 * Threads/&lt;tid&gt;                   int     PROCESS_STATUS_*; idle threads are called 0_&lt;cpu&gt;
 *   Current_cpu_rq                int     the CPU on whose run queue it is
 *   PPID, PID, Prio               int
 *   Exec_name, System_call        string
 *   Kernel_thread                 int     1 for a thread of the kernel, which has no user mode
 * Wakeups/&lt;tid&gt;                   int     from wake-up to switch-in: the thread that woke it ({@link #encodeWaker})
 * IRQs/&lt;n&gt;                        string  name of the interrupt's handler
 * Oddities/&lt;kind&gt;                 long    how often the trace contradicted itself ({@link KernelOddity})
 * </pre>
 */
public interface Attributes {

    /** Root of the CPUs. */
    String CPUS = "CPUs";

    /** Root of the threads. */
    String THREADS = "Threads";

    /** Root of the pending wake-ups. */
    String WAKEUPS = "Wakeups";

    /** Root of the oddities. */
    String ODDITIES = "Oddities";

    /** Below a CPU: the thread it runs. */
    String CURRENT_THREAD = "Current_thread";

    /** Below a CPU: the thread that ran from the beginning of the trace to the first switch. */
    String FIRST_THREAD = "First_thread";

    /** Below a CPU: its frequency. */
    String CURRENT_FREQUENCY = "Frequency";

    /** Below a CPU: its interrupts; also the root of the interrupts' names. */
    String IRQS = "IRQs";

    /** Below a CPU: its soft interrupts. */
    String SOFT_IRQS = "Soft_IRQs";

    /** Below a thread: the CPU on whose run queue it is. */
    String CURRENT_CPU_RQ = "Current_cpu_rq";

    /** Below a thread: the identifier of its parent process. */
    String PPID = "PPID";

    /** Below a thread: the identifier of its process. */
    String PID = "PID";

    /** Below a thread: its name. */
    String EXEC_NAME = "Exec_name";

    /** Below a thread: its priority. */
    String PRIO = "Prio";

    /** Below a thread: the system call it is in. */
    String SYSTEM_CALL = "System_call";

    /**
     * Below a thread: 1 if it is one of the kernel. It has no user mode then: while it runs outside
     * of a system call, which is status 2, it runs in the kernel. Is set for the whole life of the
     * thread when it is learnt, so it may change in the past while the history is built.
     */
    String KERNEL_THREAD = "Kernel_thread";

    /** Name of the threads that the analysis does not know. */
    String UNKNOWN = "Unknown";

    /** First part of the name of an idle thread; the CPU's number follows. */
    String THREAD_0_PREFIX = "0_";

    /**
     * Returns the name under {@link #THREADS} of a thread.
     *
     * @param tid the thread's identifier
     * @param cpu the CPU it runs on; matters to idle threads only
     */
    static String threadName(int tid, int cpu) {
        return tid == 0 ? THREAD_0_PREFIX + cpu : Integer.toString(tid);
    }

    /**
     * Returns the value that stands for a thread under {@link #WAKEUPS}.
     *
     * @param tid the identifier of the thread that wakes another up
     * @param cpu the CPU it runs on
     * @return {@code tid}, or {@code -1 - cpu} for an idle thread (a wake-up from an interrupt);
     *     also for the thread that a CPU ran until its first switch, see {@link #FIRST_THREAD}
     */
    static int encodeWaker(int tid, int cpu) {
        return tid == 0 ? -1 - cpu : tid;
    }

    /**
     * Returns the name under {@link #THREADS} of the thread that a value under {@link #WAKEUPS}
     * means.
     */
    static String decodeWaker(int value) {
        return value < 0 ? THREAD_0_PREFIX + (-1 - value) : Integer.toString(value);
    }
}
