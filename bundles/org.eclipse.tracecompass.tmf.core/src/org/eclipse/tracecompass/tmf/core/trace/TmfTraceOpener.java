package org.eclipse.tracecompass.tmf.core.trace;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.files.KernelFiles;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.project.model.TmfTraceType;
import org.eclipse.tracecompass.tmf.core.project.model.TraceTypeHelper;
import org.eclipse.tracecompass.tmf.core.project.model.TraceTypeSelection;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;

/**
 * Opens traces in code: the one way for viewer and command line.
 *
 * <p>A path is a trace, or a folder that holds traces at some depth; several traces make an
 * experiment. Types are chosen by content. An experiment is named after its folder, its traces by
 * what tells their paths apart ({@code k-alpha/kernel}); a trace alone is named after what was
 * opened. No signals are sent: a viewer broadcasts a {@link
 * org.eclipse.tracecompass.tmf.core.signal.TmfTraceOpenedSignal}, a tool reads the trace or
 * schedules its analyses. Who opens a trace disposes of it.
 */
public final class TmfTraceOpener {

    private static final System.Logger LOGGER = LazyLogger.of(TmfTraceOpener.class);

    private final Path root;
    private final @Nullable String name;
    private final @Nullable String hint;
    private final @Nullable IProgressMonitor monitor;
    private final Consumer<String> warnings;

    private TmfTraceOpener(
            Path root,
            @Nullable String name,
            @Nullable String hint,
            @Nullable IProgressMonitor monitor,
            Consumer<String> warnings) {
        this.root = root;
        this.name = name;
        this.hint = hint;
        this.monitor = monitor;
        this.warnings = warnings;
    }

    /**
     * Opens a trace or experiment.
     *
     * @param path a trace, or a folder that holds one or more
     * @param typeIdHint id, label or name of the trace type, or of the experiment type; null to
     *     choose by content
     * @param m cancels the search for traces, or null
     * @return the initialised trace; an experiment when the folder holds several
     * @throws TmfTraceException when there is no trace; the message lists the types that were tried
     *     and why each refused
     * @throws OperationCanceledException when the monitor was cancelled
     */
    public static ITmfTrace open(
            Path path, @Nullable String typeIdHint, @Nullable IProgressMonitor m)
            throws TmfTraceException {
        return open(
                path, typeIdHint, m, warning -> LOGGER.log(System.Logger.Level.WARNING, warning));
    }

    /**
     * Opens a trace or experiment and tells of the traces in a folder that cannot be opened.
     *
     * @param path a trace, or a folder that holds one or more
     * @param typeIdHint id, label or name of the trace type, or of the experiment type; null to
     *     choose by content
     * @param m cancels the search for traces, or null
     * @param warnings is told a sentence per trace that is left out
     * @return the initialised trace; an experiment when the folder holds several
     * @throws TmfTraceException when there is no trace; the message lists the types that were tried
     *     and why each refused
     * @throws OperationCanceledException when the monitor was cancelled
     */
    public static ITmfTrace open(
            Path path,
            @Nullable String typeIdHint,
            @Nullable IProgressMonitor m,
            Consumer<String> warnings)
            throws TmfTraceException {
        return open(path, null, typeIdHint, m, warnings);
    }

    /**
     * Opens a trace or experiment under a name.
     *
     * @param path a trace, or a folder that holds one or more
     * @param name what an experiment is called; null for the name of the folder
     * @param typeIdHint id, label or name of the trace type, or of the experiment type; null to
     *     choose by content
     * @param m cancels the search for traces, or null
     * @param warnings is told a sentence per trace that is left out
     * @return the initialised trace; an experiment when the folder holds several
     * @throws TmfTraceException when there is no trace; the message lists the types that were tried
     *     and why each refused
     * @throws OperationCanceledException when the monitor was cancelled
     */
    public static ITmfTrace open(
            Path path,
            @Nullable String name,
            @Nullable String typeIdHint,
            @Nullable IProgressMonitor m,
            Consumer<String> warnings)
            throws TmfTraceException {
        requireReadable(path);
        return new TmfTraceOpener(path.toAbsolutePath().normalize(), name, typeIdHint, m, warnings)
                .open();
    }

    private static void requireReadable(Path path) throws TmfTraceException {
        if (!Files.exists(path)) {
            throw new TmfTraceException("There is no file or folder " + path);
        }
        if (!Files.isReadable(path)) {
            throw new TmfTraceException(path + " may not be read");
        }
        // To read one of these may take for ever.
        if (!Files.isDirectory(path) && !Files.isRegularFile(path)) {
            throw new TmfTraceException(
                    path + " is a pipe or a device; copy its output into a file and open the file");
        }
        if (KernelFiles.contain(path)) {
            throw new TmfTraceException(
                    path + " is a kernel file that is not on a disk; copy it and open the copy");
        }
    }

