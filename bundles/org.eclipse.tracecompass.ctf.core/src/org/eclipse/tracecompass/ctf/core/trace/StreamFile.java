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
import org.eclipse.tracecompass.ctf.core.CtfException;

/**
 * A file of a data stream, read by position. Many threads may read it; an interrupted thread does
 * not close it (which is why this is not a channel).
 */
public final class StreamFile {

    private final Path fPath;
    private final long fSize;
    private final OpenFiles fOpenFiles;

    StreamFile(Path path, OpenFiles openFiles) throws IOException {
        fPath = path;
        fSize = Files.size(path);
        fOpenFiles = openFiles;
    }

    /** Where it is. */
    public Path path() {
        return fPath;
    }

    /** Its size in bytes when the trace was opened. */
    public long size() {
        return fSize;
    }

    /** Reads exactly so many bytes. */
    void read(long position, byte[] into, int length) throws IOException {
        fOpenFiles.read(fPath, position, into, length);
    }

    /** Says that a file cannot be read; the trace goes on without it. */
    static CtfDiagnostic unreadable(Path path, IOException e) {
        if (e instanceof CtfException known) {
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
        return fPath.toString();
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

        private boolean fClosed;
        private final LinkedHashMap<Path, RandomAccessFile> fOpen =
                new LinkedHashMap<>(16, 0.75f, true);

        synchronized void read(Path path, long position, byte[] into, int length)
                throws IOException {
            RandomAccessFile file = open(path);
            file.seek(position);
            try {
                file.readFully(into, 0, length);
            } catch (EOFException e) {
                throw new IOException(path + " has become shorter while it was read", e);
            }
        }

        private RandomAccessFile open(Path path) throws IOException {
            @Nullable RandomAccessFile known = fOpen.get(path);
            if (known != null) {
                return known;
            }
            if (fClosed) {
                throw new ClosedTraceException();
            }
            if (fOpen.size() >= MAX_OPEN) {
                var eldest = fOpen.pollFirstEntry();
                if (eldest != null) {
                    eldest.getValue().close();
                }
            }
            RandomAccessFile file = new RandomAccessFile(path.toFile(), "r");
            fOpen.put(path, file);
            return file;
        }

        @Override
        public synchronized void close() throws IOException {
            for (RandomAccessFile file : fOpen.values()) {
                file.close();
            }
            fOpen.clear();
            fClosed = true;
        }
    }
}
