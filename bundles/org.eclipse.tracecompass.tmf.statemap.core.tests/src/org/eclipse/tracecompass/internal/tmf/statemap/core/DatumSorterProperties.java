package org.eclipse.tracecompass.internal.tmf.statemap.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;

/** Sorting in runs gives what sorting at once would give. */
class DatumSorterProperties {

    @Property(tries = 200)
    void whateverTheOrderAndTheSizeOfRuns(
            @ForAll @Size(max = 60) List<@LongRange(min = 0, max = 20) Long> times,
            @ForAll @IntRange(min = 1, max = 20) int run)
            throws IOException {
        List<Datum> data = new ArrayList<>();
        for (int i = 0; i < times.size(); i++) {
            data.add(new Datum(times.get(i), i, i % 3, i % 2 - 1));
        }
        Path file;
        try (DatumSorter sorter = new DatumSorter(run)) {
            for (Datum d : data) {
                sorter.add(d.time(), d.entity(), d.state(), d.tag());
            }
            file = sorter.finish();
        }
        List<Datum> sorted = new ArrayList<>();
        ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file));
        Files.delete(file);
        while (bytes.hasRemaining()) {
            sorted.add(new Datum(bytes.getLong(), bytes.getInt(), bytes.getInt(), bytes.getInt()));
        }
        data.sort(Comparator.comparingLong(Datum::time));
        assertThat(sorted).isEqualTo(data);
    }
}
