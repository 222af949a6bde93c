package org.eclipse.tracecompass.tmf.ctf.core.trace;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.util.concurrent.CancellationException;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.ctf.core.CtfReadException;
import org.eclipse.tracecompass.ctf.core.trace.CtfRecording;
import org.eclipse.tracecompass.ctf.core.trace.CtfTrim;
import org.eclipse.tracecompass.tmf.core.synchronization.ITmfTimestampTransform;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;

/** Writes a part of an open trace as a trace of its own. */
final class TrimmedCtfTrace {

    private static final System.Logger LOGGER = LazyLogger.of(TrimmedCtfTrace.class);

    private TrimmedCtfTrace() {}

    /**
     * Writes the events of a time range.
     *
     * @param trimmed the trace; its files are opened anew, because it may be closed meanwhile
     * @param range the range, by the trace's clock
     * @return the destination; null, with a log entry, if the trace is damaged
     */
    static @Nullable Path write(
            CtfTmfTrace trimmed,
            TmfTimeRange range,
            Path destination,
            @Nullable IProgressMonitor monitor)
            throws CoreException {
        ITmfTimestampTransform clock = trimmed.getTimestampTransform();
        Path folder = Path.of(trimmed.getPath());
        long from = OwnTime.of(range.getStartTime().toNanos(), clock);
        long end = range.getEndTime().toNanos();
        long to = end == Long.MAX_VALUE ? end : OwnTime.of(end + 1, clock) - 1;
        try (CtfRecording trace = CtfRecording.open(folder)) {
            CtfTrim.write(trace, from, to, destination, progress(monitor));
            return destination;
        } catch (CancellationException e) {
            throw new OperationCanceledException(e.getMessage());
        } catch (CtfReadException e) {
            LOGGER.log(System.Logger.Level.ERROR, folder + " cannot be trimmed", e);
            return null;
        } catch (FileAlreadyExistsException e) {
            throw failure(destination + " is not an empty folder; choose another one", e);
        } catch (IOException e) {
            throw failure(folder + " cannot be trimmed: " + e.getMessage(), e);
        }
    }

    private static CoreException failure(String message, IOException cause) {
        return new CoreException(Status.error(message, cause));
    }

    private static CtfTrim.Progress progress(@Nullable IProgressMonitor monitor) {
        int work = 1000;
        SubMonitor progress = SubMonitor.convert(monitor, "Trimming", work);
        return new CtfTrim.Progress() {

            private int worked;

            @Override
            public boolean isCancelled() {
                return progress.isCanceled();
            }

            @Override
            public void done(long bytes, long total) {
                int now = (int) (work * bytes / Math.max(1, total));
                progress.worked(now - worked);
                worked = now;
            }
        };
    }
}
