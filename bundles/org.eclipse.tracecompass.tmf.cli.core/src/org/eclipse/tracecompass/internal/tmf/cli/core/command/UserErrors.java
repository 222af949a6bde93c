package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.files.KernelFiles;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;

/** The errors that several commands report, so that they read the same. */
final class UserErrors {

    private UserErrors() {}

    static UserError noSuchPath(Path path) {
        return new UserError("There is no file or folder %s; check the path.".formatted(path));
    }

    /**
     * Checks that something is there that can be read to its end.
     *
     * @throws UserError if nothing is there, or what may have no end: a pipe, a device, or a kernel
     *     file
     */
    static void requireFile(Path path) {
        requireNoPipe(path);
        if (KernelFiles.contain(path)) {
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
        String text = message == null || message.isBlank() ? "it could not be read" : message;
        if (!text.contains(path.toString())) {
            text = path + " cannot be opened: " + text;
        }
        return sentence(text);
    }
}
