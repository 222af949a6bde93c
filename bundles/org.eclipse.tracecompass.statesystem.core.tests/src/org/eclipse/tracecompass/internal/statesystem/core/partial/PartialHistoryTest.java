package org.eclipse.tracecompass.internal.statesystem.core.partial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.eclipse.tracecompass.internal.statesystem.core.history.ConcurrentQueries;
import org.eclipse.tracecompass.internal.statesystem.core.history.HistoryBackend;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.HistoryOrigin;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateValueTypeException;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.statesystem.core.interval.TmfStateInterval;
import org.eclipse.tracecompass.statesystem.core.statevalue.IStateValueSerializer;
import org.eclipse.tracecompass.statesystem.core.statevalue.StateValueSerializers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What partial histories do beyond what every history does. */
class PartialHistoryTest {

    private static final int VERSION = 4;
    private static final SegmentPolicy SHORT = new SegmentPolicy(10, 0, 10);

    @TempDir private Path folder = Path.of("");

    private final RecordedChanges changes = new RecordedChanges(true);
    private final SegmentCache cache = new SegmentCache(0);

    private File file() {
        return folder.resolve("p.ht").toFile();
    }

    private PartialHistory begin(RecordedChanges changes) throws IOException {
        return PartialHistory.create(
                HistoryBackend.createPartial("p", file(), VERSION, 0, HistoryOrigin.UNKNOWN),
                changes,
                SHORT,
                cache);
    }

    private ITmfStateSystem open(RecordedChanges changes) throws IOException {
        return StateSystemFactory.newStateSystem(
                PartialHistory.open("p", file(), VERSION, changes, cache), false);
    }

    /** Attribute 0 takes the value i at the time 10 i. */
    private void build(RecordedChanges changes, int count) throws IOException {
        PartialHistory backend = begin(changes);
        ITmfStateSystemBuilder ss =
                changes.record(StateSystemFactory.newStateSystem(backend), backend);
        int quark = ss.getQuarkAbsoluteAndAdd("a");
        for (int i = 1; i <= count; i++) {
            ss.modifyAttribute(10L * i, i, quark);
        }
        ss.closeHistory(10L * count);
        ss.dispose();
    }

    private static ITmfStateInterval state(int i) {
        return new TmfStateInterval(10L * i, 10L * i + 9, 0, i);
    }

    @Test
    void aStateIsComputedAgainFromTheCheckpointBeforeIt() throws IOException {
        build(changes, 1000);
        ITmfStateSystem ss = open(changes);
        assertThat(ss.querySingleState(5555, 0)).isEqualTo(state(555));
        assertThat(changes.positions).hasSize(1);
        assertThat(changes.positions.getFirst()).isBetween(530L, 556L);
        ss.dispose();
    }

    @Test
    void withoutACheckpointItIsComputedAgainFromTheStart() throws IOException {
        RecordedChanges changes = new RecordedChanges(false);
        build(changes, 1000);
        ITmfStateSystem ss = open(changes);
        for (int i = 550; i < 560; i++) {
            assertThat(ss.querySingleState(10L * i + 5, 0)).isEqualTo(state(i));
        }
        assertThat(changes.positions).containsOnly(0L);
        ss.dispose();
    }

    @Test
    void aWalkThroughAllOfItIsOneReplay() throws IOException {
        for (boolean resumable : new boolean[] {true, false}) {
            RecordedChanges changes = new RecordedChanges(resumable);
            build(changes, 1000);
            ITmfStateSystem ss = open(changes);
            assertThat(ss.query2D(List.of(0), 0, 10_000)).hasSize(1001);
            assertThat(changes.replays).hasValue(1);
            ss.dispose();
            assertThat(changes.open).hasValue(0);
        }
    }

    @Test
    void attributesThatDoNotChangeCostNoReplay() throws IOException {
        PartialHistory backend = begin(changes);
        ITmfStateSystemBuilder ss =
                changes.record(StateSystemFactory.newStateSystem(backend), backend);
        int busy = ss.getQuarkAbsoluteAndAdd("busy");
        int calm = ss.getQuarkAbsoluteAndAdd("calm");
        ss.modifyAttribute(1, 1, calm);
        for (int i = 1; i <= 1000; i++) {
            ss.modifyAttribute(10L * i, i, busy);
        }
        ss.modifyAttribute(10_001, 2, calm);
        ss.closeHistory(10_002);
        ss.dispose();
        ITmfStateSystem opened = open(changes);
        assertThat(opened.query2D(List.of(calm), 1000, 10_002)).hasSize(2);
        assertThat(opened.querySingleState(5000, calm).getEndTime()).isEqualTo(10_000);
        assertThat(changes.replays).hasValue(0);
        opened.dispose();
    }

