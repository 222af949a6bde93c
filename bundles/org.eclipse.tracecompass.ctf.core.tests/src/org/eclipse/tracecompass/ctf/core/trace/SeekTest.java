package org.eclipse.tracecompass.ctf.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Seeking finds what reading from the beginning finds, also where time goes backwards. */
class SeekTest {

    private static final List<Long> NARROW_TIMES =
            List.of(5L, 200L, 356L, 512L, 662L, 800L, 960L, 1040L);

    /** The upper bytes of a number of 64 bits. */
    private static final String ZEROS = "00000000000000 ";

    @TempDir Path folder = Path.of("");

    private record Place(long nanos, long offset, String file, long locationNanos, long index) {}

    @TestFactory
    Stream<DynamicTest> seekingEqualsReadingUpToThere() {
        return SharedTraces.ctf().entrySet().stream()
                .map(t -> DynamicTest.dynamicTest(t.getKey(), () -> seeks(t.getValue())));
    }

    private static void seeks(Path path) throws IOException {
        try (CtfRecording trace = CtfRecording.open(path)) {
            List<Place> places = new ArrayList<>();
            CtfReader reader = trace.newReader(true);
            while (reader.advance()) {
                places.add(place(reader));
            }
            Random random = new Random(42);
            for (int i = 0; i < 100; i++) {
                int at = random.nextInt(places.size());
                long wanted = places.get(at).nanos() + random.nextInt(3) - 1;
                int expected = 0;
                while (expected < places.size() && places.get(expected).nanos() < wanted) {
                    expected++;
                }
                CtfReader seeker = trace.newReader(true);
                seeker.seek(wanted);
                for (int k = expected; k < Math.min(places.size(), expected + 30); k++) {
                    assertThat(seeker.advance()).isTrue();
                    Place found = place(seeker);
                    assertThat(found.nanos()).isEqualTo(places.get(k).nanos());
                    assertThat(found.offset()).isEqualTo(places.get(k).offset());
                    assertThat(found.file()).isEqualTo(places.get(k).file());
                }
                CtfReader back = trace.newReader(true);
                assertThat(back.seek(places.get(at).locationNanos(), places.get(at).index()))
                        .isTrue();
                assertThat(back.advance()).isTrue();
                assertThat(place(back)).isEqualTo(places.get(at));
            }
        }
    }

    @Test
    void eventsAfterTheEndOfTheirPacketAreFound() throws IOException {
        String metadata =
                SmallTrace.LE
                        + SmallTrace.INTEGERS
                        + SmallTrace.CLOCK
                        + SmallTrace.packets(
                                "u8 timestamp_begin; u8 timestamp_end;", "u8 timestamp;")
                        + SmallTrace.event("");
        new SmallTrace(folder, metadata)
                .stream(
                        "s",
                        SmallTrace.packet("01 09", "02 0c", 0)
                                + SmallTrace.packet("14 19", "15 1d", 0));
        try (CtfRecording trace = CtfRecording.open(folder)) {
            for (long wanted : new long[] {2, 11, 12, 13, 21, 27, 29}) {
                CtfReader reader = trace.newReader();
                reader.seek(wanted);
                assertThat(reader.advance()).isTrue();
                assertThat(reader.current().nanos())
                        .isEqualTo(
                                LongStream.of(2, 12, 21, 29)
                                        .filter(time -> time >= wanted)
                                        .findFirst()
                                        .orElseThrow());
            }
        }
    }

    private CtfRecording backwards(String context, String first, String second) throws IOException {
        String metadata =
                SmallTrace.LE
                        + SmallTrace.INTEGERS
                        + SmallTrace.CLOCK
                        + SmallTrace.packets(
                                context, "integer { size = 64; map = clock.c.value; } timestamp;")
                        + SmallTrace.event("");
        new SmallTrace(folder, metadata)
                .stream(
                        "s",
                        SmallTrace.packet(first, "65" + ZEROS + "c8" + ZEROS, 0)
                                + SmallTrace.packet(second, "0a" + ZEROS + "32" + ZEROS, 0));
        return CtfRecording.open(folder);
    }

    @Test
    void theBoundsOfPacketsOutOfOrderAreThoseOfTheirEvents() throws IOException {
        try (CtfRecording trace =
                backwards(
                        "u64 timestamp_begin; u64 timestamp_end;",
                        "64" + ZEROS + "c9" + ZEROS,
                        "09" + ZEROS + "33" + ZEROS)) {
            assertThat(trace.firstNanos()).hasValue(10);
            assertThat(trace.lastNanos()).hasValue(200);
        }
    }

    @Test
    void noTraceEndsBeforeItBegins() throws IOException {
        try (CtfRecording trace = backwards("", "", "")) {
            assertThat(trace.firstNanos()).hasValue(101);
            assertThat(trace.lastNanos()).hasValue(101);
        }
    }

    /** Packets of 8-bit timestamps that nothing but the events before extends. */
    private CtfRecording narrow() throws IOException {
        String metadata =
                SmallTrace.LE
                        + SmallTrace.INTEGERS
                        + SmallTrace.CLOCK
                        + SmallTrace.packets(
                                "", "integer { size = 8; map = clock.c.value; } timestamp;")
                        + SmallTrace.event("");
        new SmallTrace(folder, metadata)
                .stream(
                        "s",
                        SmallTrace.packet("", "05 c8 64", 0)
                                + SmallTrace.packet("", "00 96", 0)
                                + SmallTrace.packet("", "", 0)
                                + SmallTrace.packet("", "20 c0 10", 0));
        return CtfRecording.open(folder);
    }

    @Test
    void narrowTimesAreTheSameAfterSeekingBack() throws IOException {
        try (CtfRecording trace = narrow()) {
            CtfReader reader = trace.newReader();
            for (int round = 0; round < 2; round++) {
                reader.seek(Long.MIN_VALUE);
                List<Long> times = new ArrayList<>();
                while (reader.advance()) {
                    times.add(reader.current().nanos());
                }
                assertThat(times).isEqualTo(NARROW_TIMES);
            }
            assertThat(trace.firstNanos()).hasValue(5);
            assertThat(trace.lastNanos()).hasValue(1040);
        }
    }

    @Test
    void narrowTimesAreTheSameFromAnyPacketOn() throws IOException {
        try (CtfRecording trace = narrow()) {
            CtfStream stream = trace.streams().get(0);
            StreamCursor cursor = new StreamCursor(trace.layout(), stream, false, problem -> {});
            int[] firstEvents = {0, 3, 5, 5};
            for (int packet : new int[] {3, 1, 2, 0, 2, 3}) {
                cursor.goToPacket(packet);
                assertThat(cursor.next()).isTrue();
                assertThat(cursor.event().nanos()).isEqualTo(NARROW_TIMES.get(firstEvents[packet]));
            }
        }
    }

    private static Place place(CtfReader reader) {
        CtfEvent event = reader.current();
        return new Place(
                event.nanos(),
                event.fileOffset(),
                event.stream().name(),
                reader.locationNanos(),
                reader.locationIndex());
    }
}
