package org.eclipse.tracecompass.tmf.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class TraceNamesTest {

    @Test
    void partsThatDistinguishNothingAreLeftOut() {
        assertThat(
                        names(
                                "/data/demo/k-alpha/s1/kernel",
                                "/data/demo/k-alpha/s1/ust/uid/0/64-bit",
                                "/data/demo/k-beta/s1/kernel",
                                "/data/demo/k-beta/s1/ust/uid/0/64-bit"))
                .containsExactly("k-alpha/kernel", "k-alpha/ust", "k-beta/kernel", "k-beta/ust");
        assertThat(names("/data/s1/kernel", "/data/s1/ust/uid/0/64-bit"))
                .containsExactly("kernel", "ust");
        assertThat(names("/data/s1/kernel", "/other/s1/kernel")).containsExactly("data", "other");
    }

    @Test
    void namesAreUniqueEvenOfTheSamePath() {
        assertThat(names("/data/kernel", "/data/kernel", "/data/./kernel"))
                .containsExactly("kernel", "kernel (2)", "kernel (3)");
        assertThat(names("/data/kernel")).containsExactly("kernel");
        assertThat(names("/")).hasSize(1);
    }

    private static List<String> names(String... paths) {
        return TraceNames.of(Stream.of(paths).map(Path::of).toList());
    }
}
