package org.eclipse.tracecompass.internal.statesystem.core.partial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.eclipse.tracecompass.internal.statesystem.core.history.HistoryBackend;
import org.eclipse.tracecompass.internal.statesystem.core.history.HistoryProgram;
import org.eclipse.tracecompass.internal.statesystem.core.history.NaiveHistory;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.HistoryOrigin;

/** Random programs on partial histories, answered as a naive list of intervals answers them. */
class PartialHistoryProperties {

    private static final int VERSION = 3;

    /** Short segments, so that there are many. */
    private static SegmentPolicy policy(int choice) {
        return switch (choice) {
            case 0 -> new SegmentPolicy(1, 0, 1);
            case 1 -> new SegmentPolicy(1, 2, 40);
            case 2 -> new SegmentPolicy(10, 4, 300);
            case 3 -> new SegmentPolicy(100, 1, 100);
            default -> SegmentPolicy.DEFAULT;
        };
    }

    @Provide
    Arbitrary<HistoryProgram> programs() {
        return HistoryProgram.any();
    }

    @Property(tries = 150)
    void partialHistoriesAnswerLikeAListOfIntervalsAndGoOnDoingSoWhenOpenedAgain(
            @ForAll("programs") HistoryProgram program,
            @ForAll @IntRange(max = 4) int policy,
            @ForAll boolean resumable,
            @ForAll boolean forgetful)
            throws IOException {
        long start = program.start();
        Path file = Files.createTempFile("partial", ".ht");
        try {
            // With next to no cache each query is answered by a replay.
            SegmentCache cache = new SegmentCache(forgetful ? 0 : 1 << 20);
            RecordedChanges changes = new RecordedChanges(resumable);
            PartialHistory backend =
                    PartialHistory.create(
                            HistoryBackend.createPartial(
                                    "p", file.toFile(), VERSION, start, HistoryOrigin.UNKNOWN),
                            changes,
                            policy(policy),
                            cache);
            ITmfStateSystemBuilder ss =
                    changes.record(StateSystemFactory.newStateSystem(backend), backend);
            NaiveHistory oracle = new NaiveHistory(start);
            program.run(ss, oracle);
            ss.dispose();
            assertThat(cache.bytes()).isZero();
            ITmfStateSystem reopened =
                    StateSystemFactory.newStateSystem(
                            PartialHistory.open("p", file.toFile(), VERSION, changes, cache),
                            false);
            program.ask(reopened, oracle);
            for (int quark = 0; quark < oracle.size(); quark++) {
                assertThat(reopened.getAttributeName(quark)).isEqualTo("a" + quark);
            }
            reopened.dispose();
            assertThat(changes.open).hasValue(0);
        } finally {
            Files.delete(file);
        }
    }
}
