package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.Progress;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationAlgorithm;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationAlgorithmFactory;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationManager;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.eclipse.tracecompass.tmf.fleet.core.FleetExperiment;
import picocli.CommandLine.Option;

/** The option by which a command shows all hosts by one clock. */
final class ClockOption {

    @Option(
            names = "--synced",
            description =
                    "Show the times of all hosts on one clock: the one saved or set by hand, or"
                            + " else the result of 'astrolabe sync'.")
    private boolean synced;

    /** Returns whether one clock is asked for. */
    boolean isGiven() {
        return synced;
    }

    /**
     * Opens traces with the clocks that are asked for.
     *
     * @throws org.eclipse.tracecompass.tmf.cli.core.command.UserError if one is not a trace
     */
    OpenTrace open(List<Path> paths, TypeOption type, Console console) {
        if (!synced) {
            return OpenTrace.openTogether(paths, type.given(), console);
        }
        OpenTrace opened = OpenTrace.openTogetherAsSaved(paths, type.given(), console);
        try {
            SavedClocks saved = new SavedClocks(opened);
            if (!saved.isAny()) {
                synchronize(opened, console);
            } else if (!(opened.trace() instanceof FleetExperiment)) {
                saved.gap().ifPresent(console::warn);
            }
            return opened;
        } catch (RuntimeException e) {
            opened.close();
            throw e;
        }
    }

    private static void synchronize(OpenTrace opened, Console console) {
        if (!(opened.trace() instanceof TmfExperiment experiment)) {
            console.warn(
                    "%s is a single trace without a saved clock; its times are those of its host."
                            .formatted(opened.path()));
            return;
        }
        try (Progress progress = new Progress(console, "synchronizing")) {
            SynchronizationAlgorithm found =
                    SynchronizationManager.synchronizeTraces(
                            null,
                            List.of(experiment),
                            SynchronizationAlgorithmFactory.getDefaultAlgorithm(),
                            true,
                            progress);
            if (!experiment.useSynchronization(found)) {
                console.warn(
                        ("The messages in %s do not determine how the clocks of its hosts differ;"
                                        + " the times are those of the hosts.")
                                .formatted(opened.path()));
            }
        } catch (OperationCanceledException e) {
            throw new CancellationException(e.getMessage());
        }
    }
}
