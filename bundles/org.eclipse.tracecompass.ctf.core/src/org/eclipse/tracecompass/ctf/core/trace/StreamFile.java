package org.eclipse.tracecompass.ctf.core.trace;

import java.io.EOFException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import org.eclipse.jdt.annotation.Nullable;
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

    /**
     * The files of a trace that are open, a limited number, the least recently used closed first.
     */
    static final class OpenFiles implements AutoCloseable {

        private static final int MAX_OPEN = 64;

        private boolean closed;
        private long bytesRead;
        private final LinkedHashMap<Path, RandomAccessFile> open =
                new LinkedHashMap<>(16, 0.75f, true);

        synchronized void read(Path path, long position, byte[] into, int length)
                throws IOException {
            RandomAccessFile file = open(path);
            file.seek(position);
            try {
                file.readFully(into, 0, length);
                bytesRead += length;
            } catch (EOFException e) {
                throw new IOException(path + " has become shorter while it was read", e);
            }
        }

        synchronized long bytesRead() {
            return bytesRead;
        }

        private RandomAccessFile open(Path path) throws IOException {
            @Nullable RandomAccessFile known = open.get(path);
            if (known != null) {
                return known;
            }
            if (closed) {
                throw new ClosedTraceException();
            }
            if (open.size() >= MAX_OPEN) {
                var eldest = open.pollFirstEntry();
                if (eldest != null) {
                    eldest.getValue().close();
                }
            }
            RandomAccessFile file = new RandomAccessFile(path.toFile(), "r");
            open.put(path, file);
            return file;
        }

        /** Closes the files for now; reading opens them again. */
        synchronized void release() throws IOException {
            for (RandomAccessFile file : open.values()) {
                file.close();
            }
            open.clear();
        }

        @Override
        public synchronized void close() throws IOException {
            release();
            closed = true;
        }
    }
}
