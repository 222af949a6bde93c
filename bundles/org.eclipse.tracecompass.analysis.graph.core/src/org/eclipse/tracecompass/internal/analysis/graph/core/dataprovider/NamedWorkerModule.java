package org.eclipse.tracecompass.internal.analysis.graph.core.dataprovider;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.graph.core.base.IGraphWorker;
import org.eclipse.tracecompass.analysis.graph.core.building.AbstractTmfGraphBuilderModule;
import org.eclipse.tracecompass.analysis.graph.core.criticalpath.OSCriticalPathModule;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph;
import org.eclipse.tracecompass.analysis.graph.core.graph.TmfGraphFactory;
import org.eclipse.tracecompass.analysis.graph.core.graph.WorkerSerializer;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;

/** Finds the critical path of a worker that was chosen by a text, such as a thread's number. */
final class NamedWorkerModule extends OSCriticalPathModule {

    private static final int MOST_LISTED = 5;

    private final String text;

    NamedWorkerModule(AbstractTmfGraphBuilderModule graph, String text) {
        super(graph);
        this.text = text;
        setName("Critical Path of " + text);
    }

    @Override
    public boolean hasWorker() {
        return true;
    }

    /** {@inheritDoc} An identifying value counts first, then the text of the worker. */
    @Override
    protected @Nullable IGraphWorker findWorker(ITmfGraph graph) throws TmfAnalysisException {
        List<IGraphWorker> byValue = new ArrayList<>();
        List<IGraphWorker> byText = new ArrayList<>();
        String lower = text.toLowerCase(Locale.ROOT);
        for (IGraphWorker worker : graph.getWorkers()) {
            if (worker.getWorkerAspects().values().stream()
                    .anyMatch(value -> text.equals(String.valueOf(value)))) {
                byValue.add(worker);
            }
            if (String.valueOf(worker).toLowerCase(Locale.ROOT).contains(lower)) {
                byText.add(worker);
            }
        }
        List<IGraphWorker> found = byValue.isEmpty() ? byText : byValue;
        if (found.size() == 1) {
            return found.get(0);
        }
        List<String> some =
                found.stream()
                        .limit(MOST_LISTED)
                        .map(worker -> worker + " on " + worker.getHostId())
                        .toList();
        throw new TmfAnalysisException(
                found.isEmpty()
                        ? "No thread has the number or name " + text + "."
                        : found.size()
                                + " threads have the name "
                                + text
                                + ", among them "
                                + String.join(", ", some)
                                + "; use the number.");
    }

    @Override
    protected @Nullable ITmfGraph createGraphInstance(
            Path htFile, WorkerSerializer workerSerializer, long startTime, int version) {
        return TmfGraphFactory.createSimpleGraph();
    }
}
