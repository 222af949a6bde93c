package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.tracecompass.analysis.graph.core.building.AbstractTmfGraphBuilderModule;
import org.eclipse.tracecompass.analysis.graph.core.criticalpath.AbstractCriticalPathModule;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.OsExecutionGraph;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.timegraph.TimeGraphView;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;
import org.eclipse.tracecompass.tmf.ui.views.ViewAnalyses;

/**
 * What the selected thread waited for, through all threads that it waited for. The path is found
 * again for each thread that is selected.
 */
public final class CriticalPathView extends TimeGraphView {

    /** The id of the view. */
    public static final String ID =
            "org.eclipse.linuxtools.tmf.analysis.graph.ui.criticalpath.view.criticalpathview";

    private static final String PROVIDER =
            "org.eclipse.tracecompass.analysis.graph.core.dataprovider.CriticalPathDataProvider";

    /** Made by the workbench. */
    public CriticalPathView() {
        super(PROVIDER, OsExecutionGraph.ANALYSIS_ID);
    }

    /**
     * {@inheritDoc} The graph of an experiment has the threads of all its hosts, so that those of
     * its traces are not needed. The path counts as soon as there is a thread to find it for.
     */
    @Override
    protected ViewAnalyses analyses(ITmfTrace trace, ViewAnalyses declared) {
        IAnalysisModule graph = trace.getAnalysisModule(OsExecutionGraph.ANALYSIS_ID);
        if (!(graph instanceof AbstractTmfGraphBuilderModule builder)) {
            return declared;
        }
        List<IAnalysisModule> analyses = new ArrayList<>(List.of(graph));
        AbstractCriticalPathModule path = builder.criticalPathModule();
        if (path.hasWorker()) {
            analyses.add(path);
        }
        return new ViewAnalyses(analyses);
    }

    @Override
    protected EmptyReason noAnswer(ITmfTrace trace, String message) {
        if (!(trace.getAnalysisModule(OsExecutionGraph.ANALYSIS_ID)
                        instanceof AbstractTmfGraphBuilderModule graph)
                || graph.criticalPathModule().hasWorker()) {
            return super.noAnswer(trace, message);
        }
        EmptyReason unknown = NoThreads.of(trace);
        return unknown == null
                ? new EmptyReason(Messages.Path_NoThread, Messages.Path_NoThreadDetail)
                : unknown;
    }

    @Override
    protected EmptyReason noRows() {
        return new EmptyReason(Messages.Path_NeverRan, Messages.Path_NeverRanDetail);
    }
}
