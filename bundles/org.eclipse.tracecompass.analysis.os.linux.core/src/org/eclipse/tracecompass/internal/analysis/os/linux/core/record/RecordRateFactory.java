package org.eclipse.tracecompass.internal.analysis.os.linux.core.record;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ProvidedSegments;
import org.eclipse.tracecompass.tmf.core.dataprovider.AnalysisDataProviderFactory;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Makes charts of records.
 *
 * @param <A> the analysis that finds the records
 */
abstract class RecordRateFactory<A extends RecordAnalysis> extends AnalysisDataProviderFactory<A> {

    private final RecordRate rate;

    RecordRateFactory(Class<A> analysis, RecordRate rate) {
        super(
                analysis,
                null,
                descriptor(rate.id(), rate.title(), rate.help(), ProviderType.TREE_TIME_XY));
        this.rate = rate;
    }

    @Override
    protected @Nullable ITmfDataProvider create(ITmfTrace trace, A analysis) {
        ProvidedSegments segments = ProvidedSegments.of(analysis);
        return segments == null ? null : new RecordRateProvider(trace, segments, rate);
    }
}
