package org.eclipse.tracecompass.tmf.core.trace.indexer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.zip.CRC32C;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A stored index is used if it is what was written, for the trace that is asked for. */
class CheckpointFileTest {

    private static final int RECORD = 24;
    private static final int RECORDS = 300;
    private static final CheckpointFile.Shape SHAPE = new CheckpointFile.Shape(RECORD, "a trace");
    private static final TmfTimeRange RANGE =
            new TmfTimeRange(TmfTimestamp.fromNanos(5), TmfTimestamp.fromNanos(77));

    @TempDir Path folder = Path.of("");
    private Path file = Path.of("");
    private byte[] good = new byte[0];

    @BeforeEach
    void writeAGoodFile() throws IOException {
        byte[] page = new byte[RECORD * 1024];
        new Random(3).nextBytes(page);
        file = folder.resolve("index");
        CheckpointFile.write(file, SHAPE, RECORDS, 12_345, RANGE, List.of(page));
        good = Files.readAllBytes(file);
    }

    @Test
    void whatWasWrittenIsRead() {
        CheckpointFile.Content content = Objects.requireNonNull(CheckpointFile.read(file, SHAPE));
        assertThat(content.size()).isEqualTo(RECORDS);
        assertThat(content.nbEvents()).isEqualTo(12_345);
        assertThat(content.timeRange()).isEqualTo(RANGE);
    }

    @Test
    void anIndexOfAnotherTraceIsNotUsed() {
        CheckpointFile.Shape other = new CheckpointFile.Shape(RECORD, "another trace");
        assertThat(CheckpointFile.read(file, other)).isNull();
    }

    @Test
    void aSoundFileOfAnEarlierVersionIsNotUsed() throws IOException {
        int checksumAt = good.length - RECORDS * RECORD - 4;
        ByteBuffer earlier = ByteBuffer.wrap(good.clone()).putInt(4, 3);
        CRC32C checksum = new CRC32C();
        checksum.update(earlier.slice(0, checksumAt));
        Files.write(file, earlier.putInt(checksumAt, (int) checksum.getValue()).array());
        assertThat(CheckpointFile.read(file, SHAPE)).isNull();
    }

    @Test
    void noFileWithAWrongBitIsUsed() throws IOException {
        for (int i = 0; i < good.length; i++) {
            byte[] bad = good.clone();
            bad[i] ^= (byte) (1 << i % 8);
            Files.write(file, bad);
            assertThat(CheckpointFile.read(file, SHAPE)).as("byte %d", i).isNull();
        }
    }

    @Test
    void noFileThatWasCutOffIsUsed() throws IOException {
        for (int length = 0; length < good.length; length++) {
            Files.write(file, Arrays.copyOf(good, length));
            assertThat(CheckpointFile.read(file, SHAPE)).as("%d bytes", length).isNull();
        }
    }
}