    /**
     * Opens a trace, or each of the traces that an experiment would join.
     *
     * @param path a trace, or a folder that holds one or more
     * @param warnings is told a sentence per trace that is left out
     * @return the initialised traces, at least one; the caller disposes them
     * @throws TmfTraceException when there is no trace; the message lists the types that were tried
     *     and why each refused
     */
    public static List<ITmfTrace> openEach(Path path, Consumer<String> warnings)
            throws TmfTraceException {
        requireReadable(path);
        return new TmfTraceOpener(path.toAbsolutePath().normalize(), null, null, null, warnings)
                .openEach();
    }

    /**
     * Joins open traces in an experiment of the best type. Several traces are renamed, by the parts
     * of their paths that tell one from the others; one alone keeps its name.
     *
     * @param name the experiment's name or folder
     * @param traces initialised traces; they become the experiment's
     * @param typeIdHint id of the experiment type; null to choose by the traces
     * @return the initialised experiment
     * @throws TmfTraceException when no experiment type takes the traces
     */
    public static TmfExperiment openExperiment(
            String name, List<ITmfTrace> traces, @Nullable String typeIdHint)
            throws TmfTraceException {
        return openExperiment(name, null, traces, typeIdHint);
    }

    private static TmfExperiment openExperiment(
            String path, @Nullable String name, List<ITmfTrace> traces, @Nullable String typeIdHint)
            throws TmfTraceException {
        nameApart(traces);
        List<TraceTypeHelper> types = TmfTraceType.selectExperimentType(traces, typeIdHint);
        String typeId = types.isEmpty() ? null : types.get(0).getTraceTypeId();
        try {
            TmfExperiment experiment =
                    typeId == null ? null : TmfTraceType.instantiateExperiment(typeId);
            if (experiment == null) {
                experiment = new TmfExperiment();
            }
            if (name != null) {
                rename(experiment, name);
            }
            experiment.initExperiment(
                    ITmfEvent.class,
                    path,
                    traces.toArray(new ITmfTrace[0]),
                    TmfExperiment.DEFAULT_INDEX_PAGE_SIZE,
                    null,
                    typeId == null ? TmfTraceType.DEFAULT_EXPERIMENT_TYPE : typeId);
            return experiment;
        } catch (CoreException e) {
            throw new TmfTraceException(
                    "Experiment type " + typeId + " cannot be used: " + e.getMessage(), e);
        }
    }

    private static void nameApart(List<ITmfTrace> traces) {
        if (traces.size() == 1) {
            return;
        }
        List<String> names =
                TraceNames.of(
                        traces.stream()
                                .map(t -> t.getPath() == null ? t.getName() : t.getPath())
                                .map(Path::of)
                                .toList());
        for (int i = 0; i < names.size(); i++) {
            rename(traces.get(i), names.get(i));
        }
    }

    /**
     * Gives a trace another name, before others see it.
     *
     * @param trace a trace that was opened here; one of a foreign class keeps its name
     * @param name what it is called
     * @since 9.6.0
     */
    public static void rename(ITmfTrace trace, String name) {
        if (trace instanceof TmfTrace known) {
            known.rename(name);
        }
    }

    private boolean isExperimentHint() {
        String hint = this.hint;
        TraceTypeHelper type = hint == null ? null : TmfTraceType.getTraceType(hint);
        return type != null && type.isExperimentType();
    }

    private ITmfTrace open() throws TmfTraceException {
        List<ITmfTrace> traces = openEach();
        if (traces.size() == 1) {
            return traces.get(0);
        }
        boolean done = false;
        try {
            ITmfTrace experiment =
                    openExperiment(root.toString(), name, traces, isExperimentHint() ? hint : null);
            done = true;
            return experiment;
        } finally {
            if (!done) {
                traces.forEach(ITmfTrace::dispose);
            }
        }
    }

