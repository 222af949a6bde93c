package org.eclipse.tracecompass.internal.analysis.profiling.ui.compare;

import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.tracecompass.analysis.profiling.core.flamegraph.FlameDifference;
import org.eclipse.tracecompass.analysis.profiling.core.flamegraph.FlameTrees;
import org.eclipse.tracecompass.analysis.profiling.ui.views.flamegraph.FlameGraphControl;
import org.eclipse.tracecompass.internal.analysis.profiling.core.flamegraph.FlameGraphDataProvider;
import org.eclipse.tracecompass.internal.analysis.profiling.core.instrumented.FlameCharts;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.export.core.compare.ProfileException;
import org.eclipse.tracecompass.tmf.ui.jobs.LatestJob;
import org.eclipse.tracecompass.tmf.ui.jobs.OnDisplay;
import org.eclipse.tracecompass.tmf.ui.views.DataPage;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;
import org.eclipse.tracecompass.tmf.ui.views.ViewAnalyses;

/** The calls of both sides as one flame graph, whose colours are differences. */
final class FlamePart {

    private final DataPage page;
    private final FlameGraphControl graph;
    private final LatestJob job;

    FlamePart(Composite parent) {
        page = new DataPage(parent);
        graph = new FlameGraphControl(page.area());
        job = new LatestJob(news -> OnDisplay.soon(page, news));
        page.addListener(SWT.Dispose, e -> job.stop());
    }

    Control control() {
        return page;
    }

    FlameGraphControl graph() {
        return graph;
    }

    /** What is said in place of the graph; empty while it is shown. */
    String message() {
        return page.message();
    }

    /** Adds up the calls of both sides, in the background, and shows how they differ. */
    void show(Side a, Side b) {
        page.setFilled(false);
        page.showMessage(null);
        page.showProgress(Messages.Compare_Flames, -1);
        job.run(
                Messages.Compare_Flames,
                (monitor, news) -> {
                    try {
                        FlameTrees trees = FlameDifference.of(trees(a, monitor), trees(b, monitor));
                        return () -> shown(trees);
                    } catch (ProfileException e) {
                        return () -> explain(String.valueOf(e.getMessage()));
                    }
                },
                () -> explain(Messages.Compare_Cancelled));
    }

    private void shown(FlameTrees trees) {
        if (trees.groups().isEmpty()) {
            explain(Messages.Compare_NoCalls);
            return;
        }
        page.showProgress(null, 0);
        page.setFilled(true);
        graph.show(trees);
    }

    private void explain(String why) {
        page.showProgress(null, 0);
        page.showMessage(new EmptyReason(Messages.Compare_NoFlames, why));
    }

    private static FlameTrees trees(Side side, IProgressMonitor monitor) {
        ITmfTrace trace = side.trace();
        if (trace == null) {
            throw new ProfileException(NLS.bind(Messages.Compare_BaselineHasNoCalls, side.name()));
        }
        FlameGraphDataProvider<?, ?, ?> provider =
                FlameCharts.ofAll(trace).isEmpty()
                        ? null
                        : DataProviderManager.getInstance()
                                .fetchOrCreateDataProvider(
                                        trace,
                                        FlameGraphDataProvider.ID,
                                        FlameGraphDataProvider.class);
        if (provider == null) {
            throw new ProfileException(NLS.bind(Messages.Compare_TraceHasNoCalls, trace.getName()));
        }
        EmptyReason stopped =
                new ViewAnalyses(List.copyOf(FlameCharts.ofAll(trace))).await(monitor, share -> {});
        FlameTrees trees =
                provider.fetchTrees(
                                Map.of(
                                        FlameGraphDataProvider.SELECTION_RANGE_KEY,
                                        List.of(side.start(), side.end())),
                                monitor)
                        .getModel();
        if (monitor.isCanceled()) {
            throw new OperationCanceledException();
        }
        if (stopped != null || trees == null) {
            throw new ProfileException(
                    stopped == null
                            ? NLS.bind(Messages.Compare_TraceHasNoCalls, trace.getName())
                            : stopped.title() + ": " + stopped.detail());
        }
        return trees;
    }
}
