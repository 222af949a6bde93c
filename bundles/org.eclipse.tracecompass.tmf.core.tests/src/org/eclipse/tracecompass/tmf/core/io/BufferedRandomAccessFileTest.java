package org.eclipse.tracecompass.tmf.core.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Reading lines that do and do not fit into the buffer. */
class BufferedRandomAccessFileTest {

    @TempDir Path folder = Path.of("");

    @Test
    void linesMayBeLongerThanTheBuffer() throws IOException {
        List<String> lines = List.of("é".repeat(50), "", "b".repeat(16), "c".repeat(15), "last");
        Path file = Files.writeString(folder.resolve("a.txt"), String.join("\r\n", lines));
        try (BufferedRandomAccessFile reader =
                new BufferedRandomAccessFile(file.toFile(), "r", 16)) {
            long start = 0;
            for (String line : lines) {
                assertThat(reader.getFilePointer()).isEqualTo(start);
                assertThat(reader.getNextLine()).isEqualTo(line);
                start = reader.getFilePointer();
            }
            assertThat(reader.getNextLine()).isNull();
            reader.seek(0);
            assertThat(reader.getNextLine()).isEqualTo(lines.get(0));
        }
    }

    @Test
    void bytesAreReadAcrossTheBorderOfTheBuffer() throws IOException {
        byte[] content = new byte[50];
        for (int i = 0; i < content.length; i++) {
            content[i] = (byte) i;
        }
        Path file = Files.write(folder.resolve("b.bin"), content);
        try (BufferedRandomAccessFile reader =
                new BufferedRandomAccessFile(file.toFile(), "r", 16)) {
            reader.seek(8);
            byte[] read = new byte[20];
            assertThat(reader.read(read, 2, 16)).isEqualTo(16);
            assertThat(read).startsWith(0, 0, 8, 9).endsWith(22, 23, 0, 0);
            assertThat(reader.getFilePointer()).isEqualTo(24);
            assertThat(reader.read(new byte[100])).isEqualTo(26);
            assertThat(reader.read(new byte[100])).isEqualTo(-1);
            assertThat(reader.read(new byte[0])).isZero();
        }
    }

    @Test
    @Timeout(20)
    void aHugeLineCostsNoMoreThanItsLength() throws IOException {
        int length = 64 << 20;
        Path file = Files.write(folder.resolve("huge.txt"), new byte[length]);
        try (BufferedRandomAccessFile reader = new BufferedRandomAccessFile(file.toFile(), "r")) {
            assertThat(reader.getNextLine()).hasSize(length);
        }
    }
}
