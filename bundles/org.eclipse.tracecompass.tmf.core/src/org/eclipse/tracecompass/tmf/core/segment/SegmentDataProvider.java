package org.eclipse.tracecompass.tmf.core.segment;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.AbstractTmfTraceDataProvider;
import org.eclipse.tracecompass.tmf.core.model.CommonStatusMessage;
import org.eclipse.tracecompass.tmf.core.model.filters.TimeQueryFilter;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** What the data providers of segments have in common: the analysis, and ids that stay the same. */
abstract class SegmentDataProvider extends AbstractTmfTraceDataProvider {

    private static final AtomicLong NEXT_ID = new AtomicLong();

    private final ISegmentStoreProvider fSegments;
    private final String fId;
    private final Map<String, Long> fIds = new ConcurrentHashMap<>();
    private final Map<Long, String> fKeys = new ConcurrentHashMap<>();

    SegmentDataProvider(ITmfTrace trace, ISegmentStoreProvider segments, String id) {
        super(trace);
        fSegments = segments;
        fId = id;
    }

    /** The identifier of the data provider. */
    public final String getId() {
        return fId;
    }

    final ISegmentStoreProvider segments() {
        return fSegments;
    }

    /** The id of an entry: always the same for a key. */
    final long id(String key) {
        return fIds.computeIfAbsent(
                key,
                k -> {
                    long id = NEXT_ID.getAndIncrement();
                    fKeys.put(id, k);
                    return id;
                });
    }

    /** The key of an entry, or null if there is none. */
    final @Nullable String key(long id) {
        return fKeys.get(id);
    }

    /** The first requested time; that of all time where none is requested. */
    static long start(Map<String, Object> parameters) {
        TimeQueryFilter times = DataProviderParameterUtils.createTimeQuery(parameters);
        return times == null ? Long.MIN_VALUE : times.getStart();
    }

    /** The last requested time; that of all time where none is requested. */
    static long end(Map<String, Object> parameters) {
        TimeQueryFilter times = DataProviderParameterUtils.createTimeQuery(parameters);
        return times == null ? Long.MAX_VALUE : times.getEnd();
    }

    /**
     * Answers with a model of the segments that are there, and says whether there will be more.
     * Schedules the analysis if nobody has.
     */
    final <T> TmfModelResponse<T> answer(@Nullable IProgressMonitor monitor, Supplier<T> model) {
        boolean complete = true;
        if (fSegments instanceof TmfAbstractAnalysisModule module) {
            Throwable cause = module.getFailureCause();
            switch (module.getExecutionState()) {
                case NOT_STARTED -> {
                    IStatus started = module.schedule();
                    if (!started.isOK()) {
                        return new TmfModelResponse<>(null, Status.FAILED, started.getMessage());
                    }
                    complete = false;
                }
                case RUNNING -> complete = false;
                case COMPLETED -> {}
                case CANCELLED, FAILED -> {
                    return new TmfModelResponse<>(
                            null,
                            Status.FAILED,
                            CommonStatusMessage.ANALYSIS_EXECUTION_FAILED
                                    + (cause == null ? "" : ": " + cause.getMessage()));
                }
            }
        }
        T answer = model.get();
        if (monitor != null && monitor.isCanceled()) {
            return new TmfModelResponse<>(
                    null, Status.CANCELLED, CommonStatusMessage.TASK_CANCELLED);
        }
        return complete
                ? new TmfModelResponse<>(answer, Status.COMPLETED, CommonStatusMessage.COMPLETED)
                : new TmfModelResponse<>(answer, Status.RUNNING, CommonStatusMessage.RUNNING);
    }
}
