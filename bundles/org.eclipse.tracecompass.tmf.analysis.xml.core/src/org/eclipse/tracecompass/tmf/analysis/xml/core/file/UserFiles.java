package org.eclipse.tracecompass.tmf.analysis.xml.core.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.eclipse.tracecompass.common.core.files.CacheFolder;
import org.eclipse.tracecompass.common.core.files.FileProblem;
import org.eclipse.tracecompass.common.core.files.OutputFile;
import org.eclipse.tracecompass.common.core.files.PrivateFolder;
import org.eclipse.tracecompass.common.core.files.UserFolders;
import org.eclipse.tracecompass.common.core.log.LazyLogger;

/**
 * The files of XML analyses that the user has imported: copies in a folder of his home, of which
 * those in a list are enabled. The viewer and the command line share them. Thread-safe.
 */
public final class UserFiles {

    private static final System.Logger LOGGER = LazyLogger.of(UserFiles.class);

    private static final String FOLDER = "xml_files";
    private static final String ENABLED = "enabled_files";
    private static final String SUFFIX = ".xml";

    private UserFiles() {}

    /** Returns the folder of the copies, which may not exist yet. */
    public static Path folder() {
        // With another cache folder, as in tests, the files in the home folder are ignored.
        String cache = System.getProperty(CacheFolder.PROPERTY);
        if (cache != null && !cache.isBlank()) {
            return Path.of(cache, FOLDER);
        }
        return UserFolders.ofProcess().data().orElseGet(PrivateFolder::temporary).resolve(FOLDER);
    }

    /** Returns the imported files by their names, sorted, enabled or not. */
    public static synchronized TreeMap<String, Path> list() {
        TreeMap<String, Path> files = new TreeMap<>();
        Path folder = folder();
        if (Files.isDirectory(folder)) {
            try (Stream<Path> entries = Files.list(folder)) {
                entries.filter(file -> file.toString().endsWith(SUFFIX))
                        .filter(Files::isRegularFile)
                        .forEach(file -> files.put(String.valueOf(file.getFileName()), file));
            } catch (IOException e) {
                warn("The folder {0} of XML analyses cannot be read: {1}", folder, e);
            }
        }
        return files;
    }

    /** Returns the names of the files that are enabled. */
    public static synchronized Set<String> enabled() {
        Path list = folder().resolve(ENABLED);
        Set<String> names = new TreeSet<>();
        if (Files.isRegularFile(list)) {
            try {
                Files.readAllLines(list).stream()
                        .filter(line -> !line.isBlank())
                        .forEach(names::add);
            } catch (IOException e) {
                warn("The list of enabled XML analyses {0} cannot be read: {1}", list, e);
            }
        }
        names.retainAll(list().keySet());
        return names;
    }

    private static void warn(String message, Path path, IOException e) {
        LOGGER.log(System.Logger.Level.WARNING, message, path, FileProblem.reason(e));
    }

    /**
     * Enables or disables files. Takes effect for traces that are opened from now on.
     *
     * @param names the names of the files; others are ignored
     * @param on true to enable
     * @throws IOException if the list cannot be written
     */
    public static void setEnabled(Iterable<String> names, boolean on) throws IOException {
        enable(names, on);
        // outside of the lock: who is told may ask for the files, in any thread
        XmlAnalysisFiles.changed();
    }

    private static synchronized void enable(Iterable<String> names, boolean on) throws IOException {
        Set<String> enabled = enabled();
        for (String name : names) {
            if (on) {
                enabled.add(name);
            } else {
                enabled.remove(name);
            }
        }
        Files.createDirectories(folder());
        try (OutputFile output = OutputFile.at(folder().resolve(ENABLED))) {
            Files.write(output.content(), enabled);
            output.commit();
        }
    }

    /**
     * Imports a file: checks it, copies it to the user's files, in place of one of the same name,
     * and enables it.
     *
     * @param file the file
     * @return the copy
     * @throws XmlFileException if the file is wrong; nothing is changed then
     * @throws IOException if it cannot be copied
     */
    public static Path add(Path file) throws XmlFileException, IOException {
        XmlDocuments.read(file);
        String name = String.valueOf(file.getFileName());
        Path copy = folder().resolve(name.endsWith(SUFFIX) ? name : name + SUFFIX);
        if (!file.toAbsolutePath().equals(copy.toAbsolutePath())) {
            Files.createDirectories(folder());
            try (OutputFile output = OutputFile.at(copy)) {
                Files.copy(file, output.content(), StandardCopyOption.REPLACE_EXISTING);
                output.commit();
            }
        }
        setEnabled(List.of(String.valueOf(copy.getFileName())), true);
        return copy;
    }

    /**
     * Deletes files of the user.
     *
     * @param names their names; others are ignored
     * @throws IOException if one cannot be deleted
     */
    public static void delete(Iterable<String> names) throws IOException {
        TreeMap<String, Path> files = list();
        setEnabled(names, false);
        for (String name : names) {
            Path file = files.get(name);
            if (file != null) {
                Files.deleteIfExists(file);
            }
        }
        XmlAnalysisFiles.changed();
    }

    /**
     * Exports a file of the user.
     *
     * @param name its name
     * @param target where to; an existing file is replaced
     * @throws IOException if there is no such file, or it cannot be written
     */
    public static void export(String name, Path target) throws IOException {
        Path file = list().get(name);
        if (file == null) {
            throw new IOException("There is no imported file " + name);
        }
        try (OutputFile output = OutputFile.at(target)) {
            Files.copy(file, output.content(), StandardCopyOption.REPLACE_EXISTING);
            output.commit();
        }
    }
}