    @Test
    void theSegmentThatIsBeingBuiltIsInMemory() throws IOException {
        PartialHistory backend =
                PartialHistory.create(
                        HistoryBackend.createPartial(
                                "p", file(), VERSION, 0, HistoryOrigin.UNKNOWN),
                        changes,
                        SegmentPolicy.DEFAULT,
                        cache);
        ITmfStateSystemBuilder ss = StateSystemFactory.newStateSystem(backend);
        int quark = ss.getQuarkAbsoluteAndAdd("a");
        for (int i = 1; i <= 10_000; i++) {
            ss.modifyAttribute(10L * i, i, quark);
        }
        assertThat(ss.querySingleState(55_555, quark)).isEqualTo(state(5555));
        assertThat(changes.replays).hasValue(0);
        ss.dispose();
        assertThat(file()).doesNotExist();
    }

    @Test
    void itCanBeQueriedWhileItIsBuilt() throws Exception {
        for (boolean resumable : new boolean[] {true, false}) {
            RecordedChanges changes = new RecordedChanges(resumable);
            PartialHistory backend =
                    PartialHistory.create(
                            HistoryBackend.createPartial(
                                    "p", file(), VERSION, 0, HistoryOrigin.UNKNOWN),
                            changes,
                            new SegmentPolicy(200, 2, 5000),
                            new SegmentCache(40_000));
            ITmfStateSystemBuilder ss = StateSystemFactory.newStateSystem(backend);
            ConcurrentQueries.check(ss, changes.record(ss, backend), resumable ? 20_000 : 4_000);
            assertThat(changes.replays.get()).isPositive();
            assertThat(changes.open).hasValue(0);
        }
    }

    @Test
    void changesThatAreNotTheSameGiveAnError() throws IOException {
        build(changes, 1000);
        changes.forget(553);
        ITmfStateSystem ss = open(changes);
        assertThatThrownBy(() -> ss.querySingleState(5555, 0))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining(
                        "p.ht is damaged: the states that it does not store cannot be computed again")
                .hasMessageContaining("other states");
        assertThat(ss.querySingleState(1234, 0)).isEqualTo(state(123));
        ss.dispose();
        assertThat(changes.open).hasValue(0);
    }

    @Test
    void afterDisposeNothingIsLeft() throws IOException {
        build(changes, 1000);
        ITmfStateSystem ss = open(changes);
        assertThat(ss.querySingleState(5555, 0)).isEqualTo(state(555));
        Iterable<ITmfStateInterval> lazy = ss.query2D(List.of(0), 0, 10_000);
        ss.dispose();
        assertThat(changes.open).hasValue(0);
        assertThat(cache.bytes()).isZero();
        assertThatThrownBy(() -> ss.querySingleState(5555, 0))
                .isInstanceOf(StateSystemDisposedException.class);
        assertThatThrownBy(() -> lazy.forEach(interval -> {}))
                .isInstanceOf(StateSystemDisposedException.class);
    }

    @Test
    void partialAndFullFilesAreNotTakenForEachOther() throws IOException {
        build(changes, 100);
        assertThatThrownBy(
                        () ->
                                StateHistoryBackendFactory.createHistoryTreeBackendExistingFile(
                                        "p", file(), VERSION))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("is a partial one");
        File full = folder.resolve("full.ht").toFile();
        ITmfStateSystemBuilder ss =
                StateSystemFactory.newStateSystem(
                        StateHistoryBackendFactory.createHistoryTreeBackendNewFile(
                                "f", full, VERSION, 0, 1));
        ss.closeHistory(1);
        ss.dispose();
        assertThatThrownBy(
                        () ->
                                StateHistoryBackendFactory.createPartialBackendExistingFile(
                                        "f", full, VERSION, changes))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("is not a partial one");
        assertThatThrownBy(
                        () ->
                                StateHistoryBackendFactory.createPartialBackendExistingFile(
                                        "p", file(), VERSION + 1, changes))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("version");
    }

    @Test
    void aDamagedFileIsRefused() throws IOException {
        build(changes, 1000);
        byte[] good = Files.readAllBytes(file().toPath());
        for (int at = 128; at < good.length; at += 13) {
            byte[] bad = good.clone();
            bad[at] ^= 0x10;
            Files.write(file().toPath(), bad);
            try {
                ITmfStateSystem ss = open(changes);
                try {
                    for (int i = 5; i < 1000; i += 100) {
                        assertThat(ss.querySingleState(10L * i, 0)).isEqualTo(state(i));
                    }
                } finally {
                    ss.dispose();
                }
            } catch (UncheckedIOException | IOException e) {
                assertThat(e.getMessage()).contains("histor");
            }
        }
    }

    /** A value of a type of somebody's own. */
    record Colour(int rgb) {}

    private static final class ColourSerializer implements IStateValueSerializer<Colour> {
        @Override
        public String getId() {
            return "test.colour";
        }

