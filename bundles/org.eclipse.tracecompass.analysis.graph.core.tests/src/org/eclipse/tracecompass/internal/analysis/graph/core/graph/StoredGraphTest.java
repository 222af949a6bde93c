package org.eclipse.tracecompass.internal.analysis.graph.core.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfEdge;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph.EdgeDirection;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfVertex;
import org.eclipse.tracecompass.internal.analysis.graph.core.graph.legacy.OSEdgeContextState;
import org.eclipse.tracecompass.internal.analysis.graph.core.graph.legacy.OSEdgeContextState.OSEdgeContextEnum;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Graphs that are larger than what is kept of them in memory, against a graph of plain objects. */
class StoredGraphTest {

    private static final int WORKERS = 12;
    private static final int ROUNDS = 14_000;
    private static final OSEdgeContextEnum[] STATES = OSEdgeContextEnum.values();

    @TempDir Path folder = Path.of("");

    private record At(int worker, long time) {}

    private record Arrow(At to, OSEdgeContextEnum state, @Nullable String qualifier) {}

    /** The same graph as maps. */
    private static final class Plain {
        final List<TreeMap<Long, At>> lines = new ArrayList<>();
        final Map<At, Arrow> next = new HashMap<>();
        final Map<At, At> previous = new HashMap<>();
        final Map<At, Arrow> effect = new HashMap<>();
        final Map<At, At> cause = new HashMap<>();

        Plain() {
            for (int i = 0; i < WORKERS; i++) {
                lines.add(new TreeMap<>());
            }
        }

        void add(At at) {
            lines.get(at.worker()).put(Long.valueOf(at.time()), at);
        }

        static void join(Map<At, Arrow> out, Map<At, At> in, At from, Arrow arrow) {
            Arrow oldTo = out.put(from, arrow);
            if (oldTo != null) {
                in.remove(oldTo.to());
            }
            At oldFrom = in.put(arrow.to(), from);
            if (oldFrom != null && !oldFrom.equals(from)) {
                out.remove(oldFrom);
            }
        }
    }

    private static NamedWorker worker(int number) {
        return new NamedWorker("w" + number);
    }

    private ITmfGraph open(int mostPages) {
        return new GraphFile(
                        folder.resolve("graph.ht"),
                        NamedWorker.SERIALIZER,
                        0,
                        1,
                        OSEdgeContextState::ofCode,
                        mostPages)
                .open();
    }

    /** Appends, insertions in the past, edges to what is long ago, edges that are replaced. */
    private static Plain fill(ITmfGraph graph, long seed) {
        Random random = new Random(seed);
        Plain plain = new Plain();
        List<At> all = new ArrayList<>();
        long time = 1_000_000;
        for (int i = 0; i < ROUNDS; i++) {
            time += random.nextInt(5);
            int worker = Math.min(random.nextInt(WORKERS), random.nextInt(WORKERS));
            OSEdgeContextEnum state = STATES[random.nextInt(STATES.length)];
            OSEdgeContextState context = new OSEdgeContextState(state);
            String qualifier = random.nextInt(4) == 0 ? "q" + random.nextInt(200) : null;
            TreeMap<Long, At> line = plain.lines.get(worker);
            int far = random.nextInt(40) == 0 ? 1 : 200;
            switch (random.nextInt(40)) {
                case 0 -> {
                    At at = new At(worker, random.nextLong(time));
                    graph.add(graph.createVertex(worker(worker), at.time()));
                    plain.add(at);
                    all.add(at);
                }
                case 1, 2, 3, 4, 5, 6, 7, 8 -> {
                    At from = recent(all, random, far);
                    At to = recent(all, random, 200);
                    if (from != null && to != null && from.worker() != to.worker()) {
                        graph.edgeVertical(
                                vertex(graph, from), vertex(graph, to), context, qualifier);
                        Plain.join(
                                plain.effect, plain.cause, from, new Arrow(to, state, qualifier));
                    } else if (from != null && to != null && from.time() < to.time()) {
                        graph.edge(
                                vertex(graph, from), vertex(graph, to), context, "x" + qualifier);
                        Plain.join(
                                plain.next,
                                plain.previous,
                                from,
                                new Arrow(to, state, "x" + qualifier));
                    }
                }
                default -> {
                    At last = line.isEmpty() ? null : line.lastEntry().getValue();
                    At at = new At(worker, time);
                    graph.append(vertex(graph, at), context, qualifier);
                    if (last == null || last.time() < time) {
                        plain.add(at);
                        all.add(at);
                    }
                    if (last != null && last.time() < time) {
                        Plain.join(
                                plain.next, plain.previous, last, new Arrow(at, state, qualifier));
                    }
                }
            }
        }
        return plain;
    }

    private static @Nullable At recent(List<At> all, Random random, int part) {
        return all.isEmpty() ? null : all.get(all.size() - 1 - random.nextInt(all.size()) / part);
    }

    private static ITmfVertex vertex(ITmfGraph graph, At at) {
        return graph.createVertex(worker(at.worker()), at.time());
    }

