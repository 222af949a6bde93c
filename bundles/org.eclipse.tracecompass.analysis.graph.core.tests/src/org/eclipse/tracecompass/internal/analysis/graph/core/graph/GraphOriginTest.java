package org.eclipse.tracecompass.internal.analysis.graph.core.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph;
import org.eclipse.tracecompass.analysis.graph.core.graph.TmfGraphFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A stored graph is not taken for another one, and only a plain file is a stored graph. */
class GraphOriginTest {

    @TempDir Path folder = Path.of("");

    private static ITmfGraph open(Path file, int version) {
        return TmfGraphFactory.createOnDiskGraph(file, NamedWorker.SERIALIZER, 0, version);
    }

    private static ITmfGraph open(Path file, String origin) {
        return Objects.requireNonNull(GraphOrigin.open(file, origin, () -> open(file, 1)));
    }

    /** The texts have the same hash code. */
    @Test
    void aStoredGraphServesOnlyWhatItWasMadeFrom() {
        Path file = folder.resolve("graph");
        ITmfGraph graph = open(file, "Aa");
        graph.add(graph.createVertex(new NamedWorker("a"), 5));
        graph.closeGraph(10);

        assertThat(open(file, "Aa").isDoneBuilding()).isTrue();
        ITmfGraph other = open(file, "BB");
        assertThat(other.isDoneBuilding()).isFalse();
        assertThat(other.getWorkers()).isEmpty();
        other.closeGraph(20);
        assertThat(open(file, "BB").isDoneBuilding()).isTrue();
        assertThat(open(file, "Aa").isDoneBuilding()).isFalse();
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    @Timeout(60)
    void whatIsNoPlainFileIsNotOpenedAndIsReplaced() throws Exception {
        Path victim = Files.writeString(folder.resolve("victim"), "precious");
        Path link = Files.createSymbolicLink(folder.resolve("link"), victim);
        Path dangling = Files.createSymbolicLink(folder.resolve("dangling"), Path.of("nowhere"));
        Path pipe = folder.resolve("pipe");
        assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
        for (Path file : List.of(link, dangling, pipe)) {
            ITmfGraph graph = open(file, 1);
            assertThat(graph.isDoneBuilding()).isFalse();
            graph.closeGraph(10);
            assertThat(open(file, 1).isDoneBuilding()).isTrue();
        }
        assertThat(victim).hasContent("precious");
        assertThat(folder.resolve("nowhere")).doesNotExist();
    }
}
