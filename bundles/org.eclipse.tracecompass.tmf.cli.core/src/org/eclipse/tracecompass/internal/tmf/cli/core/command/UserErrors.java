package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.files.KernelFiles;
import org.eclipse.tracecompass.common.core.filter.FilterSyntaxException;
import org.eclipse.tracecompass.common.core.filter.RowFilter;
import org.eclipse.tracecompass.common.core.text.ControlCharacters;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;

/** The errors that several commands report, so that they read the same. */
final class UserErrors {

    /** What introduces the list of a refusal. */
    private static final String TYPES_TRIED = " Types tried:";

    private UserErrors() {}

    static UserError noSuchPath(Path path) {
        String text = path.toString().replace('\\', '/');
        return new UserError(
                text.matches("(?i)https?:/.*")
                        ? "This command needs the files of the trace; of a trace server, 'render' and"
                                + " 'table' write what its views show, and 'open' shows it."
                        : "There is no file or folder %s; check the path.".formatted(path));
    }

    /**
     * Checks that something is there that can be read to its end.
     *
     * @throws UserError if nothing is there, or what may have no end: a pipe, a device, or a kernel
     *     file
     */
    static void requireFile(Path path) {
        requireNoPipe(path);
        requireNoKernelFile(path);
    }

    /**
     * Checks that something is not a file of the kernel, which may never end. A pipe may be one.
     *
     * @throws UserError if it is
     */
    static void requireNoKernelFile(Path path) {
        if (Files.isRegularFile(path) && KernelFiles.contain(path)) {
            throw new UserError(
                    path + " is a kernel file that is not on a disk; copy it and use the copy.");
        }
    }

    /**
     * Checks that something is there that is neither a pipe nor a device.
     *
     * @throws UserError if not
     */
    static void requireNoPipe(Path path) {
        if (!Files.exists(path)) {
            throw noSuchPath(path);
        }
        if (!Files.isDirectory(path) && !Files.isRegularFile(path)) {
            throw new UserError(
                    path
                            + " is a pipe or a device; copy its output into a file and use the"
                            + " file.");
        }
    }

    static void requirePositive(String option, long value) {
        if (value <= 0) {
            throw UserError.usage("%s is %d; it must be 1 or more.".formatted(option, value));
        }
    }

    /**
     * Checks what can be checked of a filter before its columns are known.
     *
     * @param expression the filter; null or blank for none
     * @throws UserError if it is wrong for any columns
     */
    static void requireFilter(String option, @Nullable String expression) {
        try {
            RowFilter.parse(expression == null ? "" : expression);
        } catch (FilterSyntaxException e) {
            throw UserError.usage("%s: %s.".formatted(option, e.getMessage()), e);
        }
    }

    static UserError analysisFailed(Analyses.OfTrace analysis, String failure) {
        return new UserError(
                sentence(
                        "The analysis %s of %s has failed: %s"
                                .formatted(
                                        analysis.module().getId(),
                                        analysis.trace().getPath(),
                                        failure)));
    }

    /** Returns a text as one sentence on one line. */
    static String sentence(String text) {
        StringBuilder sentence = new StringBuilder();
        for (String line : text.strip().lines().map(String::strip).toList()) {
            if (!sentence.isEmpty()) {
                char last = sentence.charAt(sentence.length() - 1);
                sentence.append(last == ':' || last == '.' ? " " : "; ");
            }
            sentence.append(line);
        }
        if (sentence.charAt(sentence.length() - 1) != '.') {
            sentence.append('.');
        }
        return sentence.toString();
    }

    /** Returns a message of the engine as one sentence that names the path. */
    static String sentence(@Nullable String message, Path path) {
        return sentence(naming(message, path));
    }

    /**
     * Returns the error for what cannot be opened. The indented lines of the message are its
     * details, and the others become one sentence that names the path.
     */
    static UserError cannotOpen(Path path, Exception reason) {
        String name = path.toString();
        String text =
                naming(reason.getMessage(), path).replace(name, ControlCharacters.escape(name));
        StringBuilder sentences = new StringBuilder();
        List<String> details = new ArrayList<>();
        for (String line : text.strip().lines().toList()) {
            if (line.startsWith("  ")) {
                details.add(line.strip());
            } else {
                sentences.append(line).append('\n');
            }
        }
        if (details.isEmpty()) {
            return new UserError(sentence(text), reason);
        }
        // What introduces the list stands before it.
        String head = sentences.toString().replace(TYPES_TRIED + "\n", "\n");
        return new UserError(sentence(head) + TYPES_TRIED, details, reason);
    }

    private static String naming(@Nullable String message, Path path) {
        String text = message == null || message.isBlank() ? "it could not be read" : message;
        return text.contains(path.toString()) ? text : path + " cannot be opened: " + text;
    }
}
