package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.regex.Pattern;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The classes that the viewer loads, archived by Java in the form in which it uses them: a start
 * with the archive neither parses nor verifies them. The first viewer writes the archive when it is
 * closed; later ones use it.
 *
 * <p>Java also archives what the class loaders of plug-ins define. It takes such a class from the
 * archive only if the plug-in still has the same bytes, so plug-ins can come, go and change. It
 * ignores an archive of another Java and a truncated one. The launcher script names a folder that
 * only this user can write, and removes the archive when the installation changes.
 */
final class ViewerArchive {

    /** System property that the launcher script sets: the folder for what is derived. */
    static final String FOLDER_PROPERTY = "astrolabe.derived";

    private static final String USE = "-XX:SharedArchiveFile=";

    /** Options with which a user names an archive; Java takes only one. */
    private static final Pattern OWN_ARCHIVE =
            Pattern.compile("-Xshare|Archive|-XX:\\+?AOT|-XX:Flags");

    /** Exit codes of a process that Java or the system has aborted. */
    private static final int ABORTED = 128;

    private static final List<Integer> ENDED_BY_USER = List.of(130, 137, 143);

    private final Path archive;
    private final Path arguments;
    private final Path part;
    private boolean isUsed;
    private boolean isNew;

    private ViewerArchive(Path archive, Path part) {
        this.archive = archive;
        this.arguments = archive.resolveSibling(archive.getFileName() + ".arguments");
        this.part = part;
    }

    /**
     * Returns the archive of this installation; null if there is no private folder for it, or if
     * the user's options have one.
     *
     * @param options further options of the Java machine
     */
    static @Nullable ViewerArchive of(String options) {
        String folder = System.getProperty(FOLDER_PROPERTY);
        return folder == null || OWN_ARCHIVE.matcher(options).find()
                ? null
                : in(Path.of(folder), System.getProperty("java.version", ""));
    }

    static ViewerArchive in(Path folder, String javaVersion) {
        String name = "classes-viewer-" + javaVersion + ".jsa";
        return new ViewerArchive(
                folder.resolve(name), folder.resolve(name + '.' + ProcessHandle.current().pid()));
    }

    /** Returns the options of Java for the next start: use the archive, or else write it. */
    List<String> options() {
        removeParts();
        isUsed = isWhole();
        return options(isUsed ? USE + archive : "-XX:ArchiveClassesAtExit=" + part);
    }

    /** Removes what viewers have left that were killed with their commands. */
    private void removeParts() {
        String prefix = archive.getFileName() + ".";
        try (DirectoryStream<Path> parts =
                Files.newDirectoryStream(archive.resolveSibling(""), prefix + "[0-9]*")) {
            for (Path left : parts) {
                String pid = left.getFileName().toString().substring(prefix.length());
                if (pid.matches("\\d{1,18}") && !isAlive(Long.parseLong(pid))) {
                    Files.deleteIfExists(left);
                }
            }
        } catch (IOException | DirectoryIteratorException e) {
            // They take room, and nothing else.
        }
    }

    private static boolean isAlive(long pid) {
        return ProcessHandle.of(pid).filter(ProcessHandle::isAlive).isPresent();
    }

    /** Returns the options of Java that use the archive. */
    List<String> optionsOfUse() {
        return options(USE + archive);
    }

    private static List<String> options(String option) {
        return List.of("-Xshare:auto", "-Xlog:disable", option);
    }

    /** Whether the archive has the size that was written down when it was new. */
    private boolean isWhole() {
        try (BufferedReader reader = Files.newBufferedReader(arguments, StandardCharsets.UTF_8)) {
            return sizeLine().equals(reader.readLine());
        } catch (IOException e) {
            return false;
        }
    }

    private String sizeLine() throws IOException {
        return "# " + Files.size(archive);
    }

    /**
     * Keeps what a viewer has written, or drops an archive with which it was aborted.
     *
     * @param code the exit code of the viewer
     * @return whether the archive may be why it was aborted: a start without it may succeed
     */
    boolean ended(int code) {
        boolean isSuspect = isUsed && code >= ABORTED && !ENDED_BY_USER.contains(code);
        try {
            if (isSuspect) {
                Files.deleteIfExists(archive);
            } else if (code == 0 && Files.isRegularFile(part)) {
                Files.move(part, archive, StandardCopyOption.REPLACE_EXISTING);
                isNew = true;
            }
            Files.deleteIfExists(part);
        } catch (IOException e) {
            // Without an archive, viewers start slower.
            return isSuspect && !Files.exists(archive);
        }
        return isSuspect;
    }

    /** Whether a viewer of this command has written the archive. */
    boolean isNew() {
        return isNew;
    }

    /**
     * Writes what Java is told at a start with the archive into a file beside it, with which the
     * launcher script starts the viewer at once. The first line has the size of the archive.
     *
     * @param words the arguments of Java without the user's home and the traces
     */
    void writeArguments(List<String> words) {
        // Java reads file names in the encoding of the locale.
        Charset charset = Charset.forName(System.getProperty("sun.jnu.encoding", "UTF-8"));
        try {
            StringBuilder text = new StringBuilder(sizeLine()).append('\n');
            for (String word : words) {
                String quoted = word.replace("\\", "\\\\").replace("\"", "\\\"");
                text.append('"').append(quoted).append("\"\n");
            }
            Files.writeString(part, text, charset);
            Files.move(part, arguments, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            // Without the file, the next viewer writes the archive again.
        }
    }
}
