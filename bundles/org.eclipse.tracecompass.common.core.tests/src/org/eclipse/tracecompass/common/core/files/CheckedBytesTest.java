package org.eclipse.tracecompass.common.core.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files that are what was written, or refused. */
class CheckedBytesTest {

    @TempDir private Path folder = Path.of("");

    private Path file() {
        return folder.resolve("file");
    }

    private static byte[] read(Path file) throws IOException {
        ByteBuffer content = CheckedBytes.read(file);
        byte[] bytes = new byte[content.remaining()];
        content.get(bytes);
        return bytes;
    }

    @Test
    void whatWasWrittenIsRead() throws IOException {
        for (byte[] content : new byte[][] {{}, {7}, {1, 2, 3, 4, 5}}) {
            CheckedBytes.write(file(), content);
            assertThat(read(file())).isEqualTo(content);
        }
    }

    @Test
    void whatIsCutOffOrChangedIsRefused() throws IOException {
        CheckedBytes.write(file(), new byte[] {1, 2, 3, 4, 5});
        byte[] sound = Files.readAllBytes(file());
        for (int length = 0; length < sound.length; length++) {
            Files.write(file(), Arrays.copyOf(sound, length));
            assertDamaged();
        }
        for (int bit = 0; bit < sound.length * Byte.SIZE; bit++) {
            byte[] changed = sound.clone();
            changed[bit / Byte.SIZE] ^= (byte) (1 << bit % Byte.SIZE);
            Files.write(file(), changed);
            assertDamaged();
        }
    }

    private void assertDamaged() {
        assertThatThrownBy(() -> CheckedBytes.read(file()))
                .isInstanceOf(IOException.class)
                .hasMessage(file() + " is damaged");
    }

    @Test
    void whatIsNoFileOfOursIsNotRead() throws IOException {
        assertThatThrownBy(() -> CheckedBytes.read(file())).isInstanceOf(NoSuchFileException.class);
        assertThatThrownBy(() -> CheckedBytes.read(folder)).isInstanceOf(IOException.class);
        try (FileChannel huge =
                FileChannel.open(file(), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            huge.write(ByteBuffer.allocate(1), 1L << 40);
        }
        assertThatThrownBy(() -> CheckedBytes.read(file()))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("too large");
    }
}
