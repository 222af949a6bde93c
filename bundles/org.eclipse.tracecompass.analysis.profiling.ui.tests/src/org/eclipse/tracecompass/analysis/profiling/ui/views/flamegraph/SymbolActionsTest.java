package org.eclipse.tracecompass.analysis.profiling.ui.views.flamegraph;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.jobs.IJobChangeEvent;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.core.runtime.jobs.JobChangeAdapter;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IContributionItem;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.TraceSymbolFiles;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.testkit.HostTrace;
import org.eclipse.ui.progress.IProgressConstants;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** The menu with which files with symbols are given to a trace and taken away. */
@ExtendWith(TemporaryCache.class)
class SymbolActionsTest {

    @TempDir Path folder = Path.of("");

    private final HostTrace trace = new HostTrace("h", List.of(new HostTrace.Entry(1, "sent", 1)));
    private final JobChangeAdapter listener =
            new JobChangeAdapter() {
                @Override
                public void scheduled(@Nullable IJobChangeEvent event) {
                    if (event != null) {
                        // an error is what a test looks at, not for a dialog
                        event.getJob()
                                .setProperty(
                                        IProgressConstants.NO_IMMEDIATE_ERROR_PROMPT_PROPERTY,
                                        Boolean.TRUE);
                    }
                }

                @Override
                public void done(@Nullable IJobChangeEvent event) {
                    if (event != null && Messages.Symbols_Job.equals(event.getJob().getName())) {
                        result = event.getResult();
                    }
                }
            };
    private volatile @Nullable IStatus result;
    private @Nullable ITmfTrace active = trace;
    private List<Path> chosen = List.of();

    @BeforeEach
    void listen() {
        Job.getJobManager().addJobChangeListener(listener);
    }

    @AfterEach
    void close() {
        Job.getJobManager().removeJobChangeListener(listener);
        trace.dispose();
    }

    /** The items of the submenu; a separator has an empty text. */
    private List<IAction> items() {
        MenuManager menu = new MenuManager();
        new SymbolActions(
                        () -> {
                            throw new AssertionError();
                        },
                        () -> active,
                        () -> chosen)
                .addTo(menu);
        IContributionItem submenu = menu.getItems()[0];
        return Arrays.stream(((MenuManager) submenu).getItems())
                .filter(ActionContributionItem.class::isInstance)
                .map(item -> ((ActionContributionItem) item).getAction())
                .toList();
    }

    private Path symbols() throws Exception {
        return Files.writeString(folder.resolve("nm.txt"), "0000000000001000 T main\n");
    }

    private static void await(BooleanSupplier condition) throws Exception {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime()).as("time to wait").isLessThan(end);
            Thread.sleep(10);
        }
    }

    @Test
    void aChosenFileIsAddedAndCanBeTakenAway() throws Exception {
        Path file = symbols();
        chosen = List.of(file);
        assertThat(items()).hasSize(1);
        items().get(0).run();
        await(() -> TraceSymbolFiles.get(trace).equals(List.of(file)));

        List<IAction> items = items();
        assertThat(items).hasSize(2);
        assertThat(items.get(1).getText()).contains("nm.txt");
        assertThat(items.get(1).getToolTipText()).isEqualTo(file.toString());
        items.get(1).run();
        await(() -> TraceSymbolFiles.get(trace).isEmpty());
        assertThat(items()).hasSize(1);
    }

    @Test
    void whoChoosesNothingChangesNothing() {
        items().get(0).run();
        assertThat(TraceSymbolFiles.get(trace)).isEmpty();
    }

    @Test
    void withoutATraceThereIsNothingToAddTo() {
        active = null;
        assertThat(items()).singleElement().matches(item -> !item.isEnabled());
    }

    @Test
    void aFileWithoutSymbolsIsRefusedInASentence() throws Exception {
        chosen = List.of(Files.writeString(folder.resolve("notes.txt"), "nothing of the kind"));
        items().get(0).run();
        await(() -> result != null);
        IStatus result = Objects.requireNonNull(this.result);
        assertThat(result.getSeverity()).isEqualTo(IStatus.ERROR);
        assertThat(result.getMessage()).contains("notes.txt", "has no symbols");
        assertThat(TraceSymbolFiles.get(trace)).isEmpty();
    }
}
