package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.io.EOFException;
import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;

/**
 * A complete file in the address space: a block is copied from the memory of the system without a
 * call of the system, which takes four times as long. It needs no open file, and is released with
 * this object by the garbage collector. If the file is cut off meanwhile, or its disk fails, Java
 * throws an {@link InternalError}, perhaps only after the method has returned; what was read then
 * has a wrong checksum. Thread-safe.
 */
final class FileMapping {

    /** A buffer cannot be as long as a file. */
    static final long CHUNK = 1L << 30;

    /**
     * File systems of this machine. While another machine does not answer, a thread that waits for
     * mapped bytes would make all threads wait.
     */
    private static final Set<String> LOCAL =
            Set.of(
                    "apfs",
                    "bcachefs",
                    "btrfs",
                    "ext2",
                    "ext3",
                    "ext4",
                    "f2fs",
                    "hfs",
                    "jfs",
                    "overlay",
                    "reiserfs",
                    "tmpfs",
                    "xfs");

    private final MappedByteBuffer[] chunks;
    private final long size;
    private final long chunk;

    /**
     * Maps a file.
     *
     * @param channel the file, open for reading
     * @param size its length in bytes
     * @param chunk the most bytes to map at once
     * @throws IOException if it cannot be mapped
     */
    FileMapping(FileChannel channel, long size, long chunk) throws IOException {
        this.size = size;
        this.chunk = chunk;
        chunks = new MappedByteBuffer[Math.toIntExact((size + chunk - 1) / chunk)];
        for (int i = 0; i < chunks.length; i++) {
            long from = i * chunk;
            chunks[i] = channel.map(MapMode.READ_ONLY, from, Math.min(chunk, size - from));
        }
    }

    /** Whether a file may be mapped: on Windows, a mapped file cannot be deleted. */
    static boolean isWorthwhile(Path file) throws IOException {
        return File.separatorChar == '/' && LOCAL.contains(Files.getFileStore(file).type());
    }

    /**
     * Reads bytes, as many as the target has room for.
     *
     * @param target takes them
     * @param position where they begin in the file
     * @throws EOFException if they are behind the end of the file
     */
    void read(ByteBuffer target, long position) throws EOFException {
        if (position > size - target.remaining()) {
            throw new EOFException("The file ends at byte " + size);
        }
        long at = position;
        while (target.hasRemaining()) {
            MappedByteBuffer part = chunks[(int) (at / chunk)];
            int from = (int) (at % chunk);
            int length = Math.min(target.remaining(), part.limit() - from);
            target.put(target.position(), part, from, length);
            target.position(target.position() + length);
            at += length;
        }
    }
}
