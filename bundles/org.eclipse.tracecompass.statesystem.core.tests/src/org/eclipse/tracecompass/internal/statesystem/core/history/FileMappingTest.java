package org.eclipse.tracecompass.internal.statesystem.core.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Mapped files against their bytes. */
class FileMappingTest {

    private static final int SIZE = 100_000;

    @TempDir private Path folder = Path.of("");

    private final Random random = new Random(3);

    private Path file(byte[] bytes) throws IOException {
        random.nextBytes(bytes);
        return Files.write(folder.resolve("file"), bytes);
    }

    private static FileMapping map(Path file, long chunk) throws IOException {
        try (FileChannel channel = FileChannel.open(file)) {
            return new FileMapping(channel, channel.size(), chunk);
        }
    }

    private static byte[] read(FileMapping mapping, int position, int length) throws IOException {
        byte[] read = new byte[length + 7];
        ByteBuffer target = ByteBuffer.wrap(read, 5, length);
        mapping.read(target, position);
        assertThat(target.remaining()).isZero();
        return Arrays.copyOfRange(read, 5, 5 + length);
    }

    @Test
    void anyBytesAreReadAcrossAllChunks() throws IOException {
        byte[] bytes = new byte[SIZE];
        Path file = file(bytes);
        for (long chunk : new long[] {1000, 4096, 33_333, SIZE, 2 * SIZE}) {
            FileMapping mapping = map(file, chunk);
            for (int i = 0; i < 300; i++) {
                int position = random.nextInt(SIZE);
                int length = random.nextInt(Math.min(SIZE - position, i % 2 == 0 ? 20 : SIZE) + 1);
                assertThat(read(mapping, position, length))
                        .isEqualTo(Arrays.copyOfRange(bytes, position, position + length));
            }
        }
    }

    @Test
    void whatIsBehindTheEndIsNotThere() throws IOException {
        FileMapping mapping = map(file(new byte[SIZE]), 1 << 16);
        assertThat(read(mapping, SIZE - 1, 1)).hasSize(1);
        for (int[] place : new int[][] {{SIZE - 1, 2}, {SIZE, 1}, {SIZE * 3, 1}, {0, SIZE + 1}}) {
            assertThatThrownBy(() -> read(mapping, place[0], place[1]))
                    .isInstanceOf(IOException.class);
        }
    }

    @Test
    void bytesThatTheFileHasLostAreAnError() throws IOException {
        Path file = file(new byte[SIZE]);
        assumeTrue(FileMapping.isWorthwhile(file), "files are not mapped here");
        FileMapping mapping = map(file, 1 << 16);
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.truncate(5000);
        }
        assertThat(read(mapping, 0, 5000)).hasSize(5000);
        for (int length : new int[] {3, 100, 20_000}) {
            assertThatThrownBy(() -> read(mapping, 50_000, length))
                    .isInstanceOf(InternalError.class);
        }
    }

    @Test
    void aCompleteFileIsMappedAfterSomeReads() throws IOException {
        byte[] bytes = new byte[SIZE];
        Path file = file(bytes);
        DurableChannel channel = DurableChannel.open(file);
        for (int i = 0; i < 3 * DurableChannel.READS_BEFORE_MAPPING; i++) {
            ByteBuffer target = ByteBuffer.allocate(1000);
            channel.read(target, i * 7);
            assertThat(target.array()).isEqualTo(Arrays.copyOfRange(bytes, i * 7, i * 7 + 1000));
            assertThat(channel.isMapped())
                    .isEqualTo(
                            i + 1 >= DurableChannel.READS_BEFORE_MAPPING
                                    && FileMapping.isWorthwhile(file));
        }
        channel.close();
        assertThatThrownBy(() -> channel.read(ByteBuffer.allocate(10), 0))
                .isInstanceOf(IOException.class);
    }
}
