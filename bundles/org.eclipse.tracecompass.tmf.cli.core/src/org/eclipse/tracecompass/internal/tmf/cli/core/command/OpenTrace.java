package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.Progress;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.XmlAnalysisFiles;
import org.eclipse.tracecompass.tmf.cli.core.command.IOpenTrace;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import org.eclipse.tracecompass.tmf.core.analysis.StoredResults;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.synchronization.ITmfTimestampTransform;
import org.eclipse.tracecompass.tmf.core.synchronization.TimestampTransformFactory;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.eclipse.tracecompass.tmf.fleet.core.FleetExperiment;
import org.eclipse.tracecompass.tmf.fleet.core.FleetOpener;

/**
 * A trace or experiment that a command has open; closing it closes all its traces.
 *
 * @param trace the trace or experiment
 * @param path where it is, as the user wrote it
 * @param console of the command
 */
record OpenTrace(ITmfTrace trace, Path path, Console console) implements IOpenTrace {

    /**
     * Opens what a path holds, with the times of the hosts' clocks.
     *
     * @throws UserError if there is nothing, or nothing that is a trace
     */
    static OpenTrace open(Path path, Console console) {
        return open(path, null, console);
    }

    /**
     * Opens what a path holds as a type, with the times of the hosts' clocks.
     *
     * @param type id, label or name of the type; null if the content decides
     * @throws UserError if there is nothing, or nothing that is a trace of the type
     */
    static OpenTrace open(Path path, @Nullable String type, Console console) {
        OpenTrace opened = openAsSaved(path, type, console);
        opened.useHostClocks();
        return opened;
    }

    /** Resets all traces to the clocks of their hosts. */
    void useHostClocks() {
        if (trace instanceof FleetExperiment) {
            // a fleet has one clock, or those of the hosts
            return;
        }
        if (trace instanceof TmfExperiment experiment) {
            experiment.useClocks(experiment::getHostClock);
        } else if (trace instanceof TmfTrace single) {
            single.useTimestampTransform(TimestampTransformFactory.getDefaultTransform());
        }
    }

    /**
     * Resets the traces that have the clocks of their hosts to their own: with the traces of other
     * paths, the clock of a host is another one.
     */
    private void leaveHostClocks() {
        if (trace instanceof TmfExperiment experiment && !(trace instanceof FleetExperiment)) {
            experiment.useClocks(
                    member ->
                            member.getTimestampTransform().equals(experiment.getHostClock(member))
                                    ? TimestampTransformFactory.getDefaultTransform()
                                    : member.getTimestampTransform());
        }
    }

    /**
     * Opens what a path holds, with the clocks that were set for its traces and saved.
     *
     * @throws UserError if there is nothing, or nothing that is a trace
     */
    private static OpenTrace openAsSaved(Path path, @Nullable String type, Console console) {
        if (!Files.exists(path)) {
            throw UserErrors.noSuchPath(path);
        }
        Path name = path.getFileName() == null ? path : path.getFileName();
        try (Progress progress = new Progress(console, "opening " + name)) {
            ITmfTrace opened =
                    FleetOpener.isFleet(path)
                            ? FleetOpener.of(path).openAll(entry -> true, progress, console::warn)
                            : TmfTraceOpener.open(path, type, progress, console::warn);
            return new OpenTrace(opened, path, console);
        } catch (IOException e) {
            throw new UserError(String.valueOf(e.getMessage()), e);
        } catch (TmfTraceException e) {
            console.cancellation().check();
            throw UserErrors.cannotOpen(path, e);
        } catch (OperationCanceledException e) {
            throw new CancellationException(e.getMessage());
        }
    }

    /**
     * Opens what several paths hold, as one experiment if they are several.
     *
     * @throws UserError if one of them is not a trace; the others are then closed
     */
    static OpenTrace openTogether(List<Path> paths, @Nullable String type, Console console) {
        OpenTrace opened = openTogetherAsSaved(paths, type, console);
        opened.useHostClocks();
        return opened;
    }

    /**
     * Opens what several paths hold as {@link #openTogether}, with the clocks that were set for the
     * traces and saved.
     *
     * @throws UserError if one of them is not a trace; the others are then closed
     */
    static OpenTrace openTogetherAsSaved(List<Path> paths, @Nullable String type, Console console) {
        if (paths.size() == 1) {
            return openAsSaved(paths.get(0), type, console);
        }
        List<OpenTrace> opened = new ArrayList<>();
        try {
            for (Path path : paths) {
                OpenTrace part = openAsSaved(path, type, console);
                opened.add(part);
                part.leaveHostClocks();
            }
        } catch (RuntimeException e) {
            opened.forEach(OpenTrace::close);
            throw e;
        }
        Path first = paths.get(0);
        try {
            List<ITmfTrace> traces = opened.stream().flatMap(o -> o.members().stream()).toList();
            String name = first.getFileName() + " …";
            return new OpenTrace(TmfTraceOpener.openExperiment(name, traces, null), first, console);
        } catch (TmfTraceException e) {
            opened.forEach(OpenTrace::close);
            throw new UserError(UserErrors.sentence(e.getMessage(), first), e);
        }
    }

    @Override
    public List<ITmfTrace> members() {
        return trace instanceof TmfExperiment experiment ? experiment.getTraces() : List.of(trace);
    }

    /** Returns the transform of a trace's own clock to that of its host. */
    ITmfTimestampTransform hostClock(ITmfTrace member) {
        return trace instanceof TmfExperiment experiment
                ? experiment.getHostClock(member)
                : TimestampTransformFactory.getDefaultTransform();
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

    /** Closes the trace. Damaged results that are being made again are completed first. */
    @Override
    public void close() {
        try {
            if (StoredResults.damages() > 0) {
                StoredResults.awaitRepairs();
                for (Analyses.OfTrace analysis : new Analyses(this).all()) {
                    awaitRepair(analysis);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            // Data providers and analyses that are not the trace's own let go of it.
            TmfSignalManager.dispatchSignal(new TmfTraceClosedSignal(this, trace));
            trace.dispose();
            // what --xml gave was meant for this trace
            XmlAnalysisFiles.takeBack();
        }
    }

    private void awaitRepair(Analyses.OfTrace analysis) {
        if (analysis.module() instanceof TmfAbstractAnalysisModule module
                && module.getStoredResults().getRepairs() > 0
                && !console.cancellation().isCancelled()) {
            AnalysisExecution.start(analysis).await(console);
        }
    }
}
