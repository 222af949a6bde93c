package org.eclipse.tracecompass.internal.tmf.cli.core.event;

import java.util.concurrent.CancellationException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.Progress;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;

/** Waits for the analyses that tell the values; a terminal sees that. */
final class AwaitedValues implements AspectValues {

    private final Console console;

    /**
     * Creates the values.
     *
     * @param console shows the waiting, and cancels
     */
    AwaitedValues(Console console) {
        this.console = console;
    }

    /**
     * {@inheritDoc}
     *
     * @throws CancellationException if the user has cancelled the waiting
     */
    @Override
    public @Nullable Object of(ITmfEventAspect<?> aspect, ITmfEvent event) {
        try (Wait wait = new Wait()) {
            Object value = aspect.resolve(event, true, wait);
            if (value == null && wait.isBegun()) {
                console.cancellation().check();
            }
            return value;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancellationException("interrupted");
        }
    }

    /** Is asked again and again while an analysis is awaited, and only then. */
    private final class Wait extends NullProgressMonitor implements AutoCloseable {

        private @Nullable Progress shown;

        @Override
        public boolean isCanceled() {
            Progress progress = shown;
            if (progress == null) {
                progress = new Progress(console, "reading");
                shown = progress;
            }
            progress.show(-1, "the analysis is running");
            return progress.isCanceled();
        }

        boolean isBegun() {
            return shown != null;
        }

        @Override
        public void close() {
            Progress progress = shown;
            if (progress != null) {
                progress.close();
            }
        }
    }
}
