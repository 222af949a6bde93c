package org.eclipse.tracecompass.analysis.graph.core.criticalpath;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.graph.core.building.AbstractTmfGraphBuilderModule;
import org.eclipse.tracecompass.analysis.graph.core.building.AbstractTmfGraphProvider;
import org.eclipse.tracecompass.analysis.graph.core.building.ITmfGraphProvider;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph;
import org.eclipse.tracecompass.analysis.graph.core.graph.TmfGraphFactory;
import org.eclipse.tracecompass.analysis.graph.core.graph.WorkerSerializer;
import org.eclipse.tracecompass.internal.analysis.graph.core.graph.ColumnGraph;
import org.eclipse.tracecompass.internal.analysis.graph.core.graph.NamedWorker;
import org.eclipse.tracecompass.internal.analysis.graph.core.graph.legacy.OSEdgeContextState;
import org.eclipse.tracecompass.internal.analysis.graph.core.graph.legacy.OSEdgeContextState.OSEdgeContextEnum;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** The analysis that finds the critical path of the chosen worker. */
@ExtendWith(TemporaryCache.class)
class CriticalPathModuleTest {

    private static final NamedWorker A = new NamedWorker("A");
    private static final NamedWorker B = new NamedWorker("B");

    @TempDir private Path folder = Path.of("");
    private final SimpleGraphs graphs = new SimpleGraphs();

    /** A path that notes whether it was closed. */
    private static final class NotedPath extends ColumnGraph {
        private boolean isOpen = true;

        NotedPath(long start) {
            super(start);
        }

        @Override
        public void dispose() {
            isOpen = false;
        }
    }

    @NonNullByDefault({})
    private static final class NotedPaths extends OSCriticalPathModule {
        private final List<NotedPath> paths = new ArrayList<>();
        private boolean isCancelledAtOnce;

        NotedPaths(AbstractTmfGraphBuilderModule graph) {
            super(graph);
        }

        @Override
        protected ITmfGraph createGraphInstance(
                Path htFile, WorkerSerializer workerSerializer, long startTime, int version) {
            NotedPath path = new NotedPath(startTime);
            paths.add(path);
            if (isCancelledAtOnce) {
                cancel();
            }
            return path;
        }

        List<Boolean> areOpen() {
            return paths.stream().map(path -> Boolean.valueOf(path.isOpen)).toList();
        }
    }

    /** A graph of two workers. */
    private static final class SimpleGraphs extends AbstractTmfGraphBuilderModule {

        @Override
        protected ITmfGraphProvider getGraphProvider() {
            return new AbstractTmfGraphProvider(Objects.requireNonNull(getTrace()), "simple") {
                @Override
                public void done() {
                    ITmfGraph graph = Objects.requireNonNull(getGraph());
                    for (NamedWorker worker : List.of(A, B)) {
                        graph.add(graph.createVertex(worker, 10));
                        graph.append(
                                graph.createVertex(worker, 20),
                                new OSEdgeContextState(OSEdgeContextEnum.RUNNING));
                    }
                }
            };
        }

        @Override
        protected AbstractCriticalPathModule getCriticalPathModule() {
            return new NotedPaths(this);
        }

        @Override
        protected @Nullable ITmfGraph createGraphInstance(
                Path htFile, WorkerSerializer workerSerializer, long startTime, int version) {
            return TmfGraphFactory.createSimpleGraph();
        }
    }

    @BeforeEach
    void openATrace() throws Exception {
        graphs.setId("simple");
        assertThat(graphs.setTrace(SyntheticTrace.ticks(folder, 10))).isTrue();
    }

    @AfterEach
    void closeIt() {
        graphs.dispose();
    }

    private NotedPaths chosen(NamedWorker... workers) {
        NotedPaths paths = (NotedPaths) graphs.criticalPathModule();
        for (NamedWorker worker : workers) {
            paths.setParameter(AbstractCriticalPathModule.PARAM_WORKER, worker);
            assertThat(paths.waitForCompletion()).as("%s", paths.getFailureCause()).isTrue();
        }
        return paths;
    }

    @Test
    void thePathOfAnotherWorkerClosesTheOneBefore() {
        NotedPaths paths = chosen(A, B, A);
        assertThat(paths.areOpen()).containsExactly(false, false, true);
        assertThat(paths.getCriticalPathGraph()).isSameAs(paths.paths.get(2));
    }

    @Test
    void noPathStaysOpenWhenTheResultsAreClearedOrTheAnalysisIsDisposed() {
        NotedPaths paths = chosen(A);
        paths.clearPersistentData();
        assertThat(paths.getCriticalPathGraph()).isNull();
        assertThat(paths.areOpen()).containsExactly(false);
        chosen(B).dispose();
        assertThat(paths.areOpen()).containsExactly(false, false);
    }

    @Test
    void aSearchThatIsCancelledEndsAndItsPathIsNotFinished() {
        NotedPaths paths = (NotedPaths) graphs.criticalPathModule();
        paths.isCancelledAtOnce = true;
        paths.setParameter(AbstractCriticalPathModule.PARAM_WORKER, A);
        assertThat(paths.waitForCompletion()).isFalse();
        NotedPath path = paths.paths.get(0);
        assertThat(path.isDoneBuilding()).isFalse();
        assertThat(path.getTail(A)).isEqualTo(path.getHead(A));
        assertThat(paths.areOpen()).containsExactly(false);
    }
}
