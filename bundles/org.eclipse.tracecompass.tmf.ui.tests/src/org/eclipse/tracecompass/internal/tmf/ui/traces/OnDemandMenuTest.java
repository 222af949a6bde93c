package org.eclipse.tracecompass.internal.tmf.ui.traces;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IContributionItem;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.analysis.ondemand.IOnDemandAnalysis;
import org.eclipse.tracecompass.tmf.core.analysis.ondemand.OnDemandAnalysisManager;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@NonNullByDefault({})
class OnDemandMenuTest {

    private final List<TmfTimeRange> asked = Collections.synchronizedList(new ArrayList<>());
    private final Report report = new Report();
    private ITmfTrace trace;
    private Exception failure;

    /** An analysis as plug-ins write them. */
    private class Report implements IOnDemandAnalysis {
        private boolean applies = true;
        private boolean able = true;

        @Override
        public String getName() {
            return "Cost & Benefit";
        }

        @Override
        public boolean isUserDefined() {
            return false;
        }

        @Override
        public boolean appliesTo(ITmfTrace of) {
            return applies;
        }

        @Override
        public boolean canExecute(ITmfTrace of) {
            if (failure != null) {
                throw new IllegalStateException("no idea");
            }
            return able;
        }

        @Override
        public String getHelpText() {
            return "What it costs.";
        }

        @Override
        public String getHelpText(ITmfTrace of) {
            return getHelpText();
        }

        @Override
        public Object execute(
                ITmfTrace of, TmfTimeRange range, String extraParams, IProgressMonitor monitor)
                throws CoreException {
            if (failure instanceof CoreException e) {
                throw e;
            }
            if (failure instanceof RuntimeException e) {
                throw e;
            }
            asked.add(range);
            return "done";
        }
    }

    @BeforeEach
    void open() throws Exception {
        trace = TmfTraceOpener.open(SharedTraces.demo("k-alpha/s1/kernel"), null, null);
        OnDemandAnalysisManager.getInstance().registerAnalysis(report);
    }

    @AfterEach
    void close() {
        OnDemandAnalysisManager.getInstance().unregisterAnalysis(report);
        trace.dispose();
    }

    private List<IAction> actions() {
        MenuManager menu = new MenuManager();
        OnDemandMenu.fill(menu, trace);
        List<IAction> actions = new ArrayList<>();
        for (IContributionItem submenu : menu.getItems()) {
            for (IContributionItem item : ((MenuManager) submenu).getItems()) {
                actions.add(((ActionContributionItem) item).getAction());
            }
        }
        return actions;
    }

    @Test
    void theMenuHasTheAnalysesOfTheTrace() {
        assertThat(actions())
                .singleElement()
                .satisfies(a -> assertThat(a.getText()).isEqualTo("Cost && Benefit"))
                .satisfies(a -> assertThat(a.getToolTipText()).isEqualTo("What it costs."))
                .satisfies(a -> assertThat(a.isEnabled()).isTrue());
        report.able = false;
        assertThat(actions()).singleElement().matches(a -> !a.isEnabled());
        report.applies = false;
        assertThat(actions()).isEmpty();
    }

    @Test
    void anAnalysisThatThrowsDoesNotTakeTheMenuWithIt() {
        failure = new IllegalStateException("bug");
        assertThat(actions()).isEmpty();
    }

    @Test
    void withoutSelectedRangeTheWholeTraceIsAnalysed() throws Exception {
        Job job = OnDemandMenu.start(report, trace);
        job.join();
        assertThat(job.getResult().isOK()).isTrue();
        assertThat(asked)
                .containsExactly(new TmfTimeRange(trace.getStartTime(), trace.getEndTime()));
    }

    @Test
    void aFailureIsTheResultOfTheJob() throws Exception {
        failure = new CoreException(Status.warning("no budget"));
        assertThat(result().getMessage()).isEqualTo("no budget");
        failure = new IllegalStateException("bug");
        assertThat(result().getMessage()).isEqualTo("The analysis Cost & Benefit failed.");
        assertThat(result().getException()).isSameAs(failure);
    }

    private IStatus result() throws InterruptedException {
        Job job = OnDemandMenu.start(report, trace);
        job.join();
        return job.getResult();
    }
}
