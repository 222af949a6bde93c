package org.eclipse.tracecompass.statemap.core.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.constraints.IntRange;
import org.eclipse.tracecompass.statemap.core.Maps;
import org.eclipse.tracecompass.statemap.core.Statemap;
import org.eclipse.tracecompass.statemap.core.StatemapEntity;
import org.eclipse.tracecompass.statemap.core.StatemapException;
import org.eclipse.tracecompass.statemap.core.StatemapMetadata;
import org.eclipse.tracecompass.statemap.core.StatemapSink;
import org.eclipse.tracecompass.statemap.core.StatemapState;
import org.eclipse.tracecompass.statemap.core.StatemapTag;
import org.eclipse.tracecompass.statemap.core.StatemapWindow;
import org.eclipse.tracecompass.statemap.core.StatemapWriter;
import org.junit.jupiter.api.Test;

/** Data that is told, against the same data written and read. */
class StatemapCollectorTest {

    private static final int NO_TAG = 3;

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

    /** How long after the one before, of which CPU, its state, and its tag; 3 is none. */
    record Datum(int later, int cpu, int state, int tag) {}

    @Provide
    Arbitrary<List<Datum>> data() {
        return Combinators.combine(
                        Arbitraries.integers().between(0, 4),
                        Arbitraries.integers().between(0, 3),
                        Arbitraries.integers().between(0, 1),
                        Arbitraries.of(0, 1, 2, NO_TAG, NO_TAG, NO_TAG, NO_TAG, NO_TAG, NO_TAG))
                .as(Datum::new)
                .list()
                .ofMaxSize(600)
                .withSizeDistribution(RandomDistribution.uniform());
    }

    private static void tell(StatemapSink sink, List<Datum> data) throws IOException {
        sink.tag(new StatemapTag(1, "t1", Map.of("pid", "17")));
        long time = 0;
        for (Datum datum : data) {
            time += datum.later();
            String tag = datum.tag() == NO_TAG ? null : "t" + datum.tag();
            sink.datum(time, "cpu" + datum.cpu(), datum.state(), tag);
        }
        sink.description("cpu1", "the second");
        sink.description("cpu9", "never heard of");
    }

    @Property(tries = 50)
    void itIsTheSameMap(
            @ForAll("data") List<Datum> data, @ForAll @IntRange(min = 1, max = 500) int coalesce)
            throws IOException {
        StringBuilder text = new StringBuilder();
        StatemapWriter writer = new StatemapWriter(text);
        writer.metadata(METADATA);
        tell(writer, data);
        Statemap read =
                Maps.read(text.toString(), new StatemapReader(StatemapWindow.ALL, coalesce, false));
        try (StatemapCollector collector = new StatemapCollector(coalesce)) {
            tell(collector, data);
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
