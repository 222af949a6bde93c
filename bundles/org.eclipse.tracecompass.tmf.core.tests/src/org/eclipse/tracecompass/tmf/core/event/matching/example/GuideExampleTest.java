package org.eclipse.tracecompass.tmf.core.event.matching.example;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.TmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfEventField;
import org.eclipse.tracecompass.tmf.core.event.TmfEventType;
import org.eclipse.tracecompass.tmf.core.event.matching.MessageTrace;
import org.eclipse.tracecompass.tmf.core.event.matching.MessageTrace.Message;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventMatching;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The examples of the guide to event matching compile and work. */
@ExtendWith(TemporaryCache.class)
class GuideExampleTest {

    @Test
    void matchesAreUsedInAnAnalysis() throws Exception {
        TmfEventMatching.registerMatchObject(MessageTrace.DEFINITION);
        MessageTrace trace =
                new MessageTrace(
                        "a", "a", List.of(new Message(1, true, 5), new Message(2, false, 5)));
        MyAnalysis analysis = new MyAnalysis();
        try {
            analysis.setId("example");
            analysis.setTrace(trace);
            analysis.schedule();
            assertThat(analysis.waitForCompletion()).isTrue();
            assertThat(analysis.log).hasSize(2).last().isEqualTo("message:outmessage:in");
        } finally {
            analysis.dispose();
            trace.dispose();
            TmfEventMatching.unregisterMatchObject(MessageTrace.DEFINITION);
        }
    }

    @Test
    void sendAndReceiveHaveTheSameKey() {
        MyAppUstEventMatching definition = new MyAppUstEventMatching();
        assertThat(definition.getEventKey(event("myapp:send", "sendto")))
                .isEqualTo(definition.getEventKey(event("myapp:receive", "from")));
        assertThat(definition.getDirection(event("myapp:send", "sendto")))
                .isEqualTo(TmfEventMatching.Direction.CAUSE);
    }

    private static TmfEvent event(String name, String peer) {
        return new TmfEvent(
                null,
                0,
                null,
                new TmfEventType(name, TmfEventField.makeRoot(new String[] {peer, "messageid"})),
                new TmfEventField(
                        ITmfEventField.ROOT_FIELD_ID,
                        null,
                        new ITmfEventField[] {
                            new TmfEventField(peer, 3L, null),
                            new TmfEventField("messageid", 77L, null)
                        }));
    }
}
