package org.eclipse.tracecompass.common.core.content;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.FileSystemException;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;
import org.eclipse.tracecompass.common.core.content.TraceFiles.TraceFile;
import org.eclipse.tracecompass.common.core.files.FileProblem;

/**
 * Computes checksums of the files of one trace.
 *
 * <p>A trace of up to {@value #WHOLE_TRACE} bytes is read whole. Of a larger one, the metadata and
 * small files are (LTTng describes the packets in small files); each other file is sampled from its
 * first block to its last, {@value #MOST_BLOCKS} blocks of {@value #BLOCK} bytes in all or two per
 * file. This limits the cost to some milliseconds.
 */
public final class ContentSamples {

    public static final int WHOLE_TRACE = 16 << 20;
    private static final int SMALL_FILE = 64 << 10;
    private static final int BLOCK = 4 << 10;
    private static final int MOST_BLOCKS = 128;
    private static final int BLOCKS_OF_FILE = 16;

    /** Of more files than that, the names and sizes of the rest have to do. */
    private static final int MOST_FILES = 1000;

    private final List<TraceFile> files;
    private final List<IOException> problems;
    private final boolean isSmall;
    private final int blocks;
    private final byte[] buffer = new byte[SMALL_FILE];
    private final CRC32C crc = new CRC32C();
    private final CRC32 other = new CRC32();
    private long budget = WHOLE_TRACE;

    /**
     * Creates the samples of some files.
     *
     * @param files the files
     * @param problems gets what says why a file could not be read
     */
    public ContentSamples(List<TraceFile> files, List<IOException> problems) {
        this.files = files;
        this.problems = problems;
        isSmall = files.stream().mapToLong(f -> Math.max(0, f.size())).sum() <= WHOLE_TRACE;
        long large = files.stream().filter(f -> f.size() > SMALL_FILE).count();
        blocks = (int) Math.clamp(MOST_BLOCKS / Math.max(1, large), 2, BLOCKS_OF_FILE);
    }

    /**
     * Describes the files.
     *
     * @param text gets a line for each file: name, size, and a checksum of what was read
     * @return whether all was read
     */
    public boolean describe(StringBuilder text) {
        boolean isWhole = true;
        for (int i = 0; i < files.size(); i++) {
            TraceFile file = files.get(i);
            crc.reset();
            other.reset();
            boolean read = i < MOST_FILES && read(file);
            isWhole &= read || file.size() == 0;
            text.append(file.name()).append(' ').append(file.size()).append(' ');
            text.append(Long.toHexString(crc.getValue())).append(' ');
            text.append(Long.toHexString(other.getValue())).append('\n');
        }
        return isWhole;
    }

    private boolean read(TraceFile file) {
        long size = file.size();
        if (size < 0) {
            return false;
        }
        boolean whole =
                size <= budget
                        && (isSmall
                                || size <= SMALL_FILE
                                || String.valueOf(file.path().getFileName()).equals("metadata"));
        // not a channel, which an interrupted thread would close
        try (RandomAccessFile in = new RandomAccessFile(file.path().toFile(), "r")) {
            if (whole) {
                budget -= size;
                for (long at = 0; at < size; at += buffer.length) {
                    read(in, at, (int) Math.min(buffer.length, size - at));
                }
                return true;
            }
            int length = (int) Math.min(BLOCK, size);
            long last = size - length;
            for (int i = 0; i < blocks; i++) {
                read(in, i == blocks - 1 ? last : last / (blocks - 1) * i, length);
            }
            return false;
        } catch (IOException e) {
            problems.add(ofFile(file, e));
            return false;
        }
    }

    /** Files that are opened say what is wrong in a text of their own kind. */
    private static IOException ofFile(TraceFile file, IOException e) {
        IOException named =
                new FileSystemException(file.path().toString(), null, FileProblem.reason(e));
        named.initCause(e);
        return named;
    }

    private void read(RandomAccessFile in, long position, int length) throws IOException {
        in.seek(position);
        in.readFully(buffer, 0, length);
        crc.update(buffer, 0, length);
        other.update(buffer, 0, length);
    }
}
