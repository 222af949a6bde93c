package org.eclipse.tracecompass.common.core.files;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.CRC32C;

/**
 * A small text file whose last line is a checksum of the lines before. It is replaced as a whole or
 * not at all.
 */
public final class CheckedText {

    private static final String CHECKSUM = "crc32c ";

    /** No file that we write is larger: another one is not ours. */
    private static final long MAX_SIZE = 16 << 20;

    /**
     * Held while two files are written or mended, so that no reader puts back what was replaced.
     */
    private static final Object TWINS = new Object();

    private CheckedText() {}

    /**
     * Reads a file.
     *
     * @param file the file
     * @return its lines, without that of the checksum
     * @throws NoSuchFileException if there is none
     * @throws IOException if it cannot be read, or is not what was written; the message says so
     */
    public static List<String> read(Path file) throws IOException {
        StoredFile.requirePlain(file);
        if (Files.size(file) > MAX_SIZE) {
            throw damaged(file);
        }
        byte[] bytes = Files.readAllBytes(file);
        int sealed = bytes.length - checksum(bytes, 0).length();
        if (sealed < 0
                || !Arrays.equals(
                        checksum(bytes, sealed).getBytes(StandardCharsets.UTF_8),
                        Arrays.copyOfRange(bytes, sealed, bytes.length))) {
            throw damaged(file);
        }
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes, 0, sealed))
                    .toString()
                    .lines()
                    .toList();
        } catch (CharacterCodingException e) {
            throw damaged(file);
        }
    }

    /**
     * Reads what {@link #writeTwice} has written. If one of the two files is damaged or gone, it is
     * written again from the other one.
     *
     * @param file the file
     * @return its lines
     * @throws NoSuchFileException if there is none
     * @throws IOException if neither file can be read
     */
    public static List<String> readEither(Path file) throws IOException {
        synchronized (TWINS) {
            Path copy = copyOf(file);
            try {
                List<String> lines = read(file);
                if (!Files.exists(copy)) {
                    write(copy, lines);
                }
                return lines;
            } catch (IOException e) {
                List<String> lines;
                try {
                    lines = read(copy);
                } catch (IOException e2) {
                    throw e;
                }
                write(file, lines);
                return lines;
            }
        }
    }

    /**
     * Writes two files of the same content, because what a user has set cannot be computed again.
     *
     * @param file the file; the other one is beside it
     * @param lines its lines, without line breaks
     * @throws IOException if one of them cannot be written
     */
    public static void writeTwice(Path file, List<String> lines) throws IOException {
        synchronized (TWINS) {
            write(file, lines, true);
            write(copyOf(file), lines, true);
        }
    }

    /**
     * Deletes what {@link #writeTwice} has written.
     *
     * @param file the file
     * @throws IOException if it cannot be deleted
     */
    public static void deleteBoth(Path file) throws IOException {
        synchronized (TWINS) {
            Files.deleteIfExists(copyOf(file));
            Files.deleteIfExists(file);
        }
    }

    private static Path copyOf(Path file) {
        return file.resolveSibling(file.getFileName() + ".copy");
    }

    private static IOException damaged(Path file) {
        return new IOException(file + " is damaged");
    }

    private static String checksum(byte[] bytes, int length) {
        CRC32C crc = new CRC32C();
        crc.update(bytes, 0, length);
        return CHECKSUM + HexFormat.of().toHexDigits((int) crc.getValue()) + '\n';
    }

    /**
     * Writes a file in the place of the one that may be there.
     *
     * @param file the file
     * @param lines its lines, without line breaks
     * @throws IOException if it cannot be written; then the old one is still there
     */
    public static void write(Path file, List<String> lines) throws IOException {
        write(file, lines, false);
    }

    private static void write(Path file, List<String> lines, boolean durable) throws IOException {
        byte[] text = (String.join("\n", lines) + '\n').getBytes(StandardCharsets.UTF_8);
        byte[] end = checksum(text, text.length).getBytes(StandardCharsets.UTF_8);
        byte[] all = Arrays.copyOf(text, text.length + end.length);
        System.arraycopy(end, 0, all, text.length, end.length);
        Path part = FileReplacement.begin(file, ".part");
        try {
            Files.write(part, all);
            if (durable) {
                FileReplacement.replaceDurably(part, file);
            } else {
                FileReplacement.replace(part, file);
            }
        } finally {
            Files.deleteIfExists(part);
        }
    }
}