        @Override
        public Class<Colour> getValueClass() {
            return Colour.class;
        }

        @Override
        public byte[] serialize(Colour value) {
            return new byte[] {(byte) value.rgb};
        }

        @Override
        public Colour deserialize(byte[] bytes) {
            return new Colour(bytes[0]);
        }
    }

    @Test
    void attributesKeepTheirTypesAtACheckpoint() throws IOException {
        StateValueSerializers.register(new ColourSerializer());
        PartialHistory backend = begin(changes);
        ITmfStateSystemBuilder ss =
                changes.record(StateSystemFactory.newStateSystem(backend), backend);
        int odd = ss.getQuarkAbsoluteAndAdd("odd");
        int colour = ss.getQuarkAbsoluteAndAdd("colour");
        ss.modifyAttribute(1, 1, odd);
        ss.modifyAttribute(2, null, odd);
        for (int i = 1; i <= 100; i++) {
            ss.modifyAttribute(10L * i, new Colour(i), colour);
            assertThatThrownBy(() -> ss.modifyAttribute(10_000, "text", odd))
                    .isInstanceOf(StateValueTypeException.class);
        }
        ss.closeHistory(1000);
        ss.dispose();
        RecordedChanges forgiving = changes.forgiving();
        ITmfStateSystem opened = open(forgiving);
        assertThat(opened.querySingleState(505, colour).getValue()).isEqualTo(new Colour(50));
        assertThat(forgiving.positions.getFirst()).isPositive();
        opened.dispose();
    }

    /** Every part of the stored form: states that cross checkpoints, corrections, types, gaps. */
    private void buildGolden() throws IOException {
        StateValueSerializers.register(new ColourSerializer());
        PartialHistory backend =
                PartialHistory.create(
                        HistoryBackend.createPartial(
                                "golden", file(), VERSION, 1000, HistoryOrigin.UNKNOWN),
                        changes,
                        new SegmentPolicy(50, 2, 200),
                        cache);
        ITmfStateSystemBuilder ss =
                changes.record(StateSystemFactory.newStateSystem(backend), backend);
        Random random = new Random(17);
        long t = 1000;
        for (int i = 0; i < 3000; i++) {
            t += random.nextInt(20);
            int kind = random.nextInt(8);
            int quark = ss.getQuarkAbsoluteAndAdd("attribute", "é/" + kind + i / 1500);
            Object value =
                    switch (kind) {
                        case 0 -> random.nextInt(9);
                        case 1 -> (long) i << 30;
                        case 2 -> i / 7.0;
                        case 3 -> "text " + i % 11;
                        case 4 -> new Colour(i % 100);
                        case 5 -> i < 2900 ? null : "late";
                        default -> i;
                    };
            if (kind == 6) {
                ss.updateOngoingState(value, quark);
            } else {
                ss.modifyAttribute(t, value, quark);
            }
        }
        ss.closeHistory(t + 5);
        ss.dispose();
    }

    @Test
    void theGoldenFileOfVersionOneIsReadAsItWasWritten() throws IOException {
        buildGolden();
        ITmfStateSystem expected = open(changes);
        Path golden = folder.resolve("golden.ht");
        try (InputStream stored =
                Objects.requireNonNull(getClass().getResourceAsStream("partial-v1.ht"))) {
            Files.copy(stored, golden);
        }
        ITmfStateSystem actual =
                StateSystemFactory.newStateSystem(
                        PartialHistory.open("golden", golden.toFile(), VERSION, changes, cache),
                        false);
        assertThat(actual.getNbAttributes()).isEqualTo(expected.getNbAttributes());
        assertThat(actual.getNbIntervals()).isEqualTo(expected.getNbIntervals());
        for (long t = actual.getStartTime(); t <= expected.getCurrentEndTime(); t += 321) {
            assertThat(actual.queryFullState(t)).isEqualTo(expected.queryFullState(t));
        }
        assertThat(changes.positions).anyMatch(position -> position > 0);
        actual.dispose();
        expected.dispose();
    }

    @Test
    void valuesWithoutASerializerAreComputedAgainFromTheStart() throws IOException {
        PartialHistory backend = begin(changes);
        ITmfStateSystemBuilder ss =
                changes.record(StateSystemFactory.newStateSystem(backend), backend);
        int quark = ss.getQuarkAbsoluteAndAdd("a");
        for (int i = 1; i <= 100; i++) {
            ss.modifyAttribute(10L * i, (float) i, quark);
        }
        ss.closeHistory(1000);
        ss.dispose();
        ITmfStateSystem opened = open(changes);
        for (int i = 50; i < 60; i++) {
            assertThat(opened.querySingleState(10L * i + 5, quark).getValue()).isEqualTo(i + ".0");
        }
        assertThat(changes.positions).containsOnly(0L);
        opened.dispose();
    }
}
