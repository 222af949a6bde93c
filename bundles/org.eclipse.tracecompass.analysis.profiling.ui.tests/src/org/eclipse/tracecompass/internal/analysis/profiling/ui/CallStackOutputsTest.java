package org.eclipse.tracecompass.internal.analysis.profiling.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.tracecompass.analysis.profiling.core.instrumented.InstrumentedCallStackAnalysis;
import org.eclipse.tracecompass.analysis.profiling.ui.views.flamegraph.FlameGraphView;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisOutput;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAnalysisManager;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.ui.testkit.OnUiThread;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.views.IViewDescriptor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The views that call stack analyses of plug-ins have without naming them. */
@ExtendWith(OnUiThread.class)
class CallStackOutputsTest {

    private static final String SEGMENTS = "org.eclipse.tracecompass.analysis.timing.ui.segstore.";
    private static final String VIEWS = "org.eclipse.tracecompass.analysis.profiling.ui.";

    /** A call stack analysis of a plug-in. */
    private static final class Calls extends InstrumentedCallStackAnalysis {

        @Override
        protected ITmfStateProvider createStateProvider() {
            throw new AssertionError("not started");
        }
    }

    /** An analysis of another kind. */
    private static final class States extends TmfStateSystemAnalysisModule {

        @Override
        protected ITmfStateProvider createStateProvider() {
            throw new AssertionError("not started");
        }
    }

    private static List<String> outputs(IAnalysisModule module, String id) {
        module.setId(id);
        new CallStackOutputs().moduleCreated(module);
        List<String> ids = new ArrayList<>();
        for (IAnalysisOutput output : module.getOutputs()) {
            ids.add(output.getId());
        }
        return ids;
    }

    @Test
    void aCallStackAnalysisHasTheViewsOfCallsWithItsIdAsSecondaryId() {
        assertThat(outputs(new Calls(), "org.example.calls"))
                .containsExactlyInAnyOrder(
                        VIEWS + "flamechart:org.example.calls",
                        VIEWS + "flamegraph:org.example.calls",
                        VIEWS + "weightedtree:org.example.calls");
    }

    @Test
    void thePlatformGivesItTheViewsOfCallsAndThoseOfSegments() {
        IAnalysisModule calls = new Calls();
        calls.setId("org.example.calls");
        TmfAnalysisManager.analysisModuleCreated(calls);
        List<String> ids = new ArrayList<>();
        calls.getOutputs().forEach(output -> ids.add(output.getId()));
        assertThat(ids)
                .containsExactlyInAnyOrder(
                        VIEWS + "flamechart:org.example.calls",
                        VIEWS + "flamegraph:org.example.calls",
                        VIEWS + "weightedtree:org.example.calls",
                        SEGMENTS + "table:org.example.calls",
                        SEGMENTS + "statistics:org.example.calls",
                        SEGMENTS + "scatter2:org.example.calls",
                        SEGMENTS + "density:org.example.calls");
    }

    @Test
    void everyViewOpensWithoutATraceAndWithoutAnAnalysis() throws Exception {
        IWorkbenchPage page = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
        for (String id :
                List.of(
                        VIEWS + "flamechart",
                        FlameGraphView.ID,
                        WeightedTreeView.ID,
                        SEGMENTS + "table",
                        SEGMENTS + "statistics",
                        SEGMENTS + "scatter2",
                        SEGMENTS + "density")) {
            for (String secondary : new String[] {null, "org.example.gone"}) {
                IViewPart view = page.showView(id, secondary, IWorkbenchPage.VIEW_ACTIVATE);
                IViewDescriptor descriptor = PlatformUI.getWorkbench().getViewRegistry().find(id);
                assertThat(view.getTitle()).as(id).isEqualTo(descriptor.getLabel());
                assertThat(page.findViewReference(id, secondary).getPart(false)).isSameAs(view);
                page.hideView(view);
            }
        }
    }

    @Test
    void anAnalysisThatDeclaresViewsKeepsTheseAlone() {
        assertThat(outputs(new Calls(), "org.example.calls.declared")).isEmpty();
    }

    @Test
    void anAnalysisWithoutCallStacksGetsNoViewsOfCalls() {
        assertThat(outputs(new States(), "org.example.states")).isEmpty();
    }

    @Test
    void theWorkbenchOpensTheViewsOfAnAnalysis() throws Exception {
        IWorkbenchPage page = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
        for (String id : List.of(FlameGraphView.ID, WeightedTreeView.ID)) {
            IViewDescriptor descriptor = PlatformUI.getWorkbench().getViewRegistry().find(id);
            assertThat(descriptor).as(id).isNotNull();
            IViewPart view = page.showView(id, "org.example.calls", IWorkbenchPage.VIEW_ACTIVATE);
            try {
                assertThat(view.getViewSite().getSecondaryId()).isEqualTo("org.example.calls");
                assertThat(view).isInstanceOfAny(FlameGraphView.class, WeightedTreeView.class);
            } finally {
                page.hideView(view);
            }
        }
    }
}
