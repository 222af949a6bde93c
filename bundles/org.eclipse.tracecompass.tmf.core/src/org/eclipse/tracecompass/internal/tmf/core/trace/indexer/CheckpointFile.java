package org.eclipse.tracecompass.internal.tmf.core.trace.indexer;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.zip.CRC32C;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;

/**
 * The file of a checkpoint index. Big endian:
 *
 * <pre>
 * int magic, int version, int record size, int number of records, long number of events,
 * start time (long, int), end time (long, int), int CRC-32C of all records, int CRC-32C of the header so far,
 * records
 * </pre>
 */
final class CheckpointFile {

    private static final System.Logger LOGGER = System.getLogger(CheckpointFile.class.getName());
    private static final int MAGIC = 0x41534958;
    private static final int VERSION = 1;
    private static final int HEADER_SIZE = 4 * 4 + 8 + 2 * 12 + 2 * 4;

    record Content(int size, long nbEvents, TmfTimeRange timeRange, ByteBuffer records) {}

    private CheckpointFile() {}

    /** Reads a file; null when there is none or it is not good. */
    static @Nullable Content read(Path file, int recordSize) {
        if (!Files.isRegularFile(file)) {
            return null;
        }
        try {
            ByteBuffer buffer = ByteBuffer.wrap(Files.readAllBytes(file));
            Content content = decode(buffer, recordSize);
            if (content == null) {
                LOGGER.log(
                        System.Logger.Level.INFO,
                        "The trace is indexed anew: {0} is damaged or old",
                        file);
            }
            return content;
        } catch (IOException e) {
            LOGGER.log(System.Logger.Level.WARNING, "The stored index cannot be read: " + file, e);
            return null;
        }
    }

    private static @Nullable Content decode(ByteBuffer buffer, int recordSize) {
        if (buffer.remaining() < HEADER_SIZE) {
            return null;
        }
        int headerCrc = crc(buffer.slice(0, HEADER_SIZE - 4));
        if (buffer.getInt() != MAGIC
                || buffer.getInt() != VERSION
                || buffer.getInt() != recordSize) {
            return null;
        }
        int size = buffer.getInt();
        long nbEvents = buffer.getLong();
        TmfTimeRange range =
                new TmfTimeRange(TmfTimestamp.create(buffer), TmfTimestamp.create(buffer));
        int recordsCrc = buffer.getInt();
        if (buffer.getInt() != headerCrc || buffer.remaining() != (long) size * recordSize) {
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

    /** Writes a file; whoever reads meanwhile sees the old one or the new one. */
    static void write(
            Path file,
            int recordSize,
            int size,
            long nbEvents,
            TmfTimeRange range,
            List<byte[]> pages)
            throws IOException {
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
        header.putInt((int) crc.getValue());
        header.putInt(crc(header.duplicate().flip()));
        header.flip();
        Path parent = file.toAbsolutePath().getParent();
        Files.createDirectories(parent);
        Path temporary = Files.createTempFile(parent, file.getFileName().toString(), ".tmp");
        try {
            try (FileChannel channel = FileChannel.open(temporary, StandardOpenOption.WRITE)) {
                writeFully(channel, header);
                left = size * recordSize;
                for (byte[] page : pages) {
                    writeFully(channel, ByteBuffer.wrap(page, 0, Math.min(page.length, left)));
                    left -= Math.min(page.length, left);
                }
            }
            Files.move(temporary, file, StandardCopyOption.REPLACE_EXISTING);
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
