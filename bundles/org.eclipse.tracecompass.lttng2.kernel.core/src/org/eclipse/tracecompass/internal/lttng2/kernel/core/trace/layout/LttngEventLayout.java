package org.eclipse.tracecompass.internal.lttng2.kernel.core.trace.layout;

import java.util.Collection;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.DefaultEventLayout;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.tmf.ctf.core.event.CtfTmfEventField;

/**
 * The names used by the LTTng kernel tracer. Three things changed over its versions: system calls
 * were {@code sys_open} and {@code exit_syscall} before 2.6, many events had no subsystem in front
 * of their names before 2.7, and the headers of packets were elsewhere before 2.9.
 *
 * <p>Ask {@link #of} with the event names that a trace declares, or {@link #forTracer} with the
 * version in its environment. Immutable, thread-safe.
 */
public class LttngEventLayout extends DefaultEventLayout {

    private static final String VECTORS = "x86_irq_vectors_";

    /** The interrupts of a processor that others send, or that it sends to itself. */
    private static final List<String> VECTOR_NAMES =
            List.of(
                    "local_timer",
                    "reschedule",
                    "spurious_apic",
                    "error_apic",
                    "ipi",
                    "irq_work",
                    "call_function",
                    "call_function_single",
                    "threshold_apic",
                    "deferred_error_apic",
                    "thermal_apic");

    private static final List<String> VECTOR_ENTRIES = vectors("_entry");
    private static final List<String> VECTOR_EXITS = vectors("_exit");

    private static final LttngEventLayout OLDEST = new LttngEventLayout();

    private final boolean oldSyscalls;
    private final boolean shortNames;
    private final boolean oldHeaders;

    /** Creates the layout of LTTng before 2.6, for subclasses that change some of its names. */
    protected LttngEventLayout() {
        this(true, true, true);
    }

    private LttngEventLayout(boolean oldSyscalls, boolean shortNames, boolean oldHeaders) {
        this.oldSyscalls = oldSyscalls;
        this.shortNames = shortNames;
        this.oldHeaders = oldHeaders;
    }

    /** Returns the layout of LTTng before 2.6. */
    public static LttngEventLayout getInstance() {
        return OLDEST;
    }

    private static List<String> vectors(String suffix) {
        return VECTOR_NAMES.stream().map(name -> VECTORS + name + suffix).toList();
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
        return new LttngEventLayout(oldSyscalls, shortNames, oldSyscalls || shortNames);
    }

    /**
     * Returns the layout of a version of the tracer.
     *
     * @param major the environment's {@code tracer_major}
     * @param minor the environment's {@code tracer_minor}
     */
    public static IKernelAnalysisEventLayout forTracer(int major, int minor) {
        return new LttngEventLayout(
                isBefore(major, minor, 6), isBefore(major, minor, 7), isBefore(major, minor, 9));
    }

    private static boolean isBefore(int major, int minor, int change) {
        return major < 2 || major == 2 && minor < change;
    }

    private String[] tcp(String field) {
        return oldHeaders
                ? new String[] {"transport_fields", "thtype_tcp", field}
                : new String[] {
                    "network_header",
                    CtfTmfEventField.FIELD_VARIANT_SELECTED,
                    "transport_header",
                    "tcp",
                    field
                };
    }

    @Override
    public Collection<String> eventsSchedWakeup() {
        return List.of("sched_waking", "sched_wakeup", "sched_wakeup_new");
    }

    @Override
    public String eventSyscallEntryPrefix() {
        return oldSyscalls ? super.eventSyscallEntryPrefix() : "syscall_entry_";
    }

    @Override
    public String eventCompatSyscallEntryPrefix() {
        return oldSyscalls ? super.eventCompatSyscallEntryPrefix() : "compat_syscall_entry_";
    }

    @Override
    public String eventSyscallExitPrefix() {
        return oldSyscalls ? super.eventSyscallExitPrefix() : "syscall_exit_";
    }

    @Override
    public String eventCompatSyscallExitPrefix() {
        return oldSyscalls ? super.eventCompatSyscallExitPrefix() : "compat_syscall_exit_";
    }

    @Override
    public String eventSoftIrqEntry() {
        return shortNames ? super.eventSoftIrqEntry() : "irq_softirq_entry";
    }

    @Override
    public String eventSoftIrqExit() {
        return shortNames ? super.eventSoftIrqExit() : "irq_softirq_exit";
    }

    @Override
    public String eventSoftIrqRaise() {
        return shortNames ? super.eventSoftIrqRaise() : "irq_softirq_raise";
    }

    @Override
    public String eventHRTimerStart() {
        return shortNames ? super.eventHRTimerStart() : "timer_hrtimer_start";
    }

    @Override
    public String eventHRTimerCancel() {
        return shortNames ? super.eventHRTimerCancel() : "timer_hrtimer_cancel";
    }

    @Override
    public String eventHRTimerExpireEntry() {
        return shortNames ? super.eventHRTimerExpireEntry() : "timer_hrtimer_expire_entry";
    }

    @Override
    public String eventHRTimerExpireExit() {
        return shortNames ? super.eventHRTimerExpireExit() : "timer_hrtimer_expire_exit";
    }

    @Override
    public String eventKmemPageAlloc() {
        return shortNames ? "mm_page_alloc" : super.eventKmemPageAlloc();
    }

    @Override
    public String eventKmemPageFree() {
        return shortNames ? "mm_page_free" : super.eventKmemPageFree();
    }

    @Override
    public Collection<String> getIPIIrqVectorsEntries() {
        return shortNames ? List.of() : VECTOR_ENTRIES;
    }

    @Override
    public Collection<String> getIPIIrqVectorsExits() {
        return shortNames ? List.of() : VECTOR_EXITS;
    }

    @Override
    public String eventBlockRqMerge() {
        return "addons_elv_merge_requests";
    }

    @Override
    public @Nullable String eventStatedumpBlockDevice() {
        return "lttng_statedump_block_device";
    }

    @Override
    public @Nullable String eventStatedumpFileDescriptor() {
        return "lttng_statedump_file_descriptor";
    }

    @Override
    public Collection<String> eventsNetworkSend() {
        return List.of("net_dev_queue");
    }

    @Override
    public Collection<String> eventsNetworkReceive() {
        return List.of(shortNames ? "netif_receive_skb" : "net_if_receive_skb");
    }

    @Override
    public Collection<String> eventsNetworkReceiveEntry() {
        return List.of("netif_receive_skb_internal_entry");
    }

    @Override
    public Collection<String> eventsNetworkReceiveExit() {
        return List.of("netif_receive_skb_internal_return");
    }

    @Override
    public Collection<String> eventsKVMEntry() {
        return List.of(shortNames ? "kvm_entry" : "kvm_x86_entry");
    }

    @Override
    public Collection<String> eventsKVMExit() {
        return List.of(shortNames ? "kvm_exit" : "kvm_x86_exit");
    }

    @Override
    public String[] fieldPathTcpSeq() {
        return tcp("seq");
    }

    @Override
    public String[] fieldPathTcpAckSeq() {
        return tcp("ack_seq");
    }

    @Override
    public String[] fieldPathTcpFlags() {
        return tcp("flags");
    }

    @Override
    public String toString() {
        return "LTTng kernel events"
                + (oldSyscalls ? ", sys_*" : "")
                + (shortNames ? ", softirq_*" : "");
    }
}
