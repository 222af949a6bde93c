package org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.table;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ProvidedSegments;
import org.eclipse.tracecompass.internal.analysis.timing.ui.SegmentRows;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.loading.core.AnswerLoader;
import org.eclipse.tracecompass.tmf.loading.core.DataLoader;
import org.eclipse.tracecompass.tmf.ui.views.ProviderSource;

/** The segments of an analysis of a trace; of all its traces if it is an experiment. */
@NonNullByDefault
final class SegmentSource
        extends ProviderSource<
                List<ProvidedSegments>,
                AnswerLoader<SegmentRows.Wish, SegmentRows.Answer>,
                SegmentRows.Answer> {

    SegmentSource(AbstractSegmentStoreTableView view) {
        super(view);
    }

    @Override
    protected @Nullable List<ProvidedSegments> find(ITmfTrace trace) {
        List<ProvidedSegments> providers = new ArrayList<>();
        for (IAnalysisModule module : analyses(trace).modules()) {
            ProvidedSegments provider = ProvidedSegments.of(module);
            if (provider != null) {
                providers.add(provider);
            }
        }
        return providers.isEmpty() ? null : providers;
    }

    /** The analyses themselves are the providers. */
    @Override
    protected void forget(ITmfTrace trace) {}

    @Override
    protected AnswerLoader<SegmentRows.Wish, SegmentRows.Answer> loader(
            List<ProvidedSegments> providers,
            Executor executor,
            DataLoader.Listener<SegmentRows.Answer> listener) {
        return new AnswerLoader<>(new SegmentRows(providers), executor, listener);
    }
}
