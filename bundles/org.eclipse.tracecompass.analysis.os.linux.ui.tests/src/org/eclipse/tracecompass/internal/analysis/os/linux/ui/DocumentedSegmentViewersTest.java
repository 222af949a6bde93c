package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swtchart.ISeries;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.IAnalysisProgressListener;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ISegmentStoreProvider;
import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.density2.AbstractSegmentStoreDensityViewer;
import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.density2.ISegmentStoreDensityViewerDataListener;
import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.scatter.AbstractSegmentStoreScatterChartTreeViewer2;
import org.eclipse.tracecompass.segmentstore.core.BasicSegment;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.ISegmentStore;
import org.eclipse.tracecompass.segmentstore.core.SegmentStoreFactory;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.eclipse.tracecompass.tmf.ui.testkit.UiThread;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The viewers of the documented views of segments, as plug-ins use them. */
@NonNullByDefault({})
class DocumentedSegmentViewersTest {

    private final Semaphore steps = new Semaphore(0);
    private final List<Calls> analyses = new ArrayList<>();
    private TmfExperiment experiment;
    private Shell shell;

    /** An analysis with one segment. */
    private final class Calls extends TmfAbstractAnalysisModule implements ISegmentStoreProvider {

        static final String ID = "org.eclipse.tracecompass.test.calls";

        private final Set<IAnalysisProgressListener> listeners = ConcurrentHashMap.newKeySet();

        Calls() {
            setId(ID);
        }

        @Override
        protected boolean executeAnalysis(IProgressMonitor monitor) {
            return true;
        }

        @Override
        protected void canceling() {
            // it is over at once
        }

        @Override
        public void addListener(IAnalysisProgressListener listener) {
            listeners.add(listener);
            steps.release();
        }

        @Override
        public void removeListener(IAnalysisProgressListener listener) {
            listeners.remove(listener);
        }

        @Override
        public Iterable<ISegmentAspect> getSegmentAspects() {
            return List.of();
        }

        @Override
        public ISegmentStore<@NonNull ISegment> getSegmentStore() {
            ISegmentStore<@NonNull ISegment> store = SegmentStoreFactory.createSegmentStore();
            store.add(new BasicSegment(0, 10));
            return store;
        }
    }

    /** The density of these calls. */
    private static final class Density extends AbstractSegmentStoreDensityViewer {

        Density(Composite parent) {
            super(parent);
        }

        @Override
        protected ISegmentStoreProvider getSegmentStoreProvider(ITmfTrace trace) {
            return trace.getAnalysisModule(Calls.ID) instanceof Calls calls ? calls : null;
        }

        void show(ITmfTrace trace) {
            loadTrace(trace);
            updateWithRange(TmfTimeRange.ETERNITY);
        }

        List<String> series() {
            return Arrays.stream(getControl().getSeriesSet().getSeries())
                    .map(ISeries::getId)
                    .toList();
        }
    }

    /** An experiment of two hosts, whose traces have one name. */
    @BeforeEach
    void open() throws Exception {
        shell = UiThread.call(Shell::new);
        ITmfTrace[] traces = new ITmfTrace[2];
        for (int i = 0; i < traces.length; i++) {
            Calls calls = new Calls();
            traces[i] = TmfTraceOpener.open(SharedTraces.demo("k-alpha/s1/kernel"), null, null);
            calls.setTrace(traces[i]);
            traces[i].addAnalysisModule(calls);
            analyses.add(calls);
        }
        experiment = new TmfExperiment(ITmfEvent.class, "both", traces, 5000, null);
    }

    @AfterEach
    void close() throws Exception {
        if (shell != null) {
            ui(shell::dispose);
        }
        if (experiment != null) {
            experiment.dispose();
        }
    }

    private void await(int count) throws InterruptedException {
        assertThat(steps.tryAcquire(count, 30, TimeUnit.SECONDS)).as("it goes on").isTrue();
    }

    private static void ui(Runnable action) throws Exception {
        UiThread.call(
                () -> {
                    action.run();
                    return true;
                });
    }

    @Test
    void aDensityHasASeriesForEachOfTwoTracesOfTheSameName() throws Exception {
        Density viewer = UiThread.call(() -> new Density(shell));
        viewer.addDataListener(
                new ISegmentStoreDensityViewerDataListener() {
                    @Override
                    public void chartUpdated() {
                        if (viewer.series().size() > 1) {
                            steps.release();
                        }
                    }
                });
        ui(() -> viewer.show(experiment));
        await(3);
        assertThat(UiThread.call(viewer::series)).containsExactly("kernel", "kernel (2)");
        ui(() -> viewer.show(null));
        assertThat(analyses).allSatisfy(calls -> assertThat(calls.listeners).isEmpty());
    }

    @Test
    void aClosedScatterChartIsForgottenByTheAnalyses() throws Exception {
        Viewer.assumeRunning();
        AbstractSegmentStoreScatterChartTreeViewer2 viewer =
                UiThread.call(
                        () -> new AbstractSegmentStoreScatterChartTreeViewer2(shell, Calls.ID));
        ui(() -> viewer.loadTrace(experiment));
        await(2);
        ui(viewer::dispose);
        assertThat(analyses).allSatisfy(calls -> assertThat(calls.listeners).isEmpty());
    }
}
