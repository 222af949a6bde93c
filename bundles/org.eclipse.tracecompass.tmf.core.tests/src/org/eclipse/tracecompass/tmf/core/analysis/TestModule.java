package org.eclipse.tracecompass.tmf.core.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAbstractAnalysisRequirement;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAbstractAnalysisRequirement.PriorityLevel;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAnalysisEventRequirement;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;

/** An analysis that does what a test says; public for the extension registry. */
public class TestModule extends TmfAbstractAnalysisModule {

    /** What an execution does. */
    interface Work {
        boolean execute(IProgressMonitor monitor) throws TmfAnalysisException, InterruptedException;
    }

    final List<String> log = new ArrayList<>();
    final List<IAnalysisModule> dependencies = new ArrayList<>();
    final CountDownLatch cancelled = new CountDownLatch(1);
    volatile Work work = monitor -> true;
    volatile int executions;
    volatile Runnable beforeStart = () -> {};

    /** A module of the name "Test module". */
    public TestModule() {
        setName("Test module");
        setId("astrolabe.test.module");
    }

    @Override
    protected boolean executeAnalysis(IProgressMonitor monitor) throws TmfAnalysisException {
        executions++;
        try {
            return work.execute(monitor);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    protected void canceling() {
        log.add("canceling");
        cancelled.countDown();
    }

    @Override
    protected void onFail() {
        log.add("failed");
    }

    @Override
    protected Iterable<IAnalysisModule> getDependentAnalyses() {
        beforeStart.run();
        return dependencies;
    }

    @Override
    public Iterable<TmfAbstractAnalysisRequirement> getAnalysisRequirements() {
        TmfAnalysisEventRequirement requirement =
                new TmfAnalysisEventRequirement(List.of("needed"), PriorityLevel.MANDATORY);
        requirement.addInformation("Record it with the option --needed.");
        return List.of(requirement);
    }
}
