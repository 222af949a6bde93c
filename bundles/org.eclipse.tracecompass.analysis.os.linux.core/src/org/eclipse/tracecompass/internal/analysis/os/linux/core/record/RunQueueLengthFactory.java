package org.eclipse.tracecompass.internal.analysis.os.linux.core.record;

/** Makes the charts of how many threads waited for each CPU. */
public final class RunQueueLengthFactory extends RecordRateFactory<RunQueueAnalysis> {

    /** Creates the factory; called for the extension point. */
    public RunQueueLengthFactory() {
        super(RunQueueAnalysis.class, RecordRate.RUN_QUEUE);
    }
}
