package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.Progress;
import org.eclipse.tracecompass.internal.tmf.cli.core.UserError;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;

/**
 * A trace or experiment that a command has open; closing it closes all its traces.
 *
 * @param trace the trace or experiment
 * @param path where it is, as the user wrote it
 */
record OpenTrace(ITmfTrace trace, Path path) implements AutoCloseable {

    /**
     * Opens what a path holds.
     *
     * @throws UserError if there is nothing, or nothing that is a trace
     */
    static OpenTrace open(Path path, Console console) {
        if (path.toString().isEmpty()) {
            throw new UserError("The name of a TRACE is empty; write . for this folder.");
        }
        if (!Files.exists(path)) {
            throw UserErrors.noSuchPath(path);
        }
        Path name = path.getFileName() == null ? path : path.getFileName();
        try (Progress progress = new Progress(console, "opening " + name)) {
            return new OpenTrace(TmfTraceOpener.open(path, null, progress, console::warn), path);
        } catch (TmfTraceException e) {
            console.cancellation().check();
            throw new UserError(UserErrors.sentence(e.getMessage(), path), e);
        } catch (OperationCanceledException e) {
            throw new CancellationException(e.getMessage());
        }
    }

    /**
     * Opens what several paths hold, as one experiment if they are several.
     *
     * @throws UserError if one of them is not a trace; the others are then closed
     */
    static OpenTrace openTogether(List<Path> paths, Console console) {
        if (paths.size() == 1) {
            return open(paths.get(0), console);
        }
        List<OpenTrace> opened = new ArrayList<>();
        try {
            for (Path path : paths) {
                opened.add(open(path, console));
            }
        } catch (RuntimeException e) {
            opened.forEach(OpenTrace::close);
            throw e;
        }
        Path first = paths.get(0);
        try {
            List<ITmfTrace> traces = opened.stream().flatMap(o -> o.members().stream()).toList();
            String name = first.getFileName() + " …";
            return new OpenTrace(TmfTraceOpener.openExperiment(name, traces, null), first);
        } catch (TmfTraceException e) {
            opened.forEach(OpenTrace::close);
            throw new UserError(UserErrors.sentence(e.getMessage(), first), e);
        }
    }

    /** Returns the traces of an experiment, or the trace itself. */
    List<ITmfTrace> members() {
        return trace instanceof TmfExperiment experiment ? experiment.getTraces() : List.of(trace);
    }

    /** Returns the experiment, if it is one, and the traces. */
    List<ITmfTrace> withMembers() {
        List<ITmfTrace> all = new ArrayList<>();
        all.add(trace);
        if (trace instanceof TmfExperiment experiment) {
            all.addAll(experiment.getTraces());
        }
        return all;
    }

    @Override
    public void close() {
        trace.dispose();
    }
}
