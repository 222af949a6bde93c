package org.eclipse.tracecompass.internal.ftrace.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.tracecompass.common.core.files.SharedFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Lines of any length are passed, but not for ever. */
@Timeout(60)
class LineReaderTest {

    private static final int MIB = 1 << 20;

    @TempDir Path folder = Path.of("");

    private static List<String> lines(Path file) throws IOException {
        List<String> lines = new ArrayList<>();
        try (SharedFile shared = SharedFile.open(file)) {
            LineReader reader = new LineReader(shared);
            while (reader.next()) {
                String text =
                        new String(
                                reader.bytes(),
                                reader.start(),
                                Math.min(20, reader.end() - reader.start()),
                                StandardCharsets.UTF_8);
                lines.add(text + (reader.isCut() ? "…" : ""));
            }
        }
        return lines;
    }

    @Test
    void aLongLineIsCutAndThoseBehindItAreRead() throws IOException {
        Path file = folder.resolve("file");
        Files.writeString(file, "first\n" + "long ".repeat(MIB) + "\nlast");
        assertThat(lines(file)).containsExactly("first", "long long long long …", "last");
    }

    @Test
    void nothingBehindTheGivenSizeIsRead() throws IOException {
        Path file = folder.resolve("file");
        String text = "first\n" + "long ".repeat(MIB) + "\nlast";
        Files.writeString(file, text);
        try (SharedFile shared = SharedFile.open(file)) {
            for (long size : new long[] {3, 6, 7, 2 * MIB, text.length() - 5, text.length() - 2}) {
                LineReader reader = new LineReader(shared, size);
                int lines = 0;
                while (reader.next()) {
                    lines++;
                    assertThat(reader.position()).isLessThan(size);
                    assertThat(reader.nextPosition()).isLessThanOrEqualTo(size);
                }
                assertThat(lines).isEqualTo(size <= 6 ? 1 : size < text.length() - 4 ? 2 : 3);
            }
        }
    }

    @Test
    void aLineThatDoesNotEndEndsTheFile() throws IOException {
        Path file = folder.resolve("sparse");
        Files.writeString(file, "first\nsecond");
        try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
            sparse.setLength(1L << 42);
        }
        assertThat(lines(file)).hasSize(2).first().isEqualTo("first");
        assertThat(lines(file).get(1)).startsWith("second").endsWith("…");
    }
}
