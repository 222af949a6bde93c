package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.statesystem.core.backend.HistoryInUseException;

/**
 * A file with positional reads and writes that survives interrupts. A channel of the platform is
 * closed for all its users when one of them is interrupted while reading; this one is opened again,
 * and the interrupt is kept for the thread to see. Thread-safe.
 */
class DurableChannel {

    /**
     * The files this program is writing to. Closing any channel of a file drops the locks that the
     * program has on it, so such a file must not even be opened to see whether it is locked. Also
     * the monitor of the code that creates or opens a file.
     */
    private static final Set<Path> WRITTEN_HERE = ConcurrentHashMap.newKeySet();

    private static final int MARK_SIZE = 16;

    /** A file that is read more often is mapped. For fewer reads, that takes more than it saves. */
    static final int READS_BEFORE_MAPPING = 4096;

    private final Path path;
    private final Set<OpenOption> reopenOptions;
    private volatile FileChannel channel;
    private volatile boolean closed;

    /** Whether the file was replaced or deleted while it was open; it cannot be read any more. */
    private volatile boolean lost;

    /** Whether others are kept from writing. */
    private boolean writing;

    private @Nullable FileLock lock;

    /**
     * The identity of the file, which detects another one with its name; null where unsupported.
     */
    private final @Nullable Object key;

    /** The length of a file that is complete; -1 while it grows. */
    private long completeSize = -1;

    /** How often the file was read, about, while it was not mapped. */
    private int reads;

    private volatile @Nullable FileMapping mapping;

    /** Whether the file was read since {@link #takeUsed}. */
    private volatile boolean used;

    private DurableChannel(Path path, FileChannel channel, boolean writable) throws IOException {
        this.path = path;
        this.channel = channel;
        key = fileKey(path);
        reopenOptions =
                writable
                        ? Set.of(StandardOpenOption.READ, StandardOpenOption.WRITE)
                        : Set.of(StandardOpenOption.READ);
    }

    /**
     * Creates a file for writing and reading, replacing an existing one. No other writer can open
     * it meanwhile, and a file that another writer has open is not touched.
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
        if (!isNamedByPath() || !lock() || !isInPlace()) {
            // Somebody found the file before it was locked and is about to replace it, or has.
            channel.close();
            throw beingWritten(path);
        }
        writing = true;
        WRITTEN_HERE.add(key(path));
    }

    /**
     * Returns whether the name is still that of the file that this channel has created, so that
     * {@link #key} is its identity: only the name, not the channel, can be asked for that, and
     * another process may have replaced the file in between. What is written into the one is looked
     * for in the other. To be called before the file is locked, because closing any channel of a
     * file drops the locks on it.
     */
    private boolean isNamedByPath() throws IOException {
        byte[] mark = new byte[MARK_SIZE];
        new SecureRandom().nextBytes(mark);
        try {
            channel.write(ByteBuffer.wrap(mark), 0);
        } catch (IOException e) {
            // There is no room: what is written next says so.
            return true;
        }
        try (InputStream named = Files.newInputStream(path)) {
            if (!Arrays.equals(mark, named.readNBytes(MARK_SIZE))) {
                return false;
            }
        } catch (NoSuchFileException e) {
            return false;
        }
        channel.truncate(0);
        return true;
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
     * Deletes a file unless it is being written. It is deleted, not truncated, so that a process
     * that reads it can go on; and under its lock, so that of two who want to replace it one is
     * refused.
     */
    private static void remove(Path path) throws IOException {
        if (isBeingWrittenHere(path)) {
            throw beingWritten(path);
        }
        try {
            if (!Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)) {
                // A pipe has no end, and the target of a link may belong to another user.
                Files.deleteIfExists(path);
                return;
            }
            Object key = fileKey(path);
            try (FileChannel channel = FileChannel.open(path, StandardOpenOption.WRITE)) {
                if (isLocked(channel, false) || !Objects.equals(key, fileKey(path))) {
                    throw beingWritten(path);
                }
                Files.delete(path);
            }
        } catch (NoSuchFileException e) {
            // It does not exist, or was deleted meanwhile: the wanted result.
        }
    }

    /**
     * Returns whether another writer holds the lock; if not, this channel holds it from now on, if
     * there are locks.
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
                throw beingWritten(path);
            }
            if (!Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)) {
                throw new IOException("The state history " + path + " is not a regular file");
            }
            DurableChannel channel =
                    new DurableChannel(
                            path, FileChannel.open(path, StandardOpenOption.READ), false);
            channel.completeSize = channel.size();
            OpenChannels.add(channel);
            return channel;
        }
    }

    private static boolean isBeingWrittenHere(Path path) {
        return WRITTEN_HERE.contains(key(path));
    }

    /** Returns whether another program is writing to this file, which is open for reading. */
    boolean isBeingWritten() {
        return isLocked(channel, true);
    }

