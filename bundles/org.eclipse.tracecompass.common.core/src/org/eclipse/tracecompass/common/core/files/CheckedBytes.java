package org.eclipse.tracecompass.common.core.files;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32C;

/**
 * A file of results that ends with the CRC-32C of the bytes before, as a big endian integer. It is
 * read at once, and replaced as a whole or not at all.
 */
public final class CheckedBytes {

    /** No file that we write is larger: another one is not ours. */
    private static final long MOST_BYTES = 64 << 20;

    private CheckedBytes() {}

    /**
     * Writes a file.
     *
     * @param file the file, which is replaced
     * @param content the bytes, at most 64 MiB
     * @throws IOException if it cannot be written
     */
    public static void write(Path file, byte[] content) throws IOException {
        ByteBuffer sealed = ByteBuffer.allocate(content.length + Integer.BYTES);
        sealed.put(content).putInt(checksum(content, content.length));
        try (OutputFile output = OutputFile.at(file)) {
            Files.write(output.content(), sealed.array());
            output.commit();
        }
    }

    /**
     * Reads a file.
     *
     * @param file the file
     * @return the bytes that were written
     * @throws java.nio.file.NoSuchFileException if there is none
     * @throws IOException if it cannot be read, or is not what was written
     */
    public static ByteBuffer read(Path file) throws IOException {
        StoredFile.requirePlain(file);
        if (Files.size(file) > MOST_BYTES + Integer.BYTES) {
            throw new IOException(file + " is too large");
        }
        ByteBuffer sealed = ByteBuffer.wrap(Files.readAllBytes(file));
        int length = sealed.limit() - Integer.BYTES;
        if (length < 0 || checksum(sealed.array(), length) != sealed.getInt(length)) {
            throw new IOException(file + " is damaged");
        }
        return sealed.limit(length);
    }

    private static int checksum(byte[] bytes, int length) {
        CRC32C sum = new CRC32C();
        sum.update(bytes, 0, length);
        return (int) sum.getValue();
    }
}
