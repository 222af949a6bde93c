package org.eclipse.tracecompass.internal.tmf.statemap.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The temporary file of statemap data on a disk that is full. */
class DatumFileTest {

    private static final String DATA =
            """
            {"start":[1,0],"states":{"a":{"value":0}}}
            {"time":"1","entity":"x","state":0}
            {"time":"2","entity":"x","state":0}
            {"time":"3","entity":"x","state":0}
            """;

    @TempDir Path folder = Path.of("");

    private static OutputStream full() {
        return new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("No space left on device");
            }
        };
    }

    /** The disk is found to be full while data is read, or at its end. */
    @ParameterizedTest
    @ValueSource(ints = {2, 100})
    void aFullDiskIsToldAndNoFileIsLeft(int run) throws IOException {
        Path data = Files.writeString(folder.resolve("data"), DATA);
        Path sorted = Files.createFile(folder.resolve("sorted"));
        assertThatThrownBy(
                        () -> {
                            try (DatumSorter sorter = new DatumSorter(run, sorted, full())) {
                                DatumFile.of(data, sorter).close();
                            }
                        })
                .isInstanceOf(IOException.class)
                .hasMessage("No space left on device");
        assertThat(sorted).doesNotExist();
    }

    @Test
    void aFullDiskLeavesNoFileAlsoWhereTheDataIsGivenUp() throws IOException {
        Path sorted = Files.createFile(folder.resolve("sorted"));
        DatumSorter sorter = new DatumSorter(1, sorted, new BufferedOutputStream(full()));
        sorter.add(1, 0, 0, -1);
        assertThatThrownBy(sorter::close).isInstanceOf(IOException.class);
        assertThat(sorted).doesNotExist();
    }
}
