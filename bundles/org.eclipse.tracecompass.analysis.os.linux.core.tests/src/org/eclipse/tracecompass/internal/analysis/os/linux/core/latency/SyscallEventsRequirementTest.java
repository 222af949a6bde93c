package org.eclipse.tracecompass.internal.analysis.os.linux.core.latency;

import static org.assertj.core.api.Assertions.assertThat;

import org.eclipse.tracecompass.analysis.os.linux.core.trace.DefaultEventLayout;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.TracepointEventLayout;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.SyntheticKernelTrace;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.junit.jupiter.api.Test;

/** How system calls are recorded. */
class SyscallEventsRequirementTest {

    @Test
    void theCommandIsThatOfTheTracer() {
        ITmfTrace lttng = new SyntheticKernelTrace(DefaultEventLayout.getInstance()).trace();
        ITmfTrace ftrace =
                new SyntheticKernelTrace(
                                new TracepointEventLayout() {
                                    @Override
                                    protected String event(String subsystem, String name) {
                                        return name;
                                    }
                                })
                        .trace();
        assertThat(SyscallEventsRequirement.howToRecord(lttng))
                .isEqualTo("Record with: lttng enable-event -k --syscall --all.");
        assertThat(SyscallEventsRequirement.howToRecord(ftrace))
                .isEqualTo("Record with: trace-cmd record -e syscalls.");
    }
}
