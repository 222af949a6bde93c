package org.eclipse.tracecompass.common.core.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.log.LazyLogger;

/**
 * A new folder that the user has named for a result of several files. If the work fails, what was
 * written is deleted:
 *
 * <pre>
 * try (OutputFolder folder = OutputFolder.at(target)) {
 *     write(folder.path());
 *     folder.commit();
 * }
 * </pre>
 *
 * <p>Only the folder itself is made, not those above it: a mistyped name makes no tree of folders.
 * Nothing is overwritten: a folder that is there must be empty. Not thread-safe.
 */
public final class OutputFolder implements AutoCloseable {

    private final Path named;
    private final Path folder;
    private final boolean isNew;
    private boolean complete;

    /**
     * Makes the folder, unless it is there.
     *
     * @param target a folder that does not exist, or an empty one
     * @param inputs files or folders that must not change: the folder cannot be inside of them
     * @throws OutputFileException if it cannot be written there
     */
    public static OutputFolder at(Path target, Path... inputs) throws OutputFileException {
        try {
            return new OutputFolder(target, inputs);
        } catch (OutputFileException e) {
            throw e;
        } catch (IOException | SecurityException e) {
            throw failure(target, e);
        }
    }

    private OutputFolder(Path named, Path[] inputs) throws IOException {
        this.named = named;
        this.folder = named.toAbsolutePath().normalize();
        Path parent = folder.getParent();
        this.isNew = !Files.exists(folder, LinkOption.NOFOLLOW_LINKS);
        if (isNew) {
            if (parent == null || !Files.isDirectory(parent)) {
                throw refusal("%s does not exist; create it, or choose another folder", parent);
            }
        } else {
            requireEmpty();
        }
        Path real =
                isNew && parent != null
                        ? parent.toRealPath().resolve(String.valueOf(folder.getFileName()))
                        : folder.toRealPath();
        for (Path input : inputs) {
            if (Files.isDirectory(input) && real.startsWith(input.toRealPath())) {
                throw refusal("it is inside %s; choose another folder", input);
            }
        }
        if (isNew) {
            Files.createDirectory(folder);
        }
        UnfinishedFiles.add(folder);
    }

    private void requireEmpty() throws IOException {
        if (!Files.exists(folder)) {
            throw refusal("it is a dangling link; remove it or choose another name", null);
        }
        if (!Files.isDirectory(folder)) {
            throw refusal("it is a file; choose another name", null);
        }
        try (Stream<Path> entries = Files.list(folder)) {
            if (entries.findAny().isPresent()) {
                throw refusal("it is not empty; choose another folder", null);
            }
        }
    }

    /** Returns the folder; files can be written into it until {@link #commit} or {@link #close}. */
    public Path path() {
        return folder;
    }

    /** Keeps what was written. */
    public void commit() {
        complete = true;
        UnfinishedFiles.complete(folder);
    }

    /** Deletes what was written, unless it was committed. */
    @Override
    public void close() {
        if (complete) {
            return;
        }
        if (isNew) {
            UnfinishedFiles.delete(folder);
            return;
        }
        try (Stream<Path> entries = Files.list(folder)) {
            entries.toList().forEach(UnfinishedFiles::delete);
        } catch (IOException e) {
            LazyLogger.of(OutputFolder.class)
                    .log(System.Logger.Level.WARNING, "{0} cannot be emptied", folder);
        }
        UnfinishedFiles.complete(folder);
    }

    private OutputFileException refusal(String why, @Nullable Path about) {
        return new OutputFileException(
                "Cannot write %s, because %s.".formatted(named, why.formatted(about)), null);
    }

    private static OutputFileException failure(Path named, Exception cause) {
        String why = cause instanceof IOException e ? FileProblem.reason(e) : cause.getMessage();
        return new OutputFileException("Cannot write %s: %s.".formatted(named, why), cause);
    }
}
