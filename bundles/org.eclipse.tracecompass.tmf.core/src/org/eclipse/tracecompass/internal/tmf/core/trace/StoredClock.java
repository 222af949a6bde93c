package org.eclipse.tracecompass.internal.tmf.core.trace;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.core.synchronization.LinearTransform;
import org.eclipse.tracecompass.tmf.core.synchronization.ITmfTimestampTransform;
import org.eclipse.tracecompass.tmf.core.synchronization.TimestampTransformFactory;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;

/**
 * The transforms of traces that are not in a workspace: kept as text in the file {@code clock} of
 * their supplementary folder.
 */
public final class StoredClock {

    private static final System.Logger LOGGER = System.getLogger(StoredClock.class.getName());
    private static final String FILE = "clock";

    private StoredClock() {}

    /**
     * What changes the times of a trace's events.
     *
     * @param trace a trace or experiment
     * @return a text that differs for different transforms; empty when there is none
     */
    static String describe(ITmfTrace trace) {
        ITmfTimestampTransform transform = trace.getTimestampTransform();
        String own =
                TimestampTransformFactory.getDefaultTransform().equals(transform)
                        ? ""
                        : transform.toString();
        if (!(trace instanceof TmfExperiment experiment)) {
            return own;
        }
        StringBuilder all = new StringBuilder(own);
        boolean isEmpty = own.isEmpty();
        for (ITmfTrace child : experiment.getTraces()) {
            String part = describe(child);
            isEmpty &= part.isEmpty();
            all.append('\n').append(part);
        }
        return isEmpty ? "" : all.toString();
    }

    /**
     * Reads the transform of a trace. Makes no folder.
     *
     * @param trace the trace
     * @return what was stored for it, else the transform that changes nothing
     */
    public static ITmfTimestampTransform load(ITmfTrace trace) {
        try {
            if (Files.isRegularFile(SupplementaryFolder.place(trace).resolve(FILE))) {
                // If the trace has changed since, the file is gone after this.
                String formula = read(SupplementaryFolder.ofTrace(trace));
                if (formula != null) {
                    return LinearTransform.parse(formula);
                }
            }
        } catch (InvalidPathException | NumberFormatException e) {
            LOGGER.log(
                    System.Logger.Level.WARNING,
                    "The stored clock of " + trace.getName() + " is not used",
                    e);
        }
        return TimestampTransformFactory.getDefaultTransform();
    }

    /**
     * Stores the transform of a trace.
     *
     * @param trace the trace
     * @param transform its transform; one of a foreign class is not stored
     */
    public static void store(ITmfTrace trace, ITmfTimestampTransform transform) {
        String formula = LinearTransform.formulaOf(transform);
        if (formula != null || Files.exists(SupplementaryFolder.place(trace).resolve(FILE))) {
            write(SupplementaryFolder.ofTrace(trace), formula);
        }
    }

    static @Nullable String read(Path folder) {
        Path file = folder.resolve(FILE);
        try {
            return Files.isRegularFile(file) ? Files.readString(file) : null;
        } catch (IOException e) {
            LOGGER.log(System.Logger.Level.WARNING, file + " cannot be read", e);
            return null;
        }
    }

    static void write(Path folder, @Nullable String formula) {
        Path file = folder.resolve(FILE);
        try {
            if (formula == null) {
                Files.deleteIfExists(file);
            } else {
                Files.writeString(file, formula);
            }
        } catch (IOException e) {
            LOGGER.log(System.Logger.Level.WARNING, file + " cannot be written", e);
        }
    }
}
