package org.eclipse.tracecompass.internal.lttng2.kernel.core.trace.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.junit.jupiter.api.Test;

/**
 * The names of events follow the version of the tracer, told by itself or by the names it declares.
 */
class LttngEventLayoutTest {

    @Test
    void theNewestNamesAreAssumedWhereNothingTells() {
        IKernelAnalysisEventLayout layout = LttngEventLayout.of(Set.of("sched_switch"));
        assertThat(layout.eventSyscallEntryPrefix()).isEqualTo("syscall_entry_");
        assertThat(layout.eventSoftIrqEntry()).isEqualTo("irq_softirq_entry");
        assertThat(layout.eventHRTimerStart()).isEqualTo("timer_hrtimer_start");
    }

    @Test
    void oldSystemCallsHaveOneExitForAll() {
        IKernelAnalysisEventLayout layout =
                LttngEventLayout.of(Set.of("sys_open", "exit_syscall", "softirq_entry"));
        assertThat(layout.eventSyscallEntryPrefix()).isEqualTo("sys_");
        assertThat(layout.eventCompatSyscallEntryPrefix()).isEqualTo("compat_sys_");
        assertThat(layout.eventSyscallExitPrefix()).isEqualTo("exit_syscall");
        assertThat(layout.eventSoftIrqRaise()).isEqualTo("softirq_raise");
        assertThat(layout).hasToString(LttngEventLayout.forTracer(2, 3).toString());
    }

    @Test
    void betweenTheTwoChangesOnlySoftInterruptsHaveTheirOldNames() {
        IKernelAnalysisEventLayout layout = LttngEventLayout.forTracer(2, 6);
        assertThat(layout.eventSyscallExitPrefix()).isEqualTo("syscall_exit_");
        assertThat(layout.eventSoftIrqExit()).isEqualTo("softirq_exit");
        assertThat(layout.eventHRTimerExpireExit()).isEqualTo("hrtimer_expire_exit");
    }

    @Test
    void headersOfPacketsMovedWithVersionNine() {
        assertThat(LttngEventLayout.forTracer(2, 8).fieldPathTcpSeq())
                .containsExactly("transport_fields", "thtype_tcp", "seq");
        assertThat(LttngEventLayout.forTracer(2, 9).fieldPathTcpSeq())
                .containsExactly("network_header", "Any", "transport_header", "tcp", "seq");
    }

    @Test
    void theNamesOfMemoryNetworkAndVirtualMachinesFollowTheVersion() {
        IKernelAnalysisEventLayout old = LttngEventLayout.forTracer(2, 5);
        IKernelAnalysisEventLayout recent = LttngEventLayout.forTracer(2, 13);
        assertThat(old.eventKmemPageAlloc()).isEqualTo("mm_page_alloc");
        assertThat(recent.eventKmemPageFree()).isEqualTo("kmem_mm_page_free");
        assertThat(old.eventsNetworkReceive()).containsExactly("netif_receive_skb");
        assertThat(recent.eventsNetworkReceive()).containsExactly("net_if_receive_skb");
        assertThat(old.eventsKVMEntry()).containsExactly("kvm_entry");
        assertThat(recent.eventsKVMExit()).containsExactly("kvm_x86_exit");
        assertThat(old.getIPIIrqVectorsEntries()).isEmpty();
        assertThat(recent.getIPIIrqVectorsEntries()).contains("x86_irq_vectors_reschedule_entry");
    }
}
