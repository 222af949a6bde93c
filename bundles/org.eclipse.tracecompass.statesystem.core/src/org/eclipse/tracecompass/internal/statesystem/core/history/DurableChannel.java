package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.backend.HistoryInUseException;

/**
 * A file with positional reads and writes that survives interrupts. A channel of the platform is
 * closed for all its users when one of them is interrupted while reading; this one is opened again,
 * and the interrupt is kept for the thread to see. Thread-safe.
 */
class DurableChannel {

    /**
     * What this program is writing to. To close any channel of a file drops the locks that the
     * program has on it, so such a file must not even be opened to see whether it is locked. Also
     * the monitor of whoever makes or opens a file.
     */
    private static final Set<Path> WRITTEN_HERE = ConcurrentHashMap.newKeySet();

    private final Path fPath;
    private final Set<OpenOption> fReopenOptions;
    private volatile FileChannel fChannel;
    private volatile boolean fClosed;

    /** Whether others are kept from writing. */
    private boolean fWriting;

    private @Nullable FileLock fLock;

    /** What tells the file from another one that has taken its name; null where nothing does. */
    private final @Nullable Object fKey;

    /** The length of a file that is complete; -1 while it grows. */
    private long fCompleteSize = -1;

    private DurableChannel(Path path, FileChannel channel, boolean writable) throws IOException {
        fPath = path;
        fChannel = channel;
        fKey = fileKey(path);
        fReopenOptions =
                writable
                        ? Set.of(StandardOpenOption.READ, StandardOpenOption.WRITE)
                        : Set.of(StandardOpenOption.READ);
    }

    /**
     * Creates a file for writing and reading, in the place of what is there. Nobody else can write
     * to it meanwhile, and what somebody else is writing to is not touched.
     */
    static DurableChannel replace(Path path) throws IOException {
        synchronized (WRITTEN_HERE) {
            boolean interrupted = Thread.interrupted();
            try {
                remove(path);
                return new DurableChannel(path);
            } catch (FileAlreadyExistsException e) {
                throw beingWritten(path);
            } finally {
                if (interrupted) {
                    Thread.currentThread().interrupt();
                }
            }
        }
    }

    /** Creates a file, which must not exist. */
    DurableChannel(Path path) throws IOException {
        this(path, createNew(path), true);
        if (!lock() || !isInPlace()) {
            // Somebody found the file before it was locked and is about to replace it, or has.
            fChannel.close();
            throw beingWritten(path);
        }
        fWriting = true;
        WRITTEN_HERE.add(key(path));
    }

    private static FileChannel createNew(Path path) throws IOException {
        return FileChannel.open(
                path,
                StandardOpenOption.READ,
                StandardOpenOption.WRITE,
                StandardOpenOption.CREATE_NEW);
    }

    private static Path key(Path path) {
        return path.toAbsolutePath().normalize();
    }

    private static @Nullable Object fileKey(Path path) throws IOException {
        return Files.readAttributes(path, BasicFileAttributes.class).fileKey();
    }

    private static IOException beingWritten(Path path) {
        return new HistoryInUseException(path);
    }

    /**
     * Deletes a file unless somebody is writing to it. It is deleted, not emptied, so that whoever
     * reads it can go on; and under its lock, so that of two who want to replace it one is refused.
     */
    private static void remove(Path path) throws IOException {
        if (isBeingWrittenHere(path)) {
            throw beingWritten(path);
        }
        try {
            Object key = fileKey(path);
            try (FileChannel channel = FileChannel.open(path, StandardOpenOption.WRITE)) {
                if (isLocked(channel, false) || !Objects.equals(key, fileKey(path))) {
                    throw beingWritten(path);
                }
                Files.delete(path);
            }
        } catch (NoSuchFileException e) {
            // Not there, or deleted by somebody else: what was wanted.
        }
    }

    /**
     * Tells whether somebody else has a lock; if not, this channel has it from now on, where there
     * are locks.
     */
    private static boolean isLocked(FileChannel channel, boolean shared) {
        try {
            return channel.tryLock(0, Long.MAX_VALUE, shared) == null;
        } catch (OverlappingFileLockException e) {
            return true;
        } catch (IOException e) {
            // Some network file systems have no locks; then two builders of one file are not kept
            // apart.
            return false;
        }
    }

