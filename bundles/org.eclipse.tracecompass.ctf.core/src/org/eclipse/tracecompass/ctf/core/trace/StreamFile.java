package org.eclipse.tracecompass.ctf.core.trace;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.eclipse.tracecompass.ctf.core.CtfDiagnostic;
import org.eclipse.tracecompass.ctf.core.CtfReadException;

/**
 * A file of a data stream, read by position. Many threads may read it; an interrupted thread does
 * not close it (which is why this is not a channel).
 */
public final class StreamFile {

    private final Path path;
    private final long size;
    private final OpenFiles openFiles;

    StreamFile(Path path, OpenFiles openFiles) throws IOException {
        this.path = path;
        size = Files.size(path);
        this.openFiles = openFiles;
    }

    /** Where it is. */
    public Path path() {
        return path;
    }

    /** Its size in bytes when the trace was opened. */
    public long size() {
        return size;
    }

    /** Reads exactly the given number of bytes. */
    void read(long position, byte[] into, int length) throws IOException {
        openFiles.read(path, position, into, length);
    }

    /** Reports that a file cannot be read; the trace continues without it. */
    static CtfDiagnostic unreadable(Path path, IOException e) {
        if (e instanceof CtfReadException known) {
            return known.diagnostic();
        }
        String reason =
                switch (e) {
                    case NoSuchFileException missing -> "it does not exist";
                    case AccessDeniedException denied -> "permission denied";
                    default -> String.valueOf(e.getMessage());
                };
        return CtfDiagnostic.inMetadata(
                path, 0, "the file cannot be read and is left out (" + reason + ")");
    }

    @Override
    public String toString() {
        return path.toString();
    }

    /** The reader reads on after the trace was closed. */
    static final class ClosedTraceException extends IOException {

        private static final long serialVersionUID = 1L;

        ClosedTraceException() {
            super("the trace is closed");
        }
    }
}
