package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.awaitUi;

import java.util.Objects;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The Threads view of a trace that tells of no thread. */
class ThreadsViewTest {

    @BeforeEach
    void thereIsAWorkbench() {
        Viewer.assumeRunning();
    }

    @AfterEach
    void closeTheTrace() {
        Viewer.closeTraces();
    }

    @Test
    void aTraceWithoutThreadsIsExplained() {
        Viewer.open(
                SharedTraces.trace("ctf/la-test_irq-IrqTest").resolve("test_irq-IrqTest/kernel"));
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
