package org.eclipse.tracecompass.analysis.os.linux.core.execution.path;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import java.util.List;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.OsWorker;
import org.eclipse.tracecompass.analysis.os.linux.core.model.HostThread;
import org.junit.jupiter.api.Test;

class PathComparisonTest {

    private static final OsWorker MINE = worker("app", 10);
    private static final OsWorker OTHER_RUN = worker("app", 20);

    private static OsWorker worker(String name, int tid) {
        return new OsWorker(new HostThread("host", Integer.valueOf(tid)), name, 0);
    }

    private static PathPiece piece(
            long start, long end, OsWorker worker, PathState state, String detail) {
        return new PathPiece(start, end, worker, state, detail);
    }

    @Test
    void threadsAreMatchedByTheirNamesAndTheGreatestDifferenceIsFirst() {
        List<PathPiece> here =
                List.of(
                        piece(0, 10, MINE, PathState.RUNNING, ""),
                        piece(10, 40, worker("db", 11), PathState.RUNNING, ""),
                        piece(40, 45, MINE, PathState.DISK, "sda"),
                        piece(45, 60, worker("db", 11), PathState.RUNNING, ""));
        List<PathPiece> other =
                List.of(
                        piece(100, 108, OTHER_RUN, PathState.RUNNING, ""),
                        piece(108, 113, worker("db", 21), PathState.RUNNING, ""),
                        piece(113, 115, OTHER_RUN, PathState.TIMER, ""));
        List<PathComparison.Line> lines = PathComparison.of(here, MINE, other, OTHER_RUN);
        assertThat(lines)
                .extracting(
                        PathComparison.Line::who,
                        PathComparison.Line::what,
                        PathComparison.Line::here,
                        PathComparison.Line::other)
                .containsExactly(
                        tuple("db", "running", 45L, 5L),
                        tuple("", "disk: sda", 5L, 0L),
                        tuple("", "running", 10L, 8L),
                        tuple("", "timer", 0L, 2L));
        assertThat(lines.get(0).longest()).isEqualTo(here.get(1));
        assertThat(lines.get(3).longest()).as("it is not on this path").isNull();
    }

    @Test
    void sharesAreThoseWithinTheRange() {
        List<PathPiece> path =
                List.of(
                        piece(0, 10, MINE, PathState.RUNNING, ""),
                        piece(10, 40, MINE, PathState.DISK, "sda"),
                        piece(40, 60, MINE, PathState.RUNNING, ""));
        assertThat(PathShares.byState(path, 5, 50).toString()).isEqualTo("{DISK=30, RUNNING=15}");
    }
}
