package org.eclipse.tracecompass.parquet.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Wrong uses, and a stream that fails. That files can be read is tested with a database. */
class ParquetWriterTest {

    private static final ParquetColumn NUMBER = new ParquetColumn("n", ParquetType.INT64, false);
    private static final ParquetColumn TEXT = new ParquetColumn("t", ParquetType.STRING, true);

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    private ParquetWriter writer() throws IOException {
        return new ParquetWriter(out, List.of(NUMBER, TEXT), Map.of());
    }

    @Test
    void columnsNeedDifferentNames() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new ParquetWriter(out, List.of(NUMBER, NUMBER), Map.of()));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new ParquetWriter(out, List.of(), Map.of()));
    }

    @Test
    void aValueOfAnotherTypeIsRefused() throws IOException {
        try (ParquetWriter writer = writer()) {
            assertThatIllegalStateException().isThrownBy(() -> writer.putString(0, "text"));
            assertThatIllegalStateException().isThrownBy(() -> writer.putDouble(0, 1));
            assertThatIllegalStateException().isThrownBy(() -> writer.putLong(1, 1));
        }
    }

    @Test
    void aRowHasOneValueOfEachColumnThatIsNotOptional() throws IOException {
        try (ParquetWriter writer = writer()) {
            writer.putLong(0, 1);
            writer.endRow();
            assertThatIllegalStateException()
                    .isThrownBy(writer::endRow)
                    .withMessageContaining("no value");
        }
        try (ParquetWriter writer = writer()) {
            writer.putLong(0, 1);
            writer.putLong(0, 2);
            assertThatIllegalStateException()
                    .isThrownBy(writer::endRow)
                    .withMessageContaining("two values");
        }
    }

    @Test
    void onlyAFinishedFileIsAFile() throws IOException {
        try (ParquetWriter writer = writer()) {
            writer.putLong(0, 1);
            writer.endRow();
            writer.endGroup();
            assertThat(out.toString(StandardCharsets.ISO_8859_1)).startsWith("PAR1");
            assertThat(out.toString(StandardCharsets.ISO_8859_1).substring(4))
                    .doesNotContain("PAR1");
            writer.finish();
            writer.finish();
        }
        assertThat(out.toString(StandardCharsets.ISO_8859_1).split("PAR1", -1)).hasSize(3);
    }

    @Test
    void aFailureOfTheStreamIsTold() throws IOException {
        OutputStream full =
                new OutputStream() {
                    private int room = 10;

                    @Override
                    public void write(int b) throws IOException {
                        if (room-- == 0) {
                            throw new IOException("No space left on device");
                        }
                    }
                };
        try (ParquetWriter writer = new ParquetWriter(full, List.of(NUMBER), Map.of())) {
            writer.putLong(0, 1);
            writer.endRow();
            assertThatThrownBy(writer::finish).hasMessage("No space left on device");
        }
    }
}
