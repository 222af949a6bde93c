package org.eclipse.tracecompass.common.core.files;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Map;
import java.util.UUID;
import org.eclipse.jdt.annotation.Nullable;

/**
 * A file that the user has named for a result. It has the whole result or, when the work fails,
 * what it had before:
 *
 * <pre>
 * try (OutputFile file = OutputFile.at(target)) {
 *     picture.writeSvg(file.content());
 *     file.commit();
 * }
 * </pre>
 *
 * <p>The result is first written elsewhere. A new file, and a plain file of the user, is then moved
 * to its place in one step. Whatever else is there stays what it is and gets the bytes: a device, a
 * pipe, the file that a link leads to, a file with several names, a file of another user.
 *
 * <p>Not thread-safe. What was begun is removed when the process is asked to end.
 */
public final class OutputFile implements AutoCloseable {

    private final Path named;
    private final Path target;
    private final Path content;
    private final boolean replaces;

    /**
     * Begins a file.
     *
     * @param target where the result goes; not changed before {@link #commit}
     * @throws OutputFileException if it cannot be written there
     */
    public static OutputFile at(Path target) throws OutputFileException {
        try {
            return new OutputFile(target);
        } catch (OutputFileException e) {
            throw e;
        } catch (IOException | SecurityException e) {
            throw failure(target, e);
        }
    }

    private OutputFile(Path named) throws IOException {
        this.named = named;
        this.target = named.toAbsolutePath();
        BasicFileAttributes there = attributes(target);
        Path folder = target.getParent();
        if (there == null) {
            if (folder == null || !Files.isDirectory(folder) || !Files.isWritable(folder)) {
                throw refusal(
                        "its folder does not exist or is not writable; choose another folder",
                        null);
            }
        } else {
            requireWritable(there);
        }
        if (there == null || isPlain(there) && folder != null && Files.isWritable(folder)) {
            this.content = UnfinishedFiles.add(beside());
            this.replaces = there == null || takesPlaceOf(content, target);
        } else {
            this.content = UnfinishedFiles.add(Files.createTempFile("astrolabe-", ".part"));
            this.replaces = false;
        }
    }

    private Path beside() throws OutputFileException {
        Path file = target.resolveSibling(".astrolabe-" + UUID.randomUUID() + ".part");
        try {
            return Files.createFile(file);
        } catch (NoSuchFileException e) {
            throw refusal("no file can be created in its folder; choose another folder", e);
        } catch (IOException e) {
            throw failure(named, e);
        }
    }

    private static @Nullable BasicFileAttributes attributes(Path file) throws IOException {
        try {
            return Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
        } catch (NoSuchFileException e) {
            return null;
        }
    }

    private void requireWritable(BasicFileAttributes there) throws OutputFileException {
        if (there.isSymbolicLink() && !Files.exists(target)) {
            throw refusal("it is a dangling link; remove it or choose another name", null);
        }
        if (Files.isDirectory(target)) {
            throw refusal("it is a folder; name a file", null);
        }
        if (!Files.isWritable(target)) {
            throw refusal("you do not have permission to write it; choose another name", null);
        }
    }

    /** Whether a file has one name only, so that another file can take its place. */
    private boolean isPlain(BasicFileAttributes there) throws IOException {
        return there.isRegularFile()
                && (!PrivateFolder.hasOwners()
                        || Integer.valueOf(1).equals(Files.getAttribute(target, "unix:nlink")));
    }

    /** Copies the permissions of a file to a new one; false if the file belongs to another user. */
    private static boolean takesPlaceOf(Path file, Path old) throws IOException {
        if (!PrivateFolder.hasOwners()) {
            return true;
        }
        Map<String, Object> was = Files.readAttributes(old, "unix:uid,gid,permissions");
        Map<String, Object> is = Files.readAttributes(file, "unix:uid,gid");
        if (!is.get("uid").equals(was.get("uid")) || !is.get("gid").equals(was.get("gid"))) {
            return false;
        }
        Files.setAttribute(file, "posix:permissions", was.get("permissions"));
        return true;
    }

    /** Returns the file to write into until {@link #commit}; it exists and is empty. */
    public Path content() {
        return content;
    }

    /**
     * Puts the result in its place. Blocks on a pipe until it is read.
     *
     * @throws OutputFileException if that fails; a plain file is then untouched
     */
    public void commit() throws OutputFileException {
        try {
            if (replaces) {
                FileReplacement.replaceDurably(content, target);
                return;
            }
            try (OutputStream out =
                    Files.newOutputStream(
                            target,
                            StandardOpenOption.WRITE,
                            StandardOpenOption.TRUNCATE_EXISTING)) {
                Files.copy(content, out);
            }
        } catch (IOException e) {
            throw failure(named, e);
        }
    }

    /** Discards the file, unless it was committed. */
    @Override
    public void close() {
        UnfinishedFiles.delete(content);
    }

    private OutputFileException refusal(String why, @Nullable Throwable cause) {
        return new OutputFileException("Cannot write %s, because %s.".formatted(named, why), cause);
    }

    private static OutputFileException failure(Path named, Exception cause) {
        String why = cause instanceof IOException e ? FileProblem.reason(e) : cause.getMessage();
        return new OutputFileException("Cannot write %s: %s.".formatted(named, why), cause);
    }
}
