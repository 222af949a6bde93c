package org.eclipse.tracecompass.tmf.core.synchronization;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.matching.MessageTrace;
import org.eclipse.tracecompass.tmf.core.event.matching.MessageTrace.Message;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A trace whose clock is set has other times, and keeps what belongs to each clock apart. */
@ExtendWith(TemporaryCache.class)
class TraceClockTest {

    private static final ITmfTimestampTransform LATER =
            TimestampTransformFactory.createWithOffset(1000);

    private static MessageTrace open() {
        return new MessageTrace(
                "clock", "host", List.of(new Message(5, true, 1), new Message(9, true, 2)));
    }

    @Test
    void indexAndTimesFollowTheClock() {
        MessageTrace trace = open();
        trace.indexTrace(true);
        assertThat(trace.getEndTime().toNanos()).isEqualTo(9);
        trace.setTimestampTransform(LATER);
        assertThat(trace.getStartTime().toNanos()).isEqualTo(1005);
        trace.indexTrace(true);
        assertThat(trace.getEndTime().toNanos()).isEqualTo(1009);
        ITmfContext context = trace.seekEvent(TmfTimestamp.fromNanos(1006));
        ITmfEvent event = trace.getNext(context);
        context.dispose();
        assertThat(String.valueOf(event)).contains("id=2");
        trace.setTimestampTransform(TimestampTransformFactory.getDefaultTransform());
        assertThat(trace.getStartTime().toNanos()).isEqualTo(5);
        trace.dispose();
    }

    @Test
    void eachClockHasAFolderOfItsOwn() {
        MessageTrace trace = open();
        String own = TmfTraceManager.getSupplementaryFileDir(trace);
        trace.setTimestampTransform(LATER);
        String later = TmfTraceManager.getSupplementaryFileDir(trace);
        assertThat(later).isNotEqualTo(own).startsWith(own);
        trace.setTimestampTransform(TimestampTransformFactory.getDefaultTransform());
        assertThat(TmfTraceManager.getSupplementaryFileDir(trace)).isEqualTo(own);
        trace.dispose();
    }

    @Test
    void aClockIsRememberedUntilItIsTakenBackAndOneThatIsOnlyUsedIsNot() {
        MessageTrace trace = open();
        trace.setTimestampTransform(LATER);
        trace.dispose();
        ITmfTrace again = open();
        assertThat(again.getTimestampTransform()).isEqualTo(LATER);
        TmfTraceManager.deleteSupplementaryFiles(again);
        again.dispose();
        MessageTrace third = open();
        assertThat(third.getTimestampTransform()).isEqualTo(LATER);
        third.setTimestampTransform(TimestampTransformFactory.getDefaultTransform());
        third.useTimestampTransform(LATER);
        third.dispose();
        ITmfTrace last = open();
        assertThat(last.getTimestampTransform())
                .isEqualTo(TimestampTransformFactory.getDefaultTransform());
        last.dispose();
    }
}