    private List<ITmfTrace> openEach() throws TmfTraceException {
        String traceHint = isExperimentHint() ? null : hint;
        Path root = Path.of(TmfTraceType.checkAndUpdateTracePath(this.root.toString()));
        TraceTypeSelection selection = TraceTypeSelection.of(root.toString(), traceHint);
        if (!selection.accepted().isEmpty()) {
            return List.of(init(root, nameOf(root), selection.accepted().get(0)));
        }
        if (!Files.isDirectory(root)) {
            throw new TmfTraceException(selection.refusal());
        }
        TraceSearch search =
                new TraceSearch(traceHint, monitor, warnings, TraceSearch.MOST_ENTRIES);
        List<TraceSearch.Found> found = search.below(root);
        if (found.isEmpty()) {
            throw new TmfTraceException(selection.refusal() + nothingBelow(search));
        }
        search.damaged().forEach(warnings);
        if (search.isCutShort()) {
            warnings.accept(
                    "Only "
                            + search.extent()
                            + " below "
                            + root
                            + " were searched; name a folder closer to the traces to find all of"
                            + " them.");
        }
        return openAll(found);
    }

    private static String nothingBelow(TraceSearch search) {
        StringBuilder lines = new StringBuilder();
        for (String sentence : search.damaged()) {
            lines.append('\n').append(sentence);
        }
        boolean none = lines.isEmpty();
        lines.append(none ? "\nThere is no trace" : "\nThere is no other trace");
        String either = none ? " either" : "";
        return search.isCutShort()
                ? lines.append(either)
                        .append(" among ")
                        .append(search.extent())
                        .append(" below it; name a folder closer to the trace.")
                        .toString()
                : lines.append(" in a folder below it").append(either).append('.').toString();
    }

    static String nameOf(Path path) {
        Path name = path.getFileName();
        return name == null ? path.toString() : name.toString();
    }

    /** A trace that cannot be opened. Types of plug-ins need not name it in what they say. */
    private record Failure(Path path, TmfTraceException reason) {

        String sentence() {
            String message = String.valueOf(reason.getMessage());
            return message.contains(nameOf(path)) ? message : path + ": " + message;
        }
    }

    private List<ITmfTrace> openAll(List<TraceSearch.Found> found) throws TmfTraceException {
        List<ITmfTrace> traces = new ArrayList<>();
        List<Failure> failures = new ArrayList<>();
        boolean done = false;
        try {
            init(found, traces, failures);
            if (traces.isEmpty()) {
                throw failures.get(0).reason();
            }
            failures.forEach(failure -> warnings.accept(failure.sentence()));
            done = true;
            return traces;
        } finally {
            if (!done) {
                traces.forEach(ITmfTrace::dispose);
            }
        }
    }

    /**
     * Opens traces, several at once, into a list that keeps their order.
     *
     * @param failures takes why some of them cannot be opened, in their order
     */
    private void init(
            List<TraceSearch.Found> found, List<ITmfTrace> traces, List<Failure> failures) {
        Object[] results = new Object[found.size()];
        try {
            IntStream.range(0, results.length)
                    .parallel()
                    .forEach(
                            i -> {
                                TraceSearch.Found each = found.get(i);
                                try {
                                    results[i] = init(each.path(), nameOf(root), each.type());
                                } catch (TmfTraceException e) {
                                    results[i] = e;
                                }
                            });
        } finally {
            for (int i = 0; i < results.length; i++) {
                if (results[i] instanceof ITmfTrace trace) {
                    traces.add(trace);
                } else if (results[i] instanceof TmfTraceException reason) {
                    failures.add(new Failure(found.get(i).path(), reason));
                }
            }
        }
    }

    private static ITmfTrace init(Path path, String name, TraceTypeHelper type)
            throws TmfTraceException {
        String typeId = type.getTraceTypeId();
        ITmfTrace trace;
        try {
            trace = TmfTraceType.instantiateTrace(typeId);
        } catch (CoreException e) {
            throw new TmfTraceException(
                    "Trace type " + typeId + " cannot be used: " + e.getMessage(), e);
        }
        if (trace == null) {
            throw new TmfTraceException("There is no trace type " + typeId);
        }
        boolean done = false;
        try {
            trace.initTrace(null, path.toString(), eventClass(typeId), name, typeId);
            done = true;
            return trace;
        } catch (RuntimeException e) {
            throw new TmfTraceException(
                    path + " cannot be opened as " + type.getLabel() + ": " + e, e);
        } finally {
            if (!done) {
                trace.dispose();
            }
        }
    }

    private static Class<? extends ITmfEvent> eventClass(String typeId) {
        try {
            ITmfEvent event = TmfTraceType.instantiateEvent(typeId);
            return event == null ? ITmfEvent.class : event.getClass();
        } catch (CoreException e) {
            // A class of events that cannot be made without a trace: requests for all events are
            // right for it too.
            return ITmfEvent.class;
        }
    }
}
