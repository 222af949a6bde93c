package org.eclipse.tracecompass.internal.tmf.analysis.declared.ui;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.tracecompass.common.core.files.OutputFile;
import org.eclipse.tracecompass.tmf.analysis.declared.core.analysis.Declarations;
import org.eclipse.tracecompass.tmf.analysis.declared.core.parse.StatesLanguage;

/** The files of the user's library. */
final class LibraryFiles {

    private static final int MAX_CHARACTERS = 4_000_000;

    private LibraryFiles() {}

    /** Returns the files by name; none if there is no library yet. */
    static List<Path> list() throws IOException {
        Path folder = Declarations.library();
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> isDeclaration(name(file)))
                    .filter(Files::isRegularFile)
                    .sorted()
                    .toList();
        }
    }

    static String name(Path file) {
        return String.valueOf(file.getFileName());
    }

    static boolean isDeclaration(String name) {
        return name.endsWith(StatesLanguage.EXTENSION)
                || name.endsWith(StatesLanguage.XML_EXTENSION);
    }

    /** Returns whether a file is one of the library, which may be edited. */
    static boolean contains(Path file) {
        return Declarations.library()
                .toAbsolutePath()
                .normalize()
                .equals(file.toAbsolutePath().normalize().getParent());
    }

    /**
     * Reads a file.
     *
     * @throws IOException if it cannot be read, is too large, or is not text in UTF-8: saving what
     *     was made of such a file would change it
     */
    static String read(Path file) throws IOException {
        if (Files.size(file) > MAX_CHARACTERS) {
            throw new IOException(file + " is too large for a state declaration.");
        }
        try {
            return Files.readString(file);
        } catch (CharacterCodingException e) {
            throw new IOException(file + " is not text in UTF-8. Save it as UTF-8.", e);
        }
    }

    /** Writes a file in one step, so that a partial file is never read. */
    static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        try (OutputFile output = OutputFile.at(file)) {
            Files.writeString(output.content(), text);
            output.commit();
        }
    }

    /** Copies a file into the library, under another name if its own is taken. */
    static Path add(Path file) throws IOException {
        Path target = free(name(file));
        write(target, read(file));
        return target;
    }

    /** Returns a name without the ending of declarations. */
    static String stem(String name) {
        String ending = ending(name);
        return name.endsWith(ending) ? name.substring(0, name.length() - ending.length()) : name;
    }

    private static String ending(String name) {
        return name.endsWith(StatesLanguage.XML_EXTENSION)
                ? StatesLanguage.XML_EXTENSION
                : StatesLanguage.EXTENSION;
    }

    /** Returns a file of the library that is not there yet, with a name like this one. */
    static Path free(String name) {
        String ending = ending(name);
        String stem = stem(name);
        Path folder = Declarations.library();
        Path file = folder.resolve(stem + ending);
        for (int next = 2; Files.exists(file); next++) {
            file = folder.resolve(stem + '-' + next + ending);
        }
        return file;
    }
}