    /** Takes the write lock; false if another writer holds it. */
    private boolean lock() {
        try {
            lock = channel.tryLock();
            return lock != null;
        } catch (OverlappingFileLockException e) {
            return false;
        } catch (IOException e) {
            // No locks here.
            return true;
        }
    }

    boolean isClosed() {
        return closed;
    }

    /** Returns whether the file turned out to be replaced or deleted while it was open. */
    boolean isLost() {
        return lost;
    }

    long size() throws IOException {
        boolean interrupted = Thread.interrupted();
        try {
            return channel.size();
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    void read(ByteBuffer target, long position) throws IOException {
        FileMapping mapping = mapping();
        if (mapping != null) {
            mapping.read(target, position);
            return;
        }
        if (!used) {
            used = true;
        }
        transfer(target, position, true);
    }

    /** The mapped file, if it is complete and has been read some times; else null. */
    private @Nullable FileMapping mapping() {
        if (completeSize <= 0 || closed) {
            return null;
        }
        FileMapping mapping = this.mapping;
        // Two threads may count one read, or map the file twice; neither matters.
        if (mapping == null && reads < READS_BEFORE_MAPPING && ++reads == READS_BEFORE_MAPPING) {
            mapping = map();
            this.mapping = mapping;
        }
        return mapping;
    }

    boolean isMapped() {
        return mapping != null;
    }

    private @Nullable FileMapping map() {
        try {
            return FileMapping.isWorthwhile(path)
                    ? new FileMapping(channel, completeSize, FileMapping.CHUNK)
                    : null;
        } catch (ClosedChannelException e) {
            // The next read opens it.
            reads = 0;
            return null;
        } catch (IOException e) {
            // There is no room for it: it is read as before.
            return null;
        }
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
                FileChannel channel = this.channel;
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
        if (this.closed) {
            throw cause;
        }
        if (channel != closed) {
            return;
        }
        // The name, and the lock, may have been taken over meanwhile.
        checkInPlace();
        FileChannel channel = FileChannel.open(path, reopenOptions);
        this.channel = channel;
        if (writing && !lock()) {
            writing = false;
            WRITTEN_HERE.remove(key(path));
            this.closed = true;
            channel.close();
            throw beingWritten(path);
        }
        checkInPlace();
        if (completeSize >= 0) {
            OpenChannels.add(this);
        }
    }

    private void checkInPlace() throws IOException {
        if (lost || !isInPlace()) {
            lost = true;
            channel.close();
            throw new IOException(
                    "The file " + path + " was replaced or deleted while it was open");
        }
    }

    /** Returns whether the file still has its name. */
    private boolean isInPlace() throws IOException {
        try {
            BasicFileAttributes found = Files.readAttributes(path, BasicFileAttributes.class);
            return Objects.equals(key, found.fileKey())
                    && (completeSize < 0 || completeSize == found.size());
        } catch (NoSuchFileException e) {
            return false;
        }
    }

    /** Lets others write to the file, which is complete; reading goes on. */
    synchronized void complete(long size) {
        completeSize = size;
        unlock();
        OpenChannels.add(this);
    }

    /** Returns whether the file was read since the last call. */
    boolean takeUsed() {
        boolean was = used;
        used = false;
        return was;
    }

    /** Closes the file, which is complete; the next read opens it again. */
    void rest() {
        try {
            channel.close();
        } catch (IOException e) {
            LazyLogger.of(DurableChannel.class)
                    .log(System.Logger.Level.WARNING, "Closing " + path, e);
        }
    }

    private void unlock() {
        if (!writing) {
            return;
        }
        writing = false;
        WRITTEN_HERE.remove(key(path));
        FileLock lock = this.lock;
        this.lock = null;
        if (lock != null) {
            try {
                lock.release();
            } catch (IOException e) {
                // Gone with the channel it belonged to.
                this.lock = null;
            }
        }
    }

    synchronized void close() throws IOException {
        OpenChannels.remove(this);
        unlock();
        closed = true;
        mapping = null;
        channel.close();
    }

    /**
     * Deletes the file, unless another one has its name by now, and closes it. In this order: after
     * the release of a lock, the file could already belong to another writer.
     */
    synchronized void delete() throws IOException {
        boolean known = !lost && (!closed || completeSize >= 0);
        try {
            if (known && isInPlace()) {
                Files.deleteIfExists(path);
            }
        } finally {
            close();
        }
    }
}