    /** Opens a file for reading that this program is not writing to. */
    static DurableChannel open(Path path) throws IOException {
        synchronized (WRITTEN_HERE) {
            if (isBeingWrittenHere(path)) {
                throw new IOException(
                        "The state history " + path + " is being written and was never finished");
            }
            DurableChannel channel =
                    new DurableChannel(
                            path, FileChannel.open(path, StandardOpenOption.READ), false);
            channel.fCompleteSize = channel.size();
            return channel;
        }
    }

    private static boolean isBeingWrittenHere(Path path) {
        return WRITTEN_HERE.contains(key(path));
    }

    /** Tells whether another program is writing to this file, which is open for reading. */
    boolean isBeingWritten() {
        return isLocked(fChannel, true);
    }

    /** Keeps others from writing; false if somebody keeps us from it. */
    private boolean lock() {
        try {
            fLock = fChannel.tryLock();
            return fLock != null;
        } catch (OverlappingFileLockException e) {
            return false;
        } catch (IOException e) {
            // No locks here.
            return true;
        }
    }

    boolean isClosed() {
        return fClosed;
    }

    long size() throws IOException {
        boolean interrupted = Thread.interrupted();
        try {
            return fChannel.size();
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    void read(ByteBuffer target, long position) throws IOException {
        transfer(target, position, true);
    }

    void write(ByteBuffer source, long position) throws IOException {
        transfer(source, position, false);
    }

    private void transfer(ByteBuffer buffer, long position, boolean read) throws IOException {
        boolean interrupted = false;
        long origin = position - buffer.position();
        try {
            while (buffer.hasRemaining()) {
                interrupted |= Thread.interrupted();
                FileChannel channel = fChannel;
                try {
                    long at = origin + buffer.position();
                    int count = read ? channel.read(buffer, at) : channel.write(buffer, at);
                    if (count < 0) {
                        throw new EOFException("The file ends at byte " + at);
                    }
                } catch (ClosedChannelException e) {
                    // An interrupt that is still set would close the next channel, too.
                    interrupted |= Thread.interrupted();
                    reopen(channel, e);
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private synchronized void reopen(FileChannel closed, ClosedChannelException cause)
            throws IOException {
        if (fClosed) {
            throw cause;
        }
        if (fChannel != closed) {
            return;
        }
        // The name, and the lock, may have been taken over meanwhile.
        checkInPlace();
        FileChannel channel = FileChannel.open(fPath, fReopenOptions);
        fChannel = channel;
        if (fWriting && !lock()) {
            fWriting = false;
            WRITTEN_HERE.remove(key(fPath));
            fClosed = true;
            channel.close();
            throw beingWritten(fPath);
        }
        checkInPlace();
    }

    private void checkInPlace() throws IOException {
        if (!isInPlace()) {
            fClosed = true;
            fChannel.close();
            throw new IOException(
                    "The file " + fPath + " was replaced or deleted by somebody else");
        }
    }

    /** Tells whether the file still has its name. */
    private boolean isInPlace() throws IOException {
        try {
            BasicFileAttributes found = Files.readAttributes(fPath, BasicFileAttributes.class);
            return Objects.equals(fKey, found.fileKey())
                    && (fCompleteSize < 0 || fCompleteSize == found.size());
        } catch (NoSuchFileException e) {
            return false;
        }
    }

    /** Lets others write to the file, which is complete; reading goes on. */
    synchronized void complete(long size) {
        fCompleteSize = size;
        unlock();
    }

    private void unlock() {
        if (!fWriting) {
            return;
        }
        fWriting = false;
        WRITTEN_HERE.remove(key(fPath));
        FileLock lock = fLock;
        fLock = null;
        if (lock != null) {
            try {
                lock.release();
            } catch (IOException e) {
                // Gone with the channel it belonged to.
                fLock = null;
            }
        }
    }

    synchronized void close() throws IOException {
        unlock();
        fClosed = true;
        fChannel.close();
    }

    /**
     * Deletes the file, unless another one has its name by now, and closes it. In this order:
     * behind a lock that was let go, the file could be somebody else's already.
     */
    synchronized void delete() throws IOException {
        boolean known = !fClosed || fCompleteSize >= 0;
        try {
            if (known && isInPlace()) {
                Files.deleteIfExists(fPath);
            }
        } finally {
            close();
        }
    }
}
