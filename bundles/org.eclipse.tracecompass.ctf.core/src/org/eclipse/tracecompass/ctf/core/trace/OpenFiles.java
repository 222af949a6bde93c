package org.eclipse.tracecompass.ctf.core.trace;

import java.io.EOFException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The stream files of a trace. All traces of the program together have a limited number of them
 * open; the least recently used is closed first, and opened again when it is read. Thread-safe.
 */
final class OpenFiles implements AutoCloseable {

    /** How many files of all traces stay open; only files that are being read come on top. */
    static final int MOST_OPEN = 32 + Runtime.getRuntime().availableProcessors();

    /** The open files of all traces, the least recently used first; also guards their states. */
    private static final LinkedHashSet<Slot> OPEN = new LinkedHashSet<>();

    private final Map<Path, Slot> slots = new HashMap<>();
    private boolean closed;
    private long bytesRead;

    /** A file that is open or was. Its monitor guards reading, {@link #OPEN} all else. */
    private static final class Slot {
        private @Nullable RandomAccessFile file;

        /** How many threads read it or are about to. */
        private int users;

        /** Closes the file; not while it has users. */
        private void close() throws IOException {
            RandomAccessFile open = file;
            file = null;
            if (open != null) {
                open.close();
            }
        }

        private synchronized void read(Path path, long position, byte[] into, int length)
                throws IOException {
            RandomAccessFile open = file;
            if (open == null) {
                open = new RandomAccessFile(path.toFile(), "r");
                file = open;
            }
            open.seek(position);
            try {
                open.readFully(into, 0, length);
            } catch (EOFException e) {
                throw new IOException(path + " has become shorter while it was read", e);
            }
        }
    }

    /** Returns how many stream files of all traces are open. */
    static int count() {
        synchronized (OPEN) {
            return OPEN.size();
        }
    }

    /**
     * Reads exactly some bytes of a file.
     *
     * @throws IOException if it cannot be read, or the trace is closed
     */
    void read(Path path, long position, byte[] into, int length) throws IOException {
        Slot slot = use(path);
        try {
            slot.read(path, position, into, length);
        } finally {
            release(slot);
        }
        synchronized (this) {
            bytesRead += length;
        }
    }

    synchronized long bytesRead() {
        return bytesRead;
    }

    private synchronized Slot use(Path path) throws IOException {
        if (closed) {
            throw new StreamFile.ClosedTraceException();
        }
        Slot slot = slots.computeIfAbsent(path, p -> new Slot());
        synchronized (OPEN) {
            slot.users++;
            OPEN.remove(slot);
            OPEN.add(slot);
        }
        return slot;
    }

    private static void release(Slot slot) throws IOException {
        synchronized (OPEN) {
            slot.users--;
            if (slot.users == 0 && !OPEN.contains(slot)) {
                slot.close();
            }
            Iterator<Slot> eldest = OPEN.iterator();
            while (OPEN.size() > MOST_OPEN && eldest.hasNext()) {
                Slot unused = eldest.next();
                if (unused.users == 0) {
                    eldest.remove();
                    unused.close();
                }
            }
        }
    }

    /** Closes the files for now; reading opens them again. */
    synchronized void release() throws IOException {
        synchronized (OPEN) {
            for (Slot slot : slots.values()) {
                OPEN.remove(slot);
                if (slot.users == 0) {
                    slot.close();
                }
            }
        }
        slots.clear();
    }

    @Override
    public synchronized void close() throws IOException {
        release();
        closed = true;
    }
}
