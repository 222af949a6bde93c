package org.eclipse.tracecompass.tmf.core.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAbstractAnalysisRequirement;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAnalysisEventRequirement;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;

/** An analysis that does what a test says; public for the extension registry. */
public class TestModule extends TmfAbstractAnalysisModule {

    /** What an execution does. */
    interface Work {
        boolean execute(IProgressMonitor monitor) throws TmfAnalysisException, InterruptedException;
    }

    final List<String> fLog = new ArrayList<>();
    final List<IAnalysisModule> fDependencies = new ArrayList<>();
    final CountDownLatch fCancelled = new CountDownLatch(1);
    volatile Work fWork = monitor -> true;
    volatile int fExecutions;

    /** A module of the name "Test module". */
    public TestModule() {
        setName("Test module");
        setId("astrolabe.test.module");
    }

    @Override
    protected boolean executeAnalysis(IProgressMonitor monitor) throws TmfAnalysisException {
        fExecutions++;
        try {
            return fWork.execute(monitor);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    protected void canceling() {
        fLog.add("canceling");
        fCancelled.countDown();
    }

    @Override
    protected void onFail() {
        fLog.add("failed");
    }

    @Override
    protected Iterable<IAnalysisModule> getDependentAnalyses() {
        return fDependencies;
    }

    @Override
    public Iterable<TmfAbstractAnalysisRequirement> getAnalysisRequirements() {
        TmfAnalysisEventRequirement requirement =
                new TmfAnalysisEventRequirement(List.of("needed"));
        requirement.addInformation("Record it with the option --needed.");
        return List.of(requirement);
    }
}
