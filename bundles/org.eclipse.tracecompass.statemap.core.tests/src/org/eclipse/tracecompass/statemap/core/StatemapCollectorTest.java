package org.eclipse.tracecompass.statemap.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Data that is told, against the same data written and read. */
class StatemapCollectorTest {

    private static final StatemapMetadata METADATA =
            new StatemapMetadata(
                    7,
                    5,
                    Optional.of("told"),
                    Optional.empty(),
                    "CPU",
                    List.of(
                            new StatemapState("idle", 0, OptionalInt.empty()),
                            new StatemapState("busy", 1, OptionalInt.of(0xff0000)),
                            new StatemapState("never", 2, OptionalInt.empty())));

    private static void tell(StatemapSink sink, long seed) throws IOException {
        Random random = new Random(seed);
        sink.tag(new StatemapTag(1, "t1", Map.of("pid", "17")));
        long time = 0;
        for (int i = 0; i < 400; i++) {
            String tag = random.nextInt(3) == 0 ? "t" + random.nextInt(3) : null;
            sink.datum(time, "cpu" + random.nextInt(4), random.nextInt(2), tag);
            time += random.nextInt(5);
        }
        sink.description("cpu1", "the second");
        sink.description("cpu9", "never heard of");
    }

    @Property(tries = 50)
    void itIsTheSameMap(@ForAll long seed, @ForAll @IntRange(min = 1, max = 500) int coalesce)
            throws IOException {
        StringBuilder text = new StringBuilder();
        StatemapWriter writer = new StatemapWriter(text);
        writer.metadata(METADATA);
        tell(writer, seed);
        Statemap read =
                Maps.read(text.toString(), new StatemapReader(StatemapWindow.ALL, coalesce, false));
        try (StatemapCollector collector = new StatemapCollector(coalesce)) {
            tell(collector, seed);
            Statemap told = collector.finish(METADATA);
            assertThat(Maps.list(told)).isEqualTo(Maps.list(read));
            assertThat(told.metadata()).isEqualTo(read.metadata());
            assertThat(told.end()).isEqualTo(read.end());
            assertThat(told.tags()).isEqualTo(read.tags());
            assertThat(told.statistics()).isEqualTo(read.statistics());
            assertThat(told.entities().stream().map(StatemapEntity::description))
                    .containsExactlyElementsOf(
                            read.entities().stream().map(StatemapEntity::description).toList());
        }
    }

    @Test
    void aStateThatTheMetadataDoesNotHaveIsAMistake() throws IOException {
        try (StatemapCollector collector = new StatemapCollector(10)) {
            collector.datum(0, "cpu0", 3, null);
            assertThatThrownBy(() -> collector.finish(METADATA))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("no state 3");
        }
    }

    @Test
    void timeDoesNotGoBack() throws IOException {
        try (StatemapCollector collector = new StatemapCollector(10)) {
            collector.datum(5, "cpu0", 0, null);
            assertThatThrownBy(() -> collector.datum(4, "cpu0", 0, null))
                    .isInstanceOf(StatemapException.class);
        }
    }
}
