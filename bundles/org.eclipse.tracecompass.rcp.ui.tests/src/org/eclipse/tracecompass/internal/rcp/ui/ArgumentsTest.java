package org.eclipse.tracecompass.internal.rcp.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ArgumentsTest {

    private static final Path FOLDER = Path.of("here").toAbsolutePath();

    private static String traces(String... arguments) {
        return Arguments.traces(arguments, FOLDER).toString();
    }

    @Test
    void everythingThatIsNoOptionIsATrace() {
        assertThat(traces("a", "-showLocation", "x", "-consoleLog", "b"))
                .isEqualTo(java.util.List.of(FOLDER.resolve("a"), FOLDER.resolve("b")).toString());
    }

    @Test
    void afterTwoDashesEverythingIsATrace() {
        assertThat(traces("--", "-a", "b"))
                .isEqualTo(java.util.List.of(FOLDER.resolve("-a"), FOLDER.resolve("b")).toString());
    }

    @Test
    void noArgumentsAreNoTraces() {
        assertThat(traces()).isEqualTo("[]");
        assertThat(traces("-product", "p", "")).isEqualTo("[]");
        assertThat(traces("http://localhost:8080/", "HTTPS://h/#a")).isEqualTo("[]");
    }

    @Test
    void theStatusLineSaysWhatIsSelected() {
        var time = org.eclipse.tracecompass.tmf.drawing.core.time.TimeText.utc();
        assertThat(SelectionStatus.text(time, 0, 0)).doesNotContain("–");
        assertThat(SelectionStatus.text(time, 2_000_000, 0))
                .startsWith("1970")
                .contains("–")
                .endsWith("Δ 2 ms");
    }
}
