package org.eclipse.tracecompass.tmf.ui.views;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;

/** An analysis that is half done until the test lets it complete, or fail. */
final class GatedAnalysis extends TmfAbstractAnalysisModule {

    private final BlockingQueue<String> gate = new ArrayBlockingQueue<>(1);
    private final AtomicInteger runs = new AtomicInteger();
    private final AtomicInteger cleared = new AtomicInteger();

    GatedAnalysis(String name) {
        setName(name);
        setId("test." + name);
    }

    /** Lets the run complete. */
    void complete() {
        gate.add("");
    }

    /** Lets the run fail. */
    void failWith(String reason) {
        gate.add(reason);
    }

    /** How many runs were begun. */
    int runs() {
        return runs.get();
    }

    /** How many times the stored results were removed. */
    int cleared() {
        return cleared.get();
    }

    @Override
    protected boolean executeAnalysis(IProgressMonitor monitor) throws TmfAnalysisException {
        runs.incrementAndGet();
        monitor.beginTask(getName(), 100);
        monitor.worked(50);
        try {
            while (!monitor.isCanceled()) {
                String end = gate.poll(10, TimeUnit.MILLISECONDS);
                if (end != null && monitor.isCanceled()) {
                    gate.add(end); // it was meant for the next run
                } else if (end != null && !end.isEmpty()) {
                    throw new TmfAnalysisException(end);
                } else if (end != null) {
                    return true;
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return false;
    }

    @Override
    protected void canceling() {}

    @Override
    public void clearPersistentData() {
        cleared.incrementAndGet();
        cancel();
        waitForCompletion();
        resetAnalysis();
    }
}
