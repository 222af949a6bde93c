package org.eclipse.tracecompass.internal.statesystem.core.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.eclipse.tracecompass.internal.provisional.datastore.core.condition.IntegerRangeCondition;
import org.eclipse.tracecompass.internal.provisional.datastore.core.condition.TimeRangeCondition;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.DamagedHistoryException;
import org.eclipse.tracecompass.statesystem.core.backend.HistoryOrigin;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Answers of hundreds of blocks, which other cores help to read, against a walk block by block. */
class ReadAheadTest {

    private static final int VERSION = 1;
    private static final int ATTRIBUTES = 20;
    private static final int CHANGES = 40_000;
    private static final List<Integer> QUARKS = IntStream.range(3, 17).boxed().toList();

    @TempDir private Path folder = Path.of("");
    private Path file = Path.of("");
    private long end;

    @BeforeEach
    void write() throws IOException {
        file = folder.resolve("ahead.ht");
        ITmfStateSystemBuilder ss =
                StateSystemFactory.newStateSystem(
                        HistoryBackend.create(
                                "a", file.toFile(), VERSION, 0, 32, new BlockCache(0)));
        for (int i = 0; i < ATTRIBUTES; i++) {
            ss.getQuarkAbsoluteAndAdd("a" + i);
        }
        Random random = new Random(8);
        long t = 0;
        for (int i = 0; i < CHANGES; i++) {
            t += 1 + random.nextInt(1 << random.nextInt(12));
            int quark = random.nextInt(ATTRIBUTES);
            Object value = quark % 3 == 0 ? "text " + random.nextInt(50) : random.nextInt();
            ss.modifyAttribute(t, value, quark);
        }
        end = t + 1;
        ss.closeHistory(end);
        ss.dispose();
    }

    private HistoryStore store() throws IOException {
        HistoryFile opened =
                HistoryFile.open(
                        file.toFile(),
                        new HistoryHeader(
                                HistoryFile.Kind.FULL, "a", VERSION, HistoryOrigin.UNKNOWN));
        HistoryStore store = new HistoryStore("a", 0, opened, 32, new BlockCache(0));
        HistoryFile.Sections sections = opened.readSections();
        DirectoryCodec.read(sections.directory(), store.levels());
        store.restore(new StringDictionary(sections.dictionary()), end, sections.intervals());
        return store;
    }

    private ITmfStateSystem open() throws IOException {
        return StateSystemFactory.newStateSystem(
                HistoryBackend.open("a", file.toFile(), VERSION, new BlockCache(0)), false);
    }

    /** The answer of a walk that reads one block after the other. */
    private List<ITmfStateInterval> blockByBlock(
            HistoryStore store, TimeRangeCondition condition, boolean reverse) {
        StoreQuery query =
                StoreQuery.of(
                        store,
                        new QuarkSet(IntegerRangeCondition.forDiscreteRange(QUARKS)),
                        condition,
                        reverse);
        BlockOrder order = new BlockOrder(query);
        IntervalCollector collector = new IntervalCollector(query);
        IntervalBatch batch = new IntervalBatch();
        collector.begin(batch);
        int blocks = 0;
        while (order.next()) {
            collector.collect(order.level(), order.block());
            blocks++;
        }
        assertThat(blocks).isGreaterThan(300);
        return IntStream.range(0, batch.size()).mapToObj(batch::get).toList();
    }

    private static List<ITmfStateInterval> list(Iterable<ITmfStateInterval> answer) {
        List<ITmfStateInterval> list = new ArrayList<>();
        answer.forEach(list::add);
        return list;
    }

    private Collection<Long> times() {
        return LongStream.range(0, 700).map(i -> i * (end / 700)).boxed().toList();
    }

    @Test
    void theAnswerIsThatOfAWalkBlockByBlock() throws IOException {
        HistoryStore store = store();
        HistoryBackend backend =
                HistoryBackend.open("a", file.toFile(), VERSION, new BlockCache(0));
        for (boolean reverse : new boolean[] {false, true}) {
            for (TimeRangeCondition condition :
                    List.of(
                            TimeRangeCondition.forContinuousRange(0, end),
                            TimeRangeCondition.forContinuousRange(end / 9, end / 2),
                            TimeRangeCondition.forDiscreteRange(times()))) {
                assertThat(
                                list(
                                        backend.query2D(
                                                IntegerRangeCondition.forDiscreteRange(QUARKS),
                                                condition,
                                                reverse)))
                        .isEqualTo(blockByBlock(store, condition, reverse));
            }
        }
        store.dispose();
        backend.dispose();
    }

    @Test
    void damageIsToldToTheOneWhoReadsOn() throws IOException {
        ITmfStateSystem undamaged = open();
        List<ITmfStateInterval> whole = list(undamaged.query2D(QUARKS, 0, end));
        undamaged.dispose();
        HistoryStore store = store();
        int before = 0;
        Directory directory = store.levels()[2].view().directory();
        for (int level = HistoryStore.LEVELS - 1; level > 2; level--) {
            before += store.levels()[level].view().size();
        }
        assertThat(before).isGreaterThan(60);
        byte[] bytes = Files.readAllBytes(file);
        bytes[(int) directory.position[20] + 70] ^= 1;
        store.dispose();
        Files.write(file, bytes);
        ITmfStateSystem ss = open();
        List<ITmfStateInterval> seen = new ArrayList<>();
        Iterator<ITmfStateInterval> answer = ss.query2D(QUARKS, 0, end).iterator();
        assertThatThrownBy(() -> answer.forEachRemaining(seen::add))
                .isInstanceOf(DamagedHistoryException.class);
        assertThat(seen).hasSizeGreaterThan(1000);
        assertThat(whole).startsWith(seen.toArray(ITmfStateInterval[]::new));
        List<ITmfStateInterval> behind = list(() -> answer);
        assertThat(behind).hasSizeGreaterThan(1000);
        assertThat(whole).endsWith(behind.toArray(ITmfStateInterval[]::new));
        ss.dispose();
    }

    @Test
    void anAnswerEndsWhenTheHistoryIsClosed() throws IOException {
        ITmfStateSystem ss = open();
        Iterator<ITmfStateInterval> answer = ss.query2D(QUARKS, 0, end).iterator();
        for (int i = 0; i < 10_000; i++) {
            answer.next();
        }
        ss.dispose();
        assertThatThrownBy(() -> answer.forEachRemaining(interval -> {}))
                .isInstanceOf(StateSystemDisposedException.class);
    }

    @Test
    void answersReadByThreadsOfTheCommonPoolDoNotWaitForEachOther() throws IOException {
        ITmfStateSystem ss = open();
        List<ITmfStateInterval> expected = list(ss.query2D(QUARKS, times()));
        assertThat(
                        IntStream.range(0, 64)
                                .parallel()
                                .filter(i -> list(query(ss)).equals(expected))
                                .count())
                .isEqualTo(64);
        ss.dispose();
    }

    private Iterable<ITmfStateInterval> query(ITmfStateSystem ss) {
        return ss.query2D(QUARKS, times());
    }
}
