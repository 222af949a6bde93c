package org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus.MessageArrows.Messages;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus.MessageArrows.Sent;
import org.junit.jupiter.api.Test;

/** Which messages between hosts are seen in a range. */
class MessageArrowsTest {

    private static Sent message(long sent, long received, int cpu) {
        return new Sent(sent, received, "a", cpu, "b", 0);
    }

    /** By clocks that are not exact some messages are received before they were sent. */
    @Test
    void aWindowHasTheMessagesThatTouchIt() {
        Random random = new Random(5);
        List<Sent> all = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            long sent = random.nextInt(200) - 100;
            all.add(message(sent, sent + random.nextInt(60) - 20, i));
        }
        Messages messages = new Messages(all);
        for (long first = -140; first < 180; first++) {
            for (long last : new long[] {first, first + 1, first + 30}) {
                long start = first;
                assertThat(messages.in(first, last, 1))
                        .as("%d to %d", first, last)
                        .containsExactlyInAnyOrderElementsOf(
                                all.stream()
                                        .filter(m -> Math.min(m.sent(), m.received()) <= last)
                                        .filter(m -> Math.max(m.sent(), m.received()) >= start)
                                        .toList());
            }
        }
    }

    @Test
    void ofAPixelTheLongestIsSeenWhereverItLeads() {
        Messages messages =
                new Messages(
                        List.of(message(101, 103, 0), message(102, 60, 0), message(104, 110, 0)));
        assertThat(messages.in(100, 200, 10)).containsExactly(message(102, 60, 0));
    }
}
