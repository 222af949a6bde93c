package org.eclipse.tracecompass.tmf.core.trace.trim;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.files.FileProblem;
import org.eclipse.tracecompass.common.core.files.OutputFileException;
import org.eclipse.tracecompass.common.core.files.OutputFolder;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.project.model.TmfTraceCoreUtils;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/**
 * Writes the events of a time range of a trace or experiment as a smaller one: for viewer and
 * command line. Nothing is overwritten; a failure or cancellation leaves nothing.
 */
public final class TraceTrim {

    /**
     * What was written.
     *
     * @param path the trace, or the folder with the traces of the experiment
     * @param traces how many traces were written
     * @param skipped how many have no event in the range
     */
    public record Result(Path path, int traces, int skipped) {}

    private TraceTrim() {}

    /**
     * Returns whether a trace, or a trace of an experiment, can be trimmed.
     *
     * @param trace the trace or experiment
     * @return whether it can
     */
    public static boolean isPossible(ITmfTrace trace) {
        return TmfTraceManager.getTraceSet(trace).stream()
                .anyMatch(ITmfTrimmableTrace.class::isInstance);
    }

    /**
     * Writes a part of a trace or experiment.
     *
     * @param trace the trace or experiment; it is not changed
     * @param range the part
     * @param destination a folder that does not exist or is empty; of an experiment, each trace
     *     becomes a folder in it
     * @param monitor progress and cancellation, or null
     * @return what was written
     * @throws CoreException if a trace cannot be trimmed, none has an event in the range, or the
     *     destination cannot be written
     * @throws OperationCanceledException if the monitor was cancelled
     */
    public static Result write(
            ITmfTrace trace,
            TmfTimeRange range,
            Path destination,
            @Nullable IProgressMonitor monitor)
            throws CoreException {
        List<ITmfTrace> members = new ArrayList<>(TmfTraceManager.getTraceSet(trace));
        for (ITmfTrace member : members) {
            if (!(member instanceof ITmfTrimmableTrace)) {
                throw failure(member.getName() + " is of a type that cannot be trimmed", null);
            }
        }
        boolean single = members.size() == 1 && members.get(0) == trace;
        SubMonitor progress = SubMonitor.convert(monitor, members.size());
        Path[] inputs =
                members.stream()
                        .map(ITmfTrace::getPath)
                        .filter(Objects::nonNull)
                        .map(Path::of)
                        .toArray(Path[]::new);
        try (OutputFolder folder = OutputFolder.at(destination, inputs)) {
            int written = 0;
            for (ITmfTrace member : members) {
                progress.checkCanceled();
                if (hasEvents(member, range)) {
                    Path target = single ? folder.path() : folder(folder.path(), member);
                    write((ITmfTrimmableTrace) member, range, target, progress.split(1));
                    written++;
                }
            }
            if (written == 0) {
                throw failure(trace.getName() + " has no event in the time range", null);
            }
            folder.commit();
            return new Result(destination, written, members.size() - written);
        } catch (OutputFileException e) {
            throw failure(String.valueOf(e.getMessage()).replaceAll("\\.$", ""), e);
        } catch (IOException e) {
            throw failure(destination + " cannot be written: " + FileProblem.reason(e), e);
        }
    }

    private static void write(
            ITmfTrimmableTrace trace, TmfTimeRange range, Path target, IProgressMonitor monitor)
            throws CoreException {
        if (trace.trim(range, target, monitor) == null) {
            throw failure(
                    ((ITmfTrace) trace).getPath()
                            + " is damaged and cannot be trimmed; the log says where",
                    null);
        }
    }

    private static Path folder(Path destination, ITmfTrace member) throws IOException {
        Path target = destination;
        for (String part : member.getName().split("/")) {
            target = target.resolve(TmfTraceCoreUtils.validateName(part));
        }
        Files.createDirectories(target);
        return target;
    }

    private static boolean hasEvents(ITmfTrace trace, TmfTimeRange range) {
        ITmfContext context =
                trace.seekEvent(TmfTimestamp.fromNanos(range.getStartTime().toNanos()));
        try {
            ITmfEvent event = trace.getNext(context);
            return event != null && event.getTimestamp().compareTo(range.getEndTime()) <= 0;
        } finally {
            context.dispose();
        }
    }

    private static CoreException failure(String message, @Nullable Throwable cause) {
        return new CoreException(Status.error(message, cause));
    }
}
