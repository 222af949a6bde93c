package org.eclipse.tracecompass.internal.statesystem.core.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;

/** Random programs of changes and queries, answered as a naive list of intervals answers them. */
class RandomHistoryTest {

    private static final int VERSION = 3;
    private static final int[] CAPACITIES = {1, 2, 7, 64, HistoryStore.BLOCK_CAPACITY};

    @Provide
    Arbitrary<HistoryProgram> programs() {
        return HistoryProgram.any();
    }

    @Property(tries = 150)
    void historiesInMemoryAnswerLikeAListOfIntervals(
            @ForAll("programs") HistoryProgram program, @ForAll @IntRange(max = 4) int capacity) {
        HistoryBackend backend =
                HistoryBackend.inMemory("m", program.start(), CAPACITIES[capacity]);
        ITmfStateSystemBuilder ss = StateSystemFactory.newStateSystem(backend);
        NaiveHistory oracle = new NaiveHistory(program.start());
        program.run(ss, oracle);
        ss.dispose();
    }

    @Property(tries = 100)
    void historiesInFilesAnswerLikeAListOfIntervalsAndGoOnDoingSoWhenOpenedAgain(
            @ForAll("programs") HistoryProgram program, @ForAll @IntRange(max = 4) int capacity)
            throws IOException {
        Path file = Files.createTempFile("history", ".ht");
        try {
            // A cache of next to nothing, so that blocks come and go.
            BlockCache cache = new BlockCache(2000);
            HistoryBackend backend =
                    HistoryBackend.create(
                            "f",
                            file.toFile(),
                            VERSION,
                            program.start(),
                            CAPACITIES[capacity],
                            cache);
            ITmfStateSystemBuilder ss = StateSystemFactory.newStateSystem(backend);
            NaiveHistory oracle = new NaiveHistory(program.start());
            program.run(ss, oracle);
            ss.dispose();
            ITmfStateSystem reopened = open(file.toFile(), cache);
            program.ask(reopened, oracle);
            for (int quark = 0; quark < oracle.size(); quark++) {
                assertThat(reopened.getAttributeName(quark)).isEqualTo("a" + quark);
            }
            reopened.dispose();
        } finally {
            Files.delete(file);
        }
    }

    private static ITmfStateSystem open(File file, BlockCache cache) throws IOException {
        return StateSystemFactory.newStateSystem(
                HistoryBackend.open("f", file, VERSION, cache), false);
    }
}
