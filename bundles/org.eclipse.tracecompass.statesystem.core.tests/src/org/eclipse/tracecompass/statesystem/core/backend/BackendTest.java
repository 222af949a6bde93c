package org.eclipse.tracecompass.statesystem.core.backend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.tracecompass.internal.provisional.datastore.core.condition.IntegerRangeCondition;
import org.eclipse.tracecompass.internal.provisional.datastore.core.condition.TimeRangeCondition;
import org.eclipse.tracecompass.internal.statesystem.core.ListBackend;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.statesystem.core.exceptions.TimeRangeException;
import org.eclipse.tracecompass.statesystem.core.interval.TmfStateInterval;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What backends do beyond what every state system does. */
class BackendTest {

    @TempDir private Path folder = Path.of("");

    @Test
    void theNullBackendKnowsTheOngoingStateOnly() {
        ITmfStateSystemBuilder ss =
                StateSystemFactory.newStateSystem(
                        StateHistoryBackendFactory.createNullBackend("n"));
        int a = ss.getQuarkAbsoluteAndAdd("A");
        assertThat(ss.querySingleState(5000, a)).isEqualTo(new TmfStateInterval(0, 0, a, null));
        ss.modifyAttribute(200, 1, a);
        assertThat(ss.querySingleState(250, a)).isEqualTo(new TmfStateInterval(200, 200, a, 1));
        assertThat(ss.queryFullState(9999)).containsExactly(new TmfStateInterval(200, 200, a, 1));
        assertThatThrownBy(() -> ss.querySingleState(150, a))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("Incoherent interval storage");
        assertThatThrownBy(() -> ss.queryFullState(150)).isInstanceOf(IllegalStateException.class);
        assertThat(ss.query2D(List.of(a), 0, 150)).isEmpty();
        assertThat(ss.query2D(List.of(a), List.of(250L)))
                .containsExactly(new TmfStateInterval(200, 200, a, 1));
        ss.closeHistory(300);
        assertThat(ss.getCurrentEndTime()).isZero();
        assertThatThrownBy(() -> ss.querySingleState(0, a))
                .isInstanceOf(IllegalStateException.class);
        ss.dispose();
        assertThatThrownBy(() -> ss.querySingleState(0, a))
                .isInstanceOf(StateSystemDisposedException.class);
    }

    @Test
    void aReopenedHistoryIsCompleteAndCannotBeChanged() throws IOException {
        File file = folder.resolve("x.ht").toFile();
        ITmfStateSystemBuilder built =
                StateSystemFactory.newStateSystem(
                        StateHistoryBackendFactory.createHistoryTreeBackendNewFile(
                                "x", file, 7, 100, 1000));
        int q = built.getQuarkAbsoluteAndAdd("A", "B");
        built.modifyAttribute(150, 1, q);
        built.closeHistory(300);
        built.dispose();
        ITmfStateSystemBuilder ss =
                StateSystemFactory.newStateSystem(
                        StateHistoryBackendFactory.createHistoryTreeBackendExistingFile(
                                "x", file, 7),
                        false);
        assertThat(ss.waitUntilBuilt(0)).isTrue();
        assertThat(ss.getStartTime()).isEqualTo(100);
        assertThat(ss.getCurrentEndTime()).isEqualTo(300);
        assertThat(ss.getQuarkAbsolute("A", "B")).isEqualTo(q);
        assertThat(ss.querySingleState(200, q)).isEqualTo(new TmfStateInterval(150, 300, q, 1));
        assertThat(ss.queryOngoing(q)).isEqualTo(1);
        assertThat(ss.getOngoingStartTime(q)).isEqualTo(150);
        assertThatThrownBy(() -> ss.modifyAttribute(400, 2, q))
                .isInstanceOf(IllegalStateException.class);
        ss.closeHistory(500);
        ss.dispose();
        assertThat(ss.isCancelled()).isFalse();
        assertThat(file).exists();
    }

    @Test
    void aThirdPartysBackendGetsTheAttributeTreeBack() throws IOException {
        ListBackend backend = new ListBackend("l", 0, 10);
        backend.setTreeFile(folder.resolve("tree"));
        ITmfStateSystemBuilder built = StateSystemFactory.newStateSystem(backend);
        int q = built.getQuarkAbsoluteAndAdd("A", "\ud800/é");
        built.modifyAttribute(5, "x", q);
        built.closeHistory(10);
        ITmfStateSystem ss = StateSystemFactory.newStateSystem(backend, false);
        assertThat(ss.getQuarkAbsolute("A", "\ud800/é")).isEqualTo(q);
        assertThat(ss.querySingleState(7, q).getValue()).isEqualTo("x");
    }

    @Test
    void intervalsOutsideOfTheHistoryAreRefused() {
        IStateHistoryBackend backend = StateHistoryBackendFactory.createInMemoryBackend("m", 100);
        assertThatThrownBy(() -> backend.insertPastState(50, 120, 0, 1))
                .isInstanceOf(TimeRangeException.class);
        assertThatThrownBy(() -> backend.insertPastState(150, 120, 0, 1))
                .isInstanceOf(TimeRangeException.class);
        backend.finishedBuilding(200);
        assertThatThrownBy(() -> backend.insertPastState(150, 160, 0, 1))
                .isInstanceOf(IllegalStateException.class);
        assertThat(backend.doSingularQuery(150, 0)).isNull();
    }

    @Test
    void aBackendThatCanInsertBackwardsGetsTheChangesOfThePast() {
        ListBackend backend =
                new ListBackend("l", 0, 10) {
                    @Override
                    public boolean canInsertBackwards() {
                        return true;
                    }
                };
        ITmfStateSystemBuilder ss = StateSystemFactory.newStateSystem(backend);
        int q = ss.getQuarkAbsoluteAndAdd("A");
        ss.modifyAttribute(100, 1, q);
        ss.modifyAttribute(50, 2, q);
        assertThat(
                        backend.query2D(
                                IntegerRangeCondition.singleton(q),
                                TimeRangeCondition.singleton(10)))
                .containsExactly(new TmfStateInterval(0, 99, q, null));
        assertThat(backend.intervals()).contains(new TmfStateInterval(50, 99, q, 2));
        assertThat(ss.queryOngoing(q)).isEqualTo(1);
        assertThatThrownBy(() -> ss.modifyAttribute(-5, 2, q))
                .isInstanceOf(TimeRangeException.class);
    }
}
