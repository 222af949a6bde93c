package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.tracecompass.common.core.files.FileProblem;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.StatesFile;
import org.eclipse.tracecompass.tmf.analysis.declared.core.parse.Parsed;
import org.eclipse.tracecompass.tmf.analysis.declared.core.parse.StatesLanguage;
import org.eclipse.tracecompass.tmf.analysis.declared.core.problem.Problem;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;

/** Reads files of declarations for commands. */
final class StatesFiles {

    private StatesFiles() {}

    /**
     * Reads a file, as far as it is understood.
     *
     * @throws UserError if it cannot be read
     */
    static Parsed read(Path file) {
        UserErrors.requireFile(file);
        try {
            return StatesLanguage.read(file);
        } catch (IOException e) {
            throw new UserError("%s cannot be read: %s.".formatted(file, FileProblem.reason(e)), e);
        }
    }

    /**
     * Reads a file without errors.
     *
     * @throws UserError if it has errors, which are listed before
     */
    static StatesFile sound(Path file, Console console) {
        Parsed parsed = read(file);
        requireSound(file, parsed.problems(), console);
        return parsed.file();
    }

    /**
     * Lists what is wrong with a file.
     *
     * @throws UserError if some of it is an error
     */
    static void requireSound(Path file, List<Problem> problems, Console console) {
        List<Problem> errors = problems.stream().filter(Problem::isError).toList();
        if (errors.isEmpty()) {
            return;
        }
        errors.forEach(problem -> console.error(problem.toString()));
        throw new UserError(
                errors.size() == 1
                        ? "The declarations in %s have an error; correct it.".formatted(file)
                        : "The declarations in %s have %d errors; correct them."
                                .formatted(file, errors.size()));
    }

    /** Returns whether a file is XML: by its first character that is not blank. */
    static boolean isXml(Path file) throws IOException {
        String text = Files.readString(file).stripLeading();
        return text.startsWith("<") || text.startsWith("\ufeff<");
    }

    /**
     * Returns the folder with a file of a name: a folder itself or the only one below it.
     *
     * @throws UserError if there is none or several
     */
    static Path onlyTrace(Path folder, String name) throws IOException {
        if (Files.isRegularFile(folder.resolve(name))) {
            return folder;
        }
        List<Path> found;
        try (Stream<Path> files = Files.walk(folder)) {
            found =
                    files.filter(file -> String.valueOf(file.getFileName()).equals(name))
                            .filter(Files::isRegularFile)
                            .sorted()
                            .toList();
        }
        if (found.size() == 1) {
            Path parent = found.get(0).getParent();
            return parent == null ? folder : parent;
        }
        throw new UserError(
                found.isEmpty()
                        ? "%s is not a CTF trace; name the folder with the file %s."
                                .formatted(folder, name)
                        : "%s contains %d traces; name one of them."
                                .formatted(folder, found.size()));
    }
}