    private static void check(ITmfGraph graph, Plain plain) {
        for (int w = 0; w < WORKERS; w++) {
            Iterator<ITmfVertex> nodes = graph.getNodesOf(worker(w));
            for (At at : plain.lines.get(w).values()) {
                ITmfVertex vertex = nodes.next();
                assertThat(vertex.getTimestamp()).isEqualTo(at.time());
                Arrow next = plain.next.get(at);
                check(graph, vertex, EdgeDirection.OUTGOING_HORIZONTAL_EDGE, next);
                Arrow effect = plain.effect.get(at);
                check(graph, vertex, EdgeDirection.OUTGOING_VERTICAL_EDGE, effect);
                checkOrigin(
                        graph,
                        vertex,
                        EdgeDirection.INCOMING_HORIZONTAL_EDGE,
                        plain.previous.get(at));
                checkOrigin(
                        graph, vertex, EdgeDirection.INCOMING_VERTICAL_EDGE, plain.cause.get(at));
                if (at.time() % 7 == 0) {
                    Map.Entry<Long, At> after = plain.lines.get(w).higherEntry(at.time());
                    ITmfVertex found =
                            graph.getVertexAt(TmfTimestamp.fromNanos(at.time() + 1), worker(w));
                    assertThat(found == null ? null : found.getTimestamp())
                            .isEqualTo(after == null ? null : after.getKey());
                }
            }
            assertThat(nodes.hasNext()).isFalse();
        }
    }

    private static void check(
            ITmfGraph graph, ITmfVertex from, EdgeDirection direction, @Nullable Arrow arrow) {
        ITmfEdge edge = graph.getEdgeFrom(from, direction);
        assertThat(edge != null).isEqualTo(arrow != null);
        if (edge != null && arrow != null) {
            assertThat(edge.getVertexTo()).isEqualTo(vertex(graph, arrow.to()));
            assertThat(edge.getEdgeContextState().getContextEnum()).isEqualTo(arrow.state());
            assertThat(edge.getLinkQualifier()).isEqualTo(arrow.qualifier());
        }
    }

    private static void checkOrigin(
            ITmfGraph graph, ITmfVertex to, EdgeDirection direction, @Nullable At from) {
        ITmfEdge edge = graph.getEdgeFrom(to, direction);
        assertThat(edge != null).isEqualTo(from != null);
        if (edge != null && from != null) {
            assertThat(edge.getVertexFrom()).isEqualTo(vertex(graph, from));
        }
    }

    @Test
    void aGraphIsTheSameHoweverLittleOfItIsInMemory() {
        for (int pages : new int[] {2, 100}) {
            ITmfGraph graph = open(pages);
            Plain plain = fill(graph, pages);
            check(graph, plain);
            graph.closeGraph(7);
            check(graph, plain);
            graph.dispose();
            ITmfGraph read = open(2);
            assertThat(read.isDoneBuilding()).isTrue();
            check(read, plain);
            // Readers push each other's pages out of memory.
            List<CompletableFuture<Void>> readers =
                    Stream.generate(() -> CompletableFuture.runAsync(() -> check(read, plain)))
                            .limit(2)
                            .toList();
            readers.forEach(CompletableFuture::join);
            read.dispose();
            assertThat(folder).isDirectoryContaining("glob:**graph.ht").satisfies(this::isAlone);
            assertThat(folder.resolve("graph.ht").toFile().delete()).isTrue();
        }
    }

    private void isAlone(Path folder) {
        assertThat(Objects.requireNonNull(folder.toFile().list())).hasSize(1);
    }

    @Test
    void aGraphThatIsNotClosedLeavesNothingThatIsBelieved() throws Exception {
        ITmfGraph killed = open(2);
        fill(killed, 5);
        // What a process leaves that is killed now.
        Path left;
        try (Stream<Path> files = Files.list(folder)) {
            left = files.findFirst().orElseThrow();
        }
        assertThat(left.getFileName()).asString().endsWith(".tmp");
        assertThat(Files.size(left)).isGreaterThan(10_000);
        assertThat(open(1).isDoneBuilding()).isFalse();
        Files.copy(left, folder.resolve("graph.ht"));
        assertThat(open(1).isDoneBuilding()).isFalse();
        killed.dispose();
        assertThat(left).doesNotExist();
    }

    @Test
    void anyDamagedBlockMakesTheGraphBuiltAgain() throws Exception {
        ITmfGraph graph = open(4);
        fill(graph, 9);
        graph.closeGraph(7);
        graph.dispose();
        Path file = folder.resolve("graph.ht");
        byte[] bytes = Files.readAllBytes(file);
        for (int at = 3; at < bytes.length; at += bytes.length / 50) {
            byte[] damaged = bytes.clone();
            damaged[at] ^= 1;
            Files.write(file, damaged);
            assertThat(open(4).isDoneBuilding()).as("byte %d", at).isFalse();
        }
    }

    @Test
    void damageAfterOpeningIsSaidWithTheFileAndWhatToDo() throws Exception {
        ITmfGraph graph = open(4);
        fill(graph, 9);
        graph.closeGraph(7);
        graph.dispose();
        ITmfGraph read = open(4);
        try (RandomAccessFile file =
                new RandomAccessFile(folder.resolve("graph.ht").toFile(), "rw")) {
            file.seek(file.length() / 2);
            file.write(new byte[(int) file.length() / 4]);
        }
        assertThatThrownBy(
                        () -> {
                            for (int w = 0; w < WORKERS; w++) {
                                read.getNodesOf(worker(w)).forEachRemaining(v -> {});
                            }
                        })
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining("graph.ht")
                .hasMessageContaining("Run the analysis again");
    }

    @Test
    void edgesTakeFewBytes() throws Exception {
        ITmfGraph graph = open(4);
        Plain plain = fill(graph, 3);
        graph.closeGraph(7);
        graph.dispose();
        // The worst case: random edges across the whole graph.
        int edges = plain.next.size() + plain.effect.size();
        assertThat(Files.size(folder.resolve("graph.ht")) / edges).isLessThanOrEqualTo(24);
    }
}
