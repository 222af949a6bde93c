package org.eclipse.tracecompass.internal.tmf.core.trace;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.files.CheckedText;
import org.eclipse.tracecompass.common.core.files.Shortage;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.tmf.core.synchronization.ITmfTimestampTransform;
import org.eclipse.tracecompass.tmf.core.synchronization.TimestampTransformFactory;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;

/**
 * The transforms of traces that are not in a workspace: kept in the file {@code clock} of their
 * supplementary folder, a {@link CheckedText} of two lines, the digest of the trace's content and
 * the transform. There are two of them. One that is damaged is replaced from the other; what is of
 * another trace is not used, and a warning says so.
 */
public final class StoredClock {

    private static final System.Logger LOGGER = LazyLogger.of(StoredClock.class);
    static final String FILE = "clock";

    private StoredClock() {}

    /**
     * The stored transform of a trace's times.
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
     * @throws UncheckedIOException if the machine is too short of something to read it
     */
    public static ITmfTimestampTransform load(ITmfTrace trace) {
        try {
            if (Files.isRegularFile(SupplementaryFolder.place(trace).resolve(FILE))) {
                String formula = read(trace);
                if (formula != null) {
                    return TimestampTransformFactory.parse(formula);
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
        String formula = TimestampTransformFactory.formulaOf(transform);
        if (formula != null || Files.exists(SupplementaryFolder.place(trace).resolve(FILE))) {
            write(trace, formula);
        }
    }

    /**
     * Reads what is stored for a trace; null if that is nothing, or cannot be used.
     *
     * @throws UncheckedIOException if the machine is too short of something to read it
     */
    static @Nullable String read(ITmfTrace trace) {
        Path file = SupplementaryFolder.ofTrace(trace).resolve(FILE);
        String problem;
        try {
            List<String> lines = CheckedText.readEither(file);
            if (lines.size() == 2 && lines.get(0).equals(SupplementaryFolder.contentOf(trace))) {
                return lines.get(1);
            }
            problem = "it is of another trace";
        } catch (NoSuchFileException e) {
            return null;
        } catch (IOException e) {
            Optional<Shortage> shortage = Shortage.behind(e);
            if (shortage.isPresent()) {
                throw new UncheckedIOException(
                        "The stored clock of %s cannot be read: %s"
                                .formatted(trace.getName(), shortage.get().clause()),
                        e);
            }
            problem = String.valueOf(e.getMessage());
        }
        LOGGER.log(
                System.Logger.Level.WARNING,
                "The stored clock of {0} is not used ({1}); the trace has the times of its own"
                        + " clock, synchronize or shift it again",
                trace.getName(),
                problem);
        return null;
    }

    /**
     * Makes the clock in a folder that of the trace's new content: a user may have set it by hand.
     *
     * @param folder the supplementary folder of a trace that has changed
     * @param before the digest of the content for which the clock was stored
     * @param now the digest of the content of today
     */
    static void carryOver(Path folder, String before, String now) {
        Path file = folder.resolve(FILE);
        try {
            List<String> lines = CheckedText.readEither(file);
            if (lines.size() == 2 && lines.get(0).equals(before)) {
                CheckedText.writeTwice(file, List.of(now, lines.get(1)));
            }
        } catch (NoSuchFileException e) {
            // none was set
        } catch (IOException e) {
            LOGGER.log(System.Logger.Level.WARNING, file + " is not used any more", e);
        }
    }

    /** Stores a formula for a trace; null for none. */
    static void write(ITmfTrace trace, @Nullable String formula) {
        Path file = SupplementaryFolder.ofTrace(trace).resolve(FILE);
        try {
            if (formula == null) {
                CheckedText.deleteBoth(file);
            } else {
                CheckedText.writeTwice(
                        file, List.of(SupplementaryFolder.contentOf(trace), formula));
            }
        } catch (IOException e) {
            LOGGER.log(System.Logger.Level.WARNING, file + " cannot be written", e);
        }
    }
}
