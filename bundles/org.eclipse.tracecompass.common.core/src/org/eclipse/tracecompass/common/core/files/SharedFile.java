package org.eclipse.tracecompass.common.core.files;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;

/**
 * A file that several threads read by position. Java closes a channel when a thread that reads it
 * is interrupted; then the file is opened again, so that one cancelled reader takes it from nobody.
 * Thread-safe.
 */
public final class SharedFile implements AutoCloseable {

    private final Path path;
    private final @Nullable Object key;
    private volatile FileChannel channel;
    private boolean closed;

    private SharedFile(Path path) throws IOException {
        this.path = path;
        this.key = key(path);
        this.channel = FileChannel.open(path, StandardOpenOption.READ);
    }

    /**
     * Opens a file.
     *
     * @throws IOException if it does not exist or cannot be read
     */
    public static SharedFile open(Path path) throws IOException {
        return new SharedFile(path);
    }

    private static @Nullable Object key(Path path) throws IOException {
        return Files.readAttributes(path, BasicFileAttributes.class).fileKey();
    }

    /**
     * Reads bytes at a position. An interrupt of the thread stays set and does not matter.
     *
     * @param target takes as many bytes as it has room for, or fewer
     * @param position in the file, from 0
     * @return how many bytes were read, or -1 at the end of the file
     * @throws ClosedChannelException if the file was closed by {@link #close()}
     * @throws IOException if it cannot be read, or another file has its name by now
     */
    public int read(ByteBuffer target, long position) throws IOException {
        return uninterrupted(channel -> channel.read(target, position));
    }

    /**
     * Returns the size now, in bytes.
     *
     * @throws ClosedChannelException if the file was closed by {@link #close()}
     * @throws IOException if it cannot be determined
     */
    public long size() throws IOException {
        return uninterrupted(FileChannel::size);
    }

    private interface Access<T> {
        T of(FileChannel channel) throws IOException;
    }

    private <T> T uninterrupted(Access<T> access) throws IOException {
        boolean interrupted = false;
        try {
            while (true) {
                // An interrupt that is set would close the channel.
                interrupted |= Thread.interrupted();
                FileChannel channel = this.channel;
                try {
                    return access.of(channel);
                } catch (ClosedChannelException e) {
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

    private synchronized void reopen(FileChannel interrupted, ClosedChannelException cause)
            throws IOException {
        if (closed) {
            throw cause;
        }
        if (channel == interrupted) {
            if (!Objects.equals(key, key(path))) {
                throw new IOException("The file " + path + " was replaced while it was open");
            }
            channel = FileChannel.open(path, StandardOpenOption.READ);
        }
    }

    /** Closes the file for all readers; closing it again does nothing. */
    @Override
    public synchronized void close() throws IOException {
        closed = true;
        channel.close();
    }
}
