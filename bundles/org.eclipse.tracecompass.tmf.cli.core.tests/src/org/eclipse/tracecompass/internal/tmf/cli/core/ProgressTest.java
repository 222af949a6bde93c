package org.eclipse.tracecompass.internal.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ProgressTest {

    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @Test
    void aTerminalShowsABarAndLosesItAtTheEnd() throws InterruptedException {
        try (Progress progress = new Progress(console("err"), "building")) {
            Thread.sleep(320);
            progress.show(0.5, null);
            assertThat(text()).contains("building [############            ]  50 %");
        }
        assertThat(text()).endsWith("\r");
    }

    @Test
    void shortWorkShowsNothing() {
        try (Progress progress = new Progress(console("err"), "building")) {
            progress.show(0.5, null);
        }
        assertThat(text()).isEmpty();
    }

    @Test
    void anythingButATerminalStaysSilent() throws InterruptedException {
        try (Progress progress = new Progress(console("out"), "building")) {
            Thread.sleep(320);
            progress.show(0.5, null);
        }
        assertThat(text()).isEmpty();
    }

    @Test
    void theUsersCancellationReachesTheWork() {
        Console console = console("");
        try (Progress progress = new Progress(console, "building")) {
            assertThat(progress.isCanceled()).isFalse();
            console.cancellation().cancel();
            assertThat(progress.isCanceled()).isTrue();
        }
    }

    private Console console(String terminals) {
        return Console.of(OutputStream.nullOutputStream(), err, terminals);
    }

    private String text() {
        return err.toString(StandardCharsets.UTF_8);
    }
}
