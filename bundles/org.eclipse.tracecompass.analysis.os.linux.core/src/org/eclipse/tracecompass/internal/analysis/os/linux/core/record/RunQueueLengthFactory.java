package org.eclipse.tracecompass.internal.analysis.os.linux.core.record;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ProvidedSegments;
import org.eclipse.tracecompass.tmf.core.dataprovider.AnalysisDataProviderFactory;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Makes the charts of how many threads waited for each CPU. */
public final class RunQueueLengthFactory extends AnalysisDataProviderFactory<RunQueueAnalysis> {

    /** Creates the factory; called for the extension point. */
    public RunQueueLengthFactory() {
        super(
                RunQueueAnalysis.class,
                null,
                descriptor(
                        RecordRate.RUN_QUEUE.id(),
                        RecordRate.RUN_QUEUE.title(),
                        "How many threads waited for each CPU, on average",
                        ProviderType.TREE_TIME_XY));
    }

    @Override
    protected @Nullable ITmfDataProvider create(ITmfTrace trace, RunQueueAnalysis analysis) {
        ProvidedSegments segments = ProvidedSegments.of(analysis);
        return segments == null
                ? null
                : new RecordRateProvider(trace, segments, RecordRate.RUN_QUEUE);
    }
}
