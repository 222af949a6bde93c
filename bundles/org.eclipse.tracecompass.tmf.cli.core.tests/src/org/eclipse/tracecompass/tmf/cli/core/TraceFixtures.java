package org.eclipse.tracecompass.tmf.cli.core;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.junit.jupiter.params.provider.Arguments;

/** The traces that the tests read, with the figures that an independent reader gave for them. */
final class TraceFixtures {

    static final Path KERNEL = SharedTraces.demo("k-alpha/s1/kernel");
    static final Path USER = SharedTraces.demo("k-alpha/s1/ust");
    static final Path SESSION = SharedTraces.demo("k-alpha/s1");

    private TraceFixtures() {}

    /**
     * Each trace below {@code shared/traces/ctf} (or the demo traces) with the name of its oracle.
     */
    static Stream<Arguments> withOracle() {
        return Stream.of(
                Arguments.of("demo:k-alpha/s1/kernel", "gen-k-alpha-s1-kernel"),
                Arguments.of("demo:k-alpha/s1/ust", "gen-k-alpha-s1-ust"),
                Arguments.of("demo:k-beta/s1/kernel", "gen-k-beta-s1-kernel"),
                Arguments.of("demo:k-beta/s1/ust", "gen-k-beta-s1-ust"),
                Arguments.of("ctf/gen-ust-app", "gen-ust-app"),
                Arguments.of("ctf/gen-ust-mem", "gen-ust-mem"),
                Arguments.of("ctf/gen-ust18-lost", "gen-ust18-lost"),
                Arguments.of("ctf/tc-bug446190", "tc-bug446190"));
    }

    static Path path(String name) {
        return name.startsWith("demo:")
                ? SharedTraces.demo(name.substring("demo:".length()))
                : SharedTraces.trace(name);
    }
}
