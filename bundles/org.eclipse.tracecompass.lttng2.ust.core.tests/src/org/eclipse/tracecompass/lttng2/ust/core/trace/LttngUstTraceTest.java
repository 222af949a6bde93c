package org.eclipse.tracecompass.lttng2.ust.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import java.util.stream.StreamSupport;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.event.aspect.LinuxPidAspect;
import org.eclipse.tracecompass.analysis.os.linux.core.event.aspect.LinuxTidAspect;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfBaseAspects;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** User space traces of LTTng are told from others by their content. */
@ExtendWith(TemporaryCache.class)
class LttngUstTraceTest {

    @Test
    void aTraceOfUserSpaceIsRecognisedByItsContent() throws Exception {
        ITmfTrace trace =
                TmfTraceOpener.open(SharedTraces.demo("k-alpha/s1/ust/uid/0/64-bit"), null, null);
        try {
            assertThat(trace).isInstanceOf(LttngUstTrace.class);
            assertThat(trace.getTraceTypeId()).isEqualTo(LttngUstTrace.TRACE_TYPE_ID);
        } finally {
            trace.dispose();
        }
    }

    @Test
    void filtersFindTheAspectsOfATraceThatIsNotOpen() {
        LttngUstTrace trace = new LttngUstTrace();
        assertThat(StreamSupport.stream(trace.getEventAspects().spliterator(), false))
                .contains(TmfBaseAspects.getContentsAspect());
        trace.dispose();
    }

    @Test
    void threadAndProcessAreTheContextsOfAnEvent() throws Exception {
        ITmfTrace trace =
                TmfTraceOpener.open(
                        SharedTraces.trace("ctf/tc-cyg-profile")
                                .resolve("cyg-profile/glxgears-cyg-profile"),
                        null,
                        null);
        try {
            ITmfEvent event = Objects.requireNonNull(trace.getNext(trace.seekEvent(100L)));
            assertThat(resolve(trace, LinuxTidAspect.class, event)).isEqualTo(16073);
            assertThat(resolve(trace, LinuxPidAspect.class, event)).isNull();
        } finally {
            trace.dispose();
        }
    }

    @Test
    void aProcessMayHaveSeveralThreads() throws Exception {
        ITmfTrace trace =
                TmfTraceOpener.open(SharedTraces.demo("k-alpha/s1/ust/uid/0/64-bit"), null, null);
        try {
            ITmfEvent event = Objects.requireNonNull(trace.getNext(trace.seekEvent(0L)));
            ITmfEventField content = event.getContent();
            assertThat(resolve(trace, LinuxTidAspect.class, event))
                    .isNotNull()
                    .isEqualTo(content.getFieldValue(Integer.class, "context._vtid"));
            assertThat(resolve(trace, LinuxPidAspect.class, event))
                    .isNotNull()
                    .isEqualTo(content.getFieldValue(Integer.class, "context._vpid"));
        } finally {
            trace.dispose();
        }
    }

    private static @Nullable Integer resolve(
            ITmfTrace trace, Class<? extends ITmfEventAspect<Integer>> type, ITmfEvent event) {
        return TmfTraceUtils.resolveIntEventAspectOfClassForEvent(trace, type, event);
    }

    @Test
    void aKernelTraceIsRefusedWithTheReason() {
        LttngUstTrace trace = new LttngUstTrace();
        IStatus status = trace.validate(null, SharedTraces.demo("k-alpha/s1/kernel").toString());
        trace.dispose();
        assertThat(status.getSeverity()).isEqualTo(IStatus.ERROR);
        assertThat(status.getMessage()).contains("user-space");
    }
}
