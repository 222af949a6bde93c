package org.eclipse.tracecompass.tmf.core.trace.indexer;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.CRC32C;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.files.FileReplacement;
import org.eclipse.tracecompass.common.core.files.StoredFile;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.internal.tmf.core.trace.TraceContent;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;

/**
 * The file of a checkpoint index. Big endian:
 *
 * <pre>
 * int magic, int version, int record size, int number of records, long number of events,
 * start time (long, int), end time (long, int), 32 bytes SHA-256 of the origin,
 * int CRC-32C of all records, int CRC-32C of the header so far,
 * records
 * </pre>
 */
final class CheckpointFile {

    private static final System.Logger LOGGER = LazyLogger.of(CheckpointFile.class);
    private static final int MAGIC = 0x41534958;

    /** Those before version 4 may tell of a part of their trace as of the whole. */
    private static final int VERSION = 4;

    private static final int ORIGIN_SIZE = 32;
    private static final int HEADER_SIZE = 4 * 4 + 8 + 2 * 12 + ORIGIN_SIZE + 2 * 4;

    /**
     * The properties that a usable file must have.
     *
     * @param recordSize the size of a record in bytes
     * @param origin tells from which trace, and by which clock, the index was made
     */
    record Shape(int recordSize, String origin) {
        private byte[] originDigest() {
            return HexFormat.of().parseHex(TraceContent.hash(origin));
        }
    }

    record Content(int size, long nbEvents, TmfTimeRange timeRange, ByteBuffer records) {}

    private CheckpointFile() {}

    /** Reads a file; null when there is none or it is not good. One that is not is deleted. */
    static @Nullable Content read(Path file, Shape shape) {
        if (!StoredFile.isPlain(file)) {
            return null;
        }
        try {
            ByteBuffer buffer = ByteBuffer.wrap(Files.readAllBytes(file));
            Content content = decode(buffer, shape);
            if (content == null) {
                LOGGER.log(
                        System.Logger.Level.WARNING,
                        "The trace is indexed again: {0} is damaged, outdated, or of another trace",
                        file);
                // Not everybody who reads the trace indexes it: once is enough to be told.
                Files.deleteIfExists(file);
            }
            return content;
        } catch (IOException e) {
            LOGGER.log(System.Logger.Level.WARNING, "The stored index cannot be read: " + file, e);
            return null;
        }
    }

    private static @Nullable Content decode(ByteBuffer buffer, Shape shape) {
        if (buffer.remaining() < HEADER_SIZE) {
            return null;
        }
        // Before anything else of it is believed.
        if (crc(buffer.slice(0, HEADER_SIZE - 4)) != buffer.getInt(HEADER_SIZE - 4)
                || buffer.getInt() != MAGIC
                || buffer.getInt() != VERSION
                || buffer.getInt() != shape.recordSize) {
            return null;
        }
        int size = buffer.getInt();
        long nbEvents = buffer.getLong();
        TmfTimeRange range =
                new TmfTimeRange(TmfTimestamp.create(buffer), TmfTimestamp.create(buffer));
        byte[] origin = new byte[ORIGIN_SIZE];
        buffer.get(origin);
        int recordsCrc = buffer.getInt();
        buffer.position(HEADER_SIZE);
        if (!Arrays.equals(origin, shape.originDigest())
                || buffer.remaining() != (long) size * shape.recordSize) {
            return null;
        }
        ByteBuffer records = buffer.slice();
        return crc(records.duplicate()) == recordsCrc
                ? new Content(size, nbEvents, range, records)
                : null;
    }

    private static int crc(ByteBuffer bytes) {
        CRC32C crc = new CRC32C();
        crc.update(bytes);
        return (int) crc.getValue();
    }

    /** Writes a file; concurrent readers see the old one or the new one. */
    static void write(
            Path file, Shape shape, int size, long nbEvents, TmfTimeRange range, List<byte[]> pages)
            throws IOException {
        int recordSize = shape.recordSize;
        CRC32C crc = new CRC32C();
        int left = size * recordSize;
        for (byte[] page : pages) {
            crc.update(page, 0, Math.min(page.length, left));
            left -= Math.min(page.length, left);
        }
        ByteBuffer header = ByteBuffer.allocate(HEADER_SIZE);
        header.putInt(MAGIC).putInt(VERSION).putInt(recordSize).putInt(size).putLong(nbEvents);
        TmfTimestamp.serialize(header, range.getStartTime());
        TmfTimestamp.serialize(header, range.getEndTime());
        header.put(shape.originDigest());
        header.putInt((int) crc.getValue());
        header.putInt(crc(header.duplicate().flip()));
        header.flip();
        Path parent = file.toAbsolutePath().getParent();
        Files.createDirectories(parent);
        Path temporary = FileReplacement.begin(file, ".tmp");
        try {
            try (FileChannel channel = FileChannel.open(temporary, StandardOpenOption.WRITE)) {
                writeFully(channel, header);
                left = size * recordSize;
                for (byte[] page : pages) {
                    writeFully(channel, ByteBuffer.wrap(page, 0, Math.min(page.length, left)));
                    left -= Math.min(page.length, left);
                }
            }
            FileReplacement.replace(temporary, file);
        } finally {
            Files.deleteIfExists(temporary);
        }
    }

    private static void writeFully(FileChannel channel, ByteBuffer bytes) throws IOException {
        while (bytes.hasRemaining()) {
            channel.write(bytes);
        }
    }
}
