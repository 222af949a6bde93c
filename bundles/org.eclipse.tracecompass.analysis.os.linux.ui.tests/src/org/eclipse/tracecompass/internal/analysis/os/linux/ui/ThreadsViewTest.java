package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.awaitUi;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The Threads view of a trace that tells of no thread. */
class ThreadsViewTest {

    private static final String INTERRUPTS =
            """
            # tracer: nop
                       <...>-12    [000] d.h1    1.000000: irq_handler_entry: irq=41 name=ahci
                       <...>-12    [000] d.h1    1.001000: irq_handler_exit: irq=41 ret=handled
                       <...>-12    [000] d.h1    2.000000: irq_handler_entry: irq=41 name=ahci
                       <...>-12    [000] d.h1    2.001000: irq_handler_exit: irq=41 ret=handled
            """;

    @BeforeEach
    void thereIsAWorkbench() {
        Viewer.assumeRunning();
    }

    @AfterEach
    void closeTheTrace() {
        Viewer.closeTraces();
    }

    @Test
    void aTraceWithoutThreadsIsExplained(@TempDir Path folder) throws IOException {
        Viewer.open(Files.writeString(folder.resolve("interrupts.txt"), INTERRUPTS));
        ThreadsView threads = Viewer.show(ThreadsView.ID, ThreadsView.class);
        ResourcesView resources = Viewer.show(ResourcesView.ID, ResourcesView.class);

        awaitUi(
                "the view says why it is empty",
                () ->
                        Objects.requireNonNull(threads.getControl())
                                .message()
                                .contains("sched_switch"));
        awaitUi(
                "the interrupts are shown",
                () ->
                        Objects.requireNonNull(resources.getControl())
                                .scene()
                                .layout()
                                .rows()
                                .stream()
                                .anyMatch(row -> row.entry().name().startsWith("IRQ 41")));
        Viewer.screenshot("threads-none");
    }
}
