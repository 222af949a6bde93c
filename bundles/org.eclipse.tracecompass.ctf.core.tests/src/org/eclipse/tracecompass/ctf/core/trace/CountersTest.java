package org.eclipse.tracecompass.ctf.core.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.ctf.core.trace.SmallTrace.packet;

import java.io.IOException;
import java.nio.file.Path;
import org.eclipse.tracecompass.ctf.core.trace.SmallTrace.Content;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Events and packets that the tracer threw away are counted by what the packets say. */
class CountersTest {

    private static final String EVENT = SmallTrace.event("");

    @TempDir Path folder = Path.of("");

    private Content read(String context, String hex) throws IOException {
        String metadata =
                SmallTrace.LE
                        + SmallTrace.INTEGERS
                        + SmallTrace.CLOCK
                        + SmallTrace.packets(context, "u8 timestamp;")
                        + EVENT;
        return new SmallTrace(folder, metadata).stream("s", hex).readSound();
    }

    @Test
    void discardedEventsAreDifferencesBetweenPackets() throws IOException {
        Content content =
                read(
                        "u8 events_discarded;",
                        packet("05", "01", 0) + packet("06", "02", 3) + packet("09", "03", 0));
        assertThat(content.discardedEvents()).isEqualTo(4);
        assertThat(content.lines()).filteredOn(line -> line.startsWith("LOST")).hasSize(2);
    }

    @Test
    void aNarrowCounterOfDiscardedEventsWraps() throws IOException {
        Content content =
                read("u8 events_discarded;", packet("fe", "01", 0) + packet("03", "02", 0));
        assertThat(content.discardedEvents()).isEqualTo(5);
        assertThat(content.lines()).contains("LOST 5 at 2");
    }

    @Test
    void lossesBeginAtTheLastEventBeforeThem() throws IOException {
        Content content =
                read(
                        "u8 timestamp_begin; u8 timestamp_end; u8 events_discarded;",
                        packet("01 09 05", "02", 0) + packet("0a 10 06", "0b0d", 3));
        assertThat(content.lines()).last().isEqualTo("LOST 1 at 13");
        assertThat(content.times()).containsExactly(2L, 11L, 13L);
    }

    @Test
    void lossesOfAPacketWithoutEventsBeginWithIt() throws IOException {
        Content content =
                read(
                        "u8 timestamp_begin; u8 timestamp_end; u8 events_discarded;",
                        packet("01 09 05", "02", 0)
                                + packet("0a 10 06", "", 0)
                                + packet("11 12 06", "11", 0));
        assertThat(content.lines().get(1)).isEqualTo("LOST 1 at 10");
    }

    @Test
    void timeDoesNotGoBackwardsAtLosses() throws IOException {
        String metadata =
                SmallTrace.LE
                        + SmallTrace.INTEGERS
                        + SmallTrace.CLOCK
                        + SmallTrace.packets(
                                "u8 timestamp_begin; u8 timestamp_end; u8 events_discarded;",
                                "u8 timestamp;")
                        + EVENT;
        Content content =
                new SmallTrace(folder, metadata)
                        .stream("a", packet("01 20 05", "02", 0) + packet("21 40 09", "2130", 0))
                                .stream(
                                        "b",
                                        packet("01 18 05", "03", 0) + packet("19 50 07", "1931", 0))
                                .readSound();
        assertThat(content.times()).isSorted().hasSize(6);
        assertThat(content.lines())
                .filteredOn(line -> line.startsWith("LOST"))
                .containsExactly("LOST 4 at 48", "LOST 2 at 49");
        assertThat(content.lines().get(5)).startsWith("LOST 4");
    }

    @Test
    void lossesNeverEndBeforeTheyBegin() throws IOException {
        read("u8 events_discarded;", packet("fe", "01", 0) + packet("03", "02", 0));
        try (CtfRecording trace = CtfRecording.open(folder)) {
            CtfReader reader = trace.newReader(true);
            while (reader.advance()) {
                if (reader.current().lost() > 0) {
                    assertThat(reader.current().lostUntil()).isEqualTo(2);
                }
            }
        }
    }

    @Test
    void packetsAreMissingWhereSequenceNumbersAre() throws IOException {
        Content content =
                read(
                        "u32 packet_seq_num;",
                        packet("05000000", "01", 0)
                                + packet("09000000", "02", 0)
                                + packet("0a000000", "03", 0));
        assertThat(content.discardedPackets()).isEqualTo(3);
    }

    @Test
    void narrowSequenceNumbersWrap() throws IOException {
        assertThat(
                        read(
                                        "u8 packet_seq_num;",
                                        packet("fe", "01", 0)
                                                + packet("ff", "02", 0)
                                                + packet("02", "03", 0))
                                .discardedPackets())
                .isEqualTo(2);
    }

    @Test
    void aSequenceThatBeginsAgainHasLostNothing() throws IOException {
        assertThat(
                        read(
                                        "u32 packet_seq_num;",
                                        packet("09000000", "01", 0) + packet("02000000", "02", 0))
                                .discardedPackets())
                .isZero();
    }
}
