package org.eclipse.tracecompass.statesystem.core.snapshot;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Snapshots in memory and in files. */
class StateSnapshotTest {

    @TempDir private Path folder = Path.of("");

    @Test
    void aSnapshotSurvivesItsFile() throws IOException {
        ITmfStateSystemBuilder ss =
                StateSystemFactory.newStateSystem(
                        StateHistoryBackendFactory.createInMemoryBackend("a/b", 0));
        ss.modifyAttribute(10, 7, ss.getQuarkAbsoluteAndAdd("x", "int"));
        ss.modifyAttribute(10, Long.MAX_VALUE, ss.getQuarkAbsoluteAndAdd("x", "long"));
        ss.modifyAttribute(10, Double.NaN, ss.getQuarkAbsoluteAndAdd("x", "double"));
        ss.modifyAttribute(
                10, "\"quoted\" \u0001 é \ud83d", ss.getQuarkAbsoluteAndAdd("x", "te/xt"));
        ss.closeHistory(100);
        StateSnapshot snapshot = new StateSnapshot(ss, 20, 50, 4);
        snapshot.write(folder);
        StateSnapshot read = Objects.requireNonNull(StateSnapshot.read(folder, "a/b"));
        assertThat(read.getSsid()).isEqualTo("a/b");
        assertThat(read.getVersion()).isEqualTo(4);
        assertThat(read.getStateFormatVersion()).isEqualTo(1);
        assertThat(read.getStates()).isEqualTo(snapshot.getStates());
        assertThat(read.getStates().get(List.of("x", "int"))).hasToString("[20,50] q1=7");
        assertThat(new StateSnapshot(ss, 30, 4).getStates().get(List.of("x")))
                .hasToString("[30,30] q0=null");
        ss.dispose();
    }

    @Test
    void whatCannotBeReadIsNoSnapshot() throws IOException {
        assertThat(StateSnapshot.read(folder, "none")).isNull();
        Files.writeString(folder.resolve("bad.statesnapshot.json"), "{ \"formatVersion\": ");
        assertThat(StateSnapshot.read(folder, "bad")).isNull();
        Files.writeString(folder.resolve("old.statesnapshot.json"), "{ \"formatVersion\": 77 }");
        assertThat(StateSnapshot.read(folder, "old")).isNull();
    }
}
