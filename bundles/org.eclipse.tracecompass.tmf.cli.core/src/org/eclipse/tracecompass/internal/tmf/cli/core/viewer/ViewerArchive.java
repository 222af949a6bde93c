package org.eclipse.tracecompass.internal.tmf.cli.core.viewer;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The classes that a {@linkplain PreparedViewer prepared viewer} loads, archived by Java in the
 * form in which it uses them: a start with the archive neither parses nor verifies them, and from
 * Java 25 on knows what is worth compiling. A {@linkplain Viewer#rehearse rehearsal} writes the
 * archive, or else the first viewer when it is closed; later ones use it.
 *
 * <p>Java ignores an archive of another Java, of another class path, and a truncated one. The
 * launcher script names a folder that only this user can write, and removes the archive when the
 * installation changes.
 */
final class ViewerArchive {

    /** System property that the launcher script sets: the folder for what is derived. */
    static final String FOLDER_PROPERTY = "astrolabe.derived";

    /** The first Java whose archives also have how classes are linked and compiled. */
    private static final int LINKED = 25;

    /** Options with which a user names an archive; Java takes only one. */
    private static final Pattern OWN_ARCHIVE =
            Pattern.compile("-Xshare|Archive|-XX:\\+?AOT|-XX:Flags");

    /** Exit codes of a process that Java or the system has aborted. */
    private static final int ABORTED = 128;

    /** The end of a name that has the number of a process. */
    private static final Pattern PROCESS = Pattern.compile("\\.(\\d{1,18})(\\.made)?$");

    private static final String QUIET = "-Xlog:disable";

    private static final String RECORD = "-XX:AOTConfiguration=";

    private static final List<Integer> ENDED_BY_USER = List.of(130, 137, 143);

    /**
     * What is worth compiling is taken from a rehearsal in which the quick compiler works alone: at
     * a start, the optimising one costs more than it gains. What is compiled so stays so; our
     * classes, which do the heavy work, are therefore not compiled in the rehearsal at all.
     */
    private static final List<String> REHEARSAL =
            List.of(
                    "-XX:TieredStopAtLevel=1",
                    "-XX:CompileCommand=quiet",
                    "-XX:CompileCommand=CompileThresholdScaling,org/eclipse/tracecompass/*.*,1000.0");

    private final boolean isLinked;
    private final Path archive;
    private final Path arguments;
    private final Path failed;

    /** What a viewer writes. */
    private final Path part;

    /** What is made of it; the same file where Java makes it by itself. */
    private final Path made;

    private boolean isUsed;
    private boolean isNew;

    private ViewerArchive(boolean isLinked, Path archive, Path part) {
        this.isLinked = isLinked;
        this.archive = archive;
        this.arguments = archive.resolveSibling(archive.getFileName() + ".arguments");
        this.failed = archive.resolveSibling(archive.getFileName() + ".failed");
        this.part = part;
        this.made = isLinked ? part.resolveSibling(part.getFileName() + ".made") : part;
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
        String name = "classes-viewer-" + javaVersion;
        String release = javaVersion.replaceFirst("\\D.*", "");
        return new ViewerArchive(
                !release.isEmpty() && Integer.parseInt(release) >= LINKED,
                folder.resolve(name),
                folder.resolve(name + '.' + ProcessHandle.current().pid()));
    }

    /** The folder for what is derived. */
    Path folder() {
        return archive.resolveSibling("");
    }

    /** Returns the options of Java for the next start: use the archive, or else record for it. */
    List<String> options() {
        removeParts();
        isUsed = isWhole();
        if (isUsed) {
            return optionsOfUse();
        }
        return isLinked
                ? List.of(QUIET, "-XX:AOTMode=record", RECORD + part)
                : List.of(QUIET, "-XX:ArchiveClassesAtExit=" + part);
    }

    /** Returns the options of Java for a rehearsal, which records for the archive. */
    List<String> optionsOfRehearsal() {
        List<String> options = new ArrayList<>(options());
        if (isLinked) {
            options.addAll(REHEARSAL);
        }
        return options;
    }

    /** Returns the options of Java that use the archive. */
    List<String> optionsOfUse() {
        return List.of(QUIET, (isLinked ? "-XX:AOTCache=" : "-XX:SharedArchiveFile=") + archive);
    }

    /**
     * Returns the options with which Java makes the archive of what a viewer has recorded; empty if
     * there is nothing to be made. That takes some seconds.
     */
    List<String> optionsOfMaking() {
        return isLinked && !isUsed && Files.isRegularFile(part)
                ? List.of(QUIET, "-XX:AOTMode=create", RECORD + part, "-XX:AOTCache=" + made)
                : List.of();
    }

    /** Removes what viewers have left that were killed with their commands. */
    private void removeParts() {
        try (DirectoryStream<Path> parts =
                Files.newDirectoryStream(folder(), archive.getFileName() + ".[0-9]*")) {
            for (Path part : parts) {
                if (isLeft(part.getFileName().toString())) {
                    Files.deleteIfExists(part);
                }
            }
        } catch (IOException | DirectoryIteratorException e) {
            // They take room, and nothing else.
        }
    }

    /** Whether a name ends with the number of a process that has ended. */
    static boolean isLeft(String name) {
        Matcher process = PROCESS.matcher(name);
        return process.find()
                && ProcessHandle.of(Long.parseLong(process.group(1)))
                        .filter(ProcessHandle::isAlive)
                        .isEmpty();
    }

    /** Whether there is an archive for the next viewer. */
    boolean isWhole() {
        try (BufferedReader reader = Files.newBufferedReader(arguments, StandardCharsets.UTF_8)) {
            return sizeLine().equals(reader.readLine());
        } catch (IOException e) {
            return false;
        }
    }

    /**
     * Notes that no archive can be made, so that it is not tried after each viewer, but once a day:
     * what was in the way, such as a full disk, may be gone then. The launcher script removes the
     * note when the installation changes.
     */
    void fail() throws IOException {
        Files.write(failed, new byte[0]);
    }

    /** Whether no archive could be made of this installation within the last day. */
    boolean hasFailed() {
        try {
            Instant time = Files.getLastModifiedTime(failed).toInstant();
            return Instant.now().isBefore(time.plus(Duration.ofDays(1)));
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
            } else if (code == 0 && Files.isRegularFile(made)) {
                Files.move(made, archive, StandardCopyOption.REPLACE_EXISTING);
                isNew = true;
            }
            Files.deleteIfExists(part);
            Files.deleteIfExists(made);
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
