package org.eclipse.tracecompass.internal.tmf.ui.open;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.internal.tmf.ui.Texts;
import org.eclipse.tracecompass.internal.tmf.ui.workspace.Archive;

/**
 * Why something could not be opened.
 *
 * @param sentence what went wrong, where, and what to do, for the user
 * @param details more lines, such as the trace types that were tried and why each refused
 */
public record OpenProblem(String sentence, List<String> details) {

    /** Before the lines that continue another one. */
    private static final String CONTINUED = "        ";

    /** Finds the words for a failure to open a path. */
    public static OpenProblem of(Path path, Throwable failure) {
        List<String> details = details(failure);
        String sentence =
                switch (state(path)) {
                    case MISSING -> Messages.Open_Missing;
                    case UNREADABLE -> Messages.Open_Unreadable;
                    case EMPTY -> Messages.Open_Empty;
                    case ARCHIVE -> Messages.Open_Archive;
                    case PRESENT ->
                            Files.isDirectory(path)
                                    ? Messages.Open_NotATraceFolder
                                    : Messages.Open_NotATraceFile;
                };
        return new OpenProblem(Texts.bind(sentence, path), details);
    }

    /** The words for several paths of which none, or only some, could be opened. */
    public static OpenProblem together(List<OpenProblem> problems) {
        if (problems.size() == 1) {
            return problems.get(0);
        }
        List<String> details = new ArrayList<>();
        for (OpenProblem problem : problems) {
            details.add(problem.sentence);
            problem.details.forEach(line -> details.add("    " + line));
        }
        return new OpenProblem(Texts.bind(Messages.Open_Several, problems.size()), details);
    }

    /**
     * The details in lines that a list can show in full, as it neither wraps nor widens.
     *
     * @param letters how long lines may be, if their words are not longer
     */
    List<String> lines(int letters) {
        List<String> lines = new ArrayList<>();
        details.forEach(detail -> addLines(detail, letters, lines));
        return List.copyOf(lines);
    }

    private static void addLines(String detail, int letters, List<String> lines) {
        String text = detail.strip();
        String indent = detail.substring(0, detail.indexOf(text));
        StringBuilder line = new StringBuilder(indent);
        String gap = "";
        for (String word : text.split(" ")) {
            if (!gap.isEmpty() && line.length() + 1 + word.length() > letters) {
                lines.add(line.toString());
                line = new StringBuilder(indent + CONTINUED);
                gap = "";
            }
            line.append(gap).append(word);
            gap = " ";
        }
        lines.add(line.toString());
    }

    private enum State {
        MISSING,
        UNREADABLE,
        EMPTY,
        ARCHIVE,
        PRESENT
    }

    private static State state(Path path) {
        if (!Files.exists(path)) {
            return State.MISSING;
        }
        if (!Files.isReadable(path)) {
            return State.UNREADABLE;
        }
        if (!Files.isDirectory(path)) {
            return Archive.isArchive(path) ? State.ARCHIVE : State.PRESENT;
        }
        try (DirectoryStream<Path> children = Files.newDirectoryStream(path)) {
            return children.iterator().hasNext() ? State.PRESENT : State.EMPTY;
        } catch (IOException e) {
            return State.UNREADABLE;
        }
    }

    private static List<String> details(Throwable failure) {
        List<String> lines = new ArrayList<>();
        @Nullable Throwable cause = failure;
        for (int depth = 0; cause != null && depth < 5; depth++) {
            String message = cause.getMessage();
            String text =
                    message == null || message.isBlank()
                            ? cause.getClass().getSimpleName()
                            : message;
            for (String line : text.split("\\R")) {
                if (!line.isBlank() && !lines.contains(line)) {
                    lines.add(line);
                }
            }
            cause = cause.getCause();
        }
        return List.copyOf(lines);
    }
}
