package org.eclipse.tracecompass.segmentstore.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.eclipse.jdt.annotation.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Segments in a file. */
class StoredSegmentsTest {

    private static final String ORIGIN = "a trace";

    @TempDir Path folder = Path.of("");

    private Path file() {
        return folder.resolve("a.segments");
    }

    private void stored(int count) {
        SegmentColumns columns = SegmentColumns.create(file(), ORIGIN, 1, 2, 1);
        for (int i = 0; i < count; i++) {
            add(columns, i);
        }
        columns.finish();
    }

    private static void add(SegmentColumns columns, int i) {
        columns.add(
                2L * i - i % 50,
                2L * i,
                new int[] {columns.number("name " + i % 7), -i},
                new long[] {7L * i});
    }

    private static void check(SegmentColumns columns, int count) {
        assertThat(columns.size()).isEqualTo(count);
        for (int i = 0; i < count; i++) {
            if (columns.getStart(i) != 2L * i - i % 50
                    || columns.getEnd(i) != 2L * i
                    || columns.getInt(1, i) != -i
                    || columns.getLong(0, i) != 7L * i
                    || !columns.text(columns.getInt(0, i)).equals("name " + i % 7)) {
                throw new AssertionError("segment " + i);
            }
        }
    }

    private @Nullable SegmentColumns open() {
        return SegmentColumns.open(file(), ORIGIN, 1, 2, 1);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 16_383, 16_384, 16_385, 50_000})
    void whatWasStoredIsThereAgain(int count) throws IOException {
        stored(count);
        SegmentColumns columns = Objects.requireNonNull(open());
        check(columns, count);
        int[] found = {0};
        columns.forEachIn(100, 200, i -> found[0]++);
        long expected = 0;
        for (int i = 0; i < count; i++) {
            expected += 2L * i >= 100 && 2L * i - i % 50 <= 200 ? 1 : 0;
        }
        assertThat(found[0]).isEqualTo((int) expected);
        try (var files = Files.list(folder)) {
            assertThat(files).containsExactly(file());
        }
    }

    @Test
    void segmentsCanBeReadWhileTheyAreWritten() {
        SegmentColumns columns = SegmentColumns.create(file(), ORIGIN, 1, 2, 1);
        for (int i = 0; i < 40_000; i++) {
            add(columns, i);
        }
        check(columns, 40_000);
        columns.finish();
        check(columns, 40_000);
    }

    @Test
    void noSegmentIsInARangeThatEndsBeforeItStarts() {
        SegmentColumns columns = SegmentColumns.create(file(), ORIGIN, 1, 0, 0);
        columns.add(2, 6, new int[0], new long[0]);
        List<Integer> found = new ArrayList<>();
        columns.forEachIn(6, 5, found::add);
        assertThat(found).isEmpty();
        columns.forEachIn(5, 6, found::add);
        assertThat(found).containsExactly(0);
        columns.delete();
    }

    @Test
    void whatWasNotFinishedIsNotThere() throws IOException {
        SegmentColumns columns = SegmentColumns.create(file(), ORIGIN, 1, 2, 1);
        for (int i = 0; i < 20_000; i++) {
            add(columns, i);
        }
        assertThat(open()).isNull();
        columns.discard();
        try (var files = Files.list(folder)) {
            assertThat(files).isEmpty();
        }
    }

    @Test
    void ofTwoWritersTheLastOneToFinishWins() throws IOException {
        SegmentColumns first = SegmentColumns.create(file(), ORIGIN, 1, 2, 1);
        SegmentColumns second = SegmentColumns.create(file(), ORIGIN, 1, 2, 1);
        for (int i = 0; i < 20_000; i++) {
            add(first, i);
            add(second, i);
        }
        second.finish();
        check(second, 20_000);
        check(Objects.requireNonNull(open()), 20_000);
        first.finish();
        check(first, 20_000);
        check(Objects.requireNonNull(open()), 20_000);
    }

    @Test
    void segmentsOfAnotherVersionOrTraceAreNotUsed() {
        stored(100);
        assertThat(SegmentColumns.open(file(), ORIGIN, 2, 2, 1)).isNull();
        assertThat(SegmentColumns.open(file(), ORIGIN, 1, 1, 1)).isNull();
        assertThat(SegmentColumns.open(file(), "another trace", 1, 2, 1)).isNull();
        assertThat(SegmentColumns.open(folder.resolve("none"), ORIGIN, 1, 2, 1)).isNull();
    }

    @Test
    void aPlaceThatCannotBeWrittenToIsNoReasonToFail() {
        SegmentColumns columns =
                SegmentColumns.create(folder.resolve("no/such/folder/x"), ORIGIN, 1, 2, 1);
        for (int i = 0; i < 20_000; i++) {
            add(columns, i);
        }
        columns.finish();
        check(columns, 20_000);
    }

    @Test
    void whereWritingFailsInTheMiddleAllSegmentsCanBeReadAndNoFileStaysBehind() throws IOException {
        SegmentColumns columns = SegmentColumns.create(file(), ORIGIN, 1, 2, 1);
        for (int i = 0; i < 60_000; i++) {
            if (i == 30_000) {
                // closes the channel with the next chunk, as a full disk ends the writing
                Thread.currentThread().interrupt();
            }
            add(columns, i);
        }
        assertThat(Thread.interrupted()).isTrue();
        columns.finish();
        try (var files = Files.list(folder)) {
            assertThat(files).isEmpty();
        }
        check(columns, 60_000);
        assertThat(open()).isNull();
    }

    @Test
    void damageIsToldToTheListenerAsWell() throws IOException {
        stored(20_000);
        byte[] bad = Files.readAllBytes(file());
        bad[bad.length / 2] ^= 1;
        Files.write(file(), bad);
        SegmentColumns columns = Objects.requireNonNull(open());
        List<String> problems = new ArrayList<>();
        columns.onDamage(problems::add);
        assertThatThrownBy(() -> check(columns, 20_000)).isInstanceOf(UncheckedIOException.class);
        assertThat(problems)
                .containsExactly(
                        "The stored segments in "
                                + file()
                                + " are damaged: a part has a wrong checksum; they must be"
                                + " computed again");
    }

    @Test
    void aFileThatIsDeletedWhileItIsUsedIsDamaged() throws IOException {
        stored(40_000);
        SegmentColumns columns = Objects.requireNonNull(open());
        List<String> problems = new ArrayList<>();
        columns.onDamage(problems::add);
        Files.delete(file());
        assertThatThrownBy(() -> check(columns, 40_000)).isInstanceOf(UncheckedIOException.class);
        assertThat(problems).hasSize(1).first().asString().contains("it was deleted");
    }

    @Test
    void aDamagedFileIsNotUsedOrSaysSo() throws IOException {
        stored(20_000);
        byte[] good = Files.readAllBytes(file());
        Random random = new Random(4711);
        for (int i = 0; i < 400; i++) {
            byte[] bad = good.clone();
            if (i % 4 == 0) {
                bad = java.util.Arrays.copyOf(bad, random.nextInt(bad.length));
            } else {
                int from = i % 4 == 1 ? Math.max(0, bad.length - 120) : 0;
                int at = from + random.nextInt(bad.length - from);
                bad[at] ^= (byte) (1 << random.nextInt(8));
            }
            Files.write(file(), bad);
            SegmentColumns columns = open();
            if (columns != null) {
                assertThatThrownBy(() -> check(columns, 20_000))
                        .isInstanceOf(UncheckedIOException.class)
                        .hasMessageContaining(file().toString());
            }
        }
    }
}
