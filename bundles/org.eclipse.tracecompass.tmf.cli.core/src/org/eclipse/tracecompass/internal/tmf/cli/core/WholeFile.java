package org.eclipse.tracecompass.internal.tmf.cli.core;

import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * A file that appears when it is complete, or not at all: it is written beside its place and moved
 * there by {@link #commit}; what was not committed is removed at {@link #close}.
 */
public final class WholeFile implements AutoCloseable {

    private final Path target;
    private final Path partial;

    /**
     * Begins a file.
     *
     * @param target where it will stand; an existing file is replaced at the end
     * @throws UserError if the folder does not exist or is not writable
     */
    public WholeFile(Path target) {
        this.target = target.toAbsolutePath();
        if (Files.isDirectory(this.target)) {
            throw new UserError(
                    "Cannot write %s, because it is a folder; name a file.".formatted(target));
        }
        Path folder = this.target.getParent();
        if (folder == null || !Files.isDirectory(folder) || !Files.isWritable(folder)) {
            throw new UserError(
                    "Cannot write %s, because its folder does not exist or is not writable; name another place."
                            .formatted(target));
        }
        this.partial =
                folder.resolve(
                        ".%s.%d.part"
                                .formatted(
                                        this.target.getFileName(), ProcessHandle.current().pid()));
    }

    /** Returns the file to write into until {@link #commit}. */
    public Path partial() {
        return partial;
    }

    /**
     * Moves the file to its place.
     *
     * @throws IOException if that fails; the old file is then untouched
     */
    public void commit() throws IOException {
        try {
            Files.move(
                    partial,
                    target,
                    StandardCopyOption.ATOMIC_MOVE,
                    StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(partial, target, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    @Override
    public void close() throws IOException {
        Files.deleteIfExists(partial);
    }
}
