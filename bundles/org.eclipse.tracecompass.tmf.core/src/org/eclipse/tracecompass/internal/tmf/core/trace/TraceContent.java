package org.eclipse.tracecompass.internal.tmf.core.trace;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.content.ContentSamples;
import org.eclipse.tracecompass.common.core.content.TraceFiles;
import org.eclipse.tracecompass.common.core.content.TraceFiles.TraceFile;
import org.eclipse.tracecompass.common.core.files.FileProblem;
import org.eclipse.tracecompass.common.core.files.Shortage;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;

/**
 * The files of a trace at one moment, for recognizing the trace later.
 *
 * <p>{@link #state} is what the file system says of the files: it is cheap (30 µs per file), and
 * differs as soon as one of them has been written to. {@link #digest} depends only on what is in
 * the files: a trace that was copied or moved keeps it. Neither depends on where the trace is. Both
 * depend on how events are made of the files, see {@link TraceVariant}.
 */
public final class TraceContent {

    /**
     * The content of the files.
     *
     * @param value 64 hexadecimal digits
     * @param isWhole whether every byte was looked at
     * @param problem says what could not be read; null if all could
     */
    record Digest(String value, boolean isWhole, @Nullable IOException problem) {

        /**
         * Checks that nothing is unknown of the trace only because the machine is short of
         * something.
         *
         * @throws UncheckedIOException if so
         */
        void requireNoShortage(ITmfTrace trace) {
            IOException problem = this.problem;
            if (problem != null && Shortage.behind(problem).isPresent()) {
                throw unreadable(trace, problem);
            }
        }

        /**
         * Checks that a trace whose content is another one was read, so that it has changed indeed.
         *
         * @throws UncheckedIOException if not; says what to do
         */
        void requireReadable(ITmfTrace trace) {
            IOException problem = this.problem;
            if (problem != null) {
                throw unreadable(trace, problem);
            }
        }

        private static UncheckedIOException unreadable(ITmfTrace trace, IOException problem) {
            String why =
                    Shortage.behind(problem)
                            .map(Shortage::clause)
                            .orElseGet(
                                    () ->
                                            FileProblem.reason(problem)
                                                    + "; make it readable, or remove it from the"
                                                    + " trace.");
            String file = problem instanceof FileSystemException known ? known.getFile() : null;
            return new UncheckedIOException(
                    "The stored results of %s are kept but not used, because %s cannot be read: %s"
                            .formatted(trace.getPath(), file == null ? "it" : file, why),
                    problem);
        }
    }

    private final String kind;
    private final List<TraceFile> files;
    private final List<TraceContent> parts;

    /** Says which file or folder could not be looked at; null if all could. */
    private final @Nullable IOException problem;

    private @Nullable Digest digest;

    private TraceContent(String kind, TraceFiles found, List<TraceContent> parts) {
        this.kind = kind;
        this.files = found.files();
        this.problem = found.problem();
        this.parts = parts;
    }

    /** Looks at the files of a trace, or of the traces of an experiment. */
    static TraceContent of(ITmfTrace trace) {
        String kind = kindOf(trace);
        if (trace instanceof TmfExperiment experiment) {
            return new TraceContent(
                    kind,
                    TraceFiles.NONE,
                    experiment.getTraces().stream().map(TraceContent::of).toList());
        }
        String path = trace.getPath();
        return new TraceContent(
                kind, path == null ? TraceFiles.NONE : TraceFiles.find(path), List.of());
    }

    /** Returns what events are made of the files of a trace: its class, and its variant if any. */
    static String kindOf(ITmfTrace trace) {
        String name = trace.getClass().getName();
        return trace instanceof TraceVariant one ? name + ' ' + hash(one.variant()) : name;
    }

    /** Returns whether there are no files. */
    boolean isEmpty() {
        return files.isEmpty() && parts.stream().allMatch(TraceContent::isEmpty);
    }

    /** Returns whether equal {@link #state states} say for sure that nothing was written. */
    static boolean statesAreSure() {
        return TraceFiles.HAVE_CHANGE_TIMES;
    }

    /** Returns what the file system says of the files, as 64 hexadecimal digits. */
    String state() {
        StringBuilder text = new StringBuilder();
        describe(text);
        return hash(text.toString());
    }

    private void describe(StringBuilder text) {
        text.append(kind).append('\n');
        for (TraceFile file : files) {
            text.append(file.name())
                    .append(' ')
                    .append(file.size())
                    .append(' ')
                    .append(file.stamp());
            text.append('\n');
        }
        parts.forEach(part -> part.describe(text));
    }

    /**
     * Reads, once, what it takes to tell the content from another one; see {@link ContentSamples}.
     */
    synchronized Digest digest() {
        Digest known = digest;
        if (known == null) {
            StringBuilder text = new StringBuilder();
            List<IOException> problems = new ArrayList<>();
            boolean isWhole = digest(text, problems);
            IOException first = problems.isEmpty() ? null : problems.get(0);
            known = new Digest(hash(text.toString()), isWhole, first);
            digest = known;
        }
        return known;
    }

    private boolean digest(StringBuilder text, List<IOException> problems) {
        text.append(kind).append('\n');
        IOException problem = this.problem;
        if (problem != null) {
            problems.add(problem);
        }
        boolean isWhole = new ContentSamples(files, problems).describe(text) && problem == null;
        for (TraceContent part : parts) {
            isWhole &= part.digest(text, problems);
        }
        return isWhole;
    }

    /** Returns the SHA-256 of a text as 64 hexadecimal digits. */
    public static String hash(String text) {
        try {
            byte[] digest =
                    MessageDigest.getInstance("SHA-256")
                            .digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java platform has SHA-256", e);
        }
    }
}
