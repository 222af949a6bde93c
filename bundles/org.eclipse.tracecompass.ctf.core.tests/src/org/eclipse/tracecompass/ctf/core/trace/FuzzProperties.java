package org.eclipse.tracecompass.ctf.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.lifecycle.AfterContainer;
import net.jqwik.api.lifecycle.BeforeContainer;

/**
 * Whatever damage is done to a trace's files: the reader gives the events it can read and says in
 * sentences what it cannot; it does not crash, and it makes no more than the files are large.
 */
class FuzzProperties {

    private static final long LEAST_ALLOCATION = 32L << 20;
    private static final long ALLOCATION_PER_BYTE = 500;

    private static Path sWork = Path.of("");
    private static List<FuzzedTrace> sTraces = List.of();

    @BeforeContainer
    static void loadTraces() throws IOException {
        sWork = Files.createTempDirectory("astrolabe-fuzz");
        sTraces = FuzzedTrace.all();
    }

    @AfterContainer
    static void deleteTraces() throws IOException {
        try (Stream<Path> files = Files.walk(sWork)) {
            files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
        }
    }

    @Property(tries = 400, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
    void damagedMetadataIsReadOrRefused(@ForAll @IntRange(max = 999) int trace, @ForAll long seed)
            throws IOException {
        check(trace, seed, true);
    }

    @Property(tries = 500, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
    void damagedPacketsAreReadOrCutOff(@ForAll @IntRange(max = 999) int trace, @ForAll long seed)
            throws IOException {
        check(trace, seed, false);
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
    void theDocumentedClassesGiveTheSameEvents(
            @ForAll @IntRange(max = 999) int trace, @ForAll long seed, @ForAll boolean metadata)
            throws IOException {
        FuzzedTrace fuzzed = sTraces.get(trace % sTraces.size());
        fuzzed.write(sWork, seed, metadata);
        assertThat(FuzzedTrace.readDocumented(sWork))
                .as(fuzzed.toString())
                .isEqualTo(FuzzedTrace.read(sWork));
    }

    private static void check(int trace, long seed, boolean metadata) throws IOException {
        FuzzedTrace fuzzed = sTraces.get(trace % sTraces.size());
        long size = fuzzed.write(sWork, seed, metadata);
        assertThat(Allocation.during(() -> FuzzedTrace.read(sWork)))
                .as("allocation for %s of %d bytes", fuzzed, size)
                .isLessThan(LEAST_ALLOCATION + ALLOCATION_PER_BYTE * size);
    }
}
