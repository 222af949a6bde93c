package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.eclipse.tracecompass.internal.tmf.cli.core.command.TimeWindow.Span;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class TimeWindowTest {

    private static final Span TRACE = new Span(1_000, 9_000);

    @Test
    void withoutOptionsItIsTheWholeTrace() {
        assertThat(window()).isEqualTo(TRACE);
    }

    @Test
    void eitherEndMayBeLeftOpen() {
        assertThat(window("--from", "+1us")).isEqualTo(new Span(2_000, 9_000));
        assertThat(window("--to", "5000")).isEqualTo(new Span(1_000, 5_000));
    }

    @Test
    void itEndsWithTheTrace() {
        assertThat(window("--from", "0", "--to", "99999")).isEqualTo(TRACE);
    }

    @Test
    void oneInstantIsASpan() {
        assertThat(window("--from", "2000", "--to", "2000")).isEqualTo(new Span(2_000, 2_000));
    }

    @Test
    void whatCannotBeMeantIsTheUsersError() {
        for (List<String> options :
                List.of(
                        List.of("--from", "3000", "--to", "2000"),
                        List.of("--from", "9001"),
                        List.of("--to", "999"),
                        List.of("--from", "soon"),
                        List.of("--to", "9999-01-01"))) {
            assertThatThrownBy(() -> window(options.toArray(new String[0])))
                    .as(options.toString())
                    .isInstanceOf(UserError.class)
                    .hasMessageEndingWith(".");
        }
    }

    @Test
    void pointsDivideASpanEvenlyAndIncludeBothEnds() {
        assertThat(QueryCommand.instants(new Span(0, 100), 5))
                .containsExactly(0L, 25L, 50L, 75L, 100L);
        assertThat(QueryCommand.instants(new Span(0, 2), 100)).containsExactly(0L, 1L, 2L);
        assertThat(QueryCommand.instants(new Span(7, 7), 100)).containsExactly(7L);
        assertThat(QueryCommand.instants(new Span(7, 9), 1)).containsExactly(7L);
    }

    private static Span window(String... options) {
        TimeWindow window = new TimeWindow();
        new CommandLine(new Options(window)).parseArgs(options);
        return window.within(TRACE);
    }

    /** A command that has nothing but the options. */
    @CommandLine.Command
    private record Options(@CommandLine.Mixin TimeWindow window) {}
}
