package org.eclipse.tracecompass.tmf.core.trace;

import java.util.List;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderSource;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceOpenedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.synchronization.ITmfTimestampTransform;
import org.eclipse.tracecompass.tmf.core.synchronization.TimestampTransformFactory;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.location.ITmfLocation;
import org.eclipse.tracecompass.tmf.core.trace.location.TmfLongLocation;

/**
 * A trace whose data are elsewhere and come from data providers of its own. It has no analyses, no
 * index and no clock: its subclass says from when to when it is, and how many events there are.
 *
 * @since 9.6.0
 */
public abstract class ProvidedTrace extends TmfTrace implements IDataProviderSource {

    /** Creates a trace without times and events. */
    protected ProvidedTrace() {
        // the subclass knows them
    }

    // --- nothing is analysed here

    @NonNullByDefault({})
    @Override
    protected IStatus executeAnalysis() {
        return Status.OK_STATUS;
    }

    @NonNullByDefault({})
    @Override
    public @Nullable IAnalysisModule getAnalysisModule(String id) {
        return null;
    }

    @NonNullByDefault({})
    @Override
    public Iterable<IAnalysisModule> getAnalysisModules() {
        return List.of();
    }

    // --- nothing is indexed here

    @Override
    public void indexTrace(boolean waitForCompletion) {
        // there is nothing to read
    }

    @Override
    public boolean isIndexing() {
        return false;
    }

    @NonNullByDefault({})
    @Override
    public void traceOpened(TmfTraceOpenedSignal signal) {
        // there is nothing to start
    }

    @NonNullByDefault({})
    @Override
    public void traceRangeUpdated(TmfTraceRangeUpdatedSignal signal) {
        // the subclass knows the times
    }

    @NonNullByDefault({})
    @Override
    public void traceUpdated(TmfTraceUpdatedSignal signal) {
        // the subclass knows the times
    }

    // --- the times are right already

    @NonNullByDefault({})
    @Override
    public ITmfTimestampTransform getTimestampTransform() {
        return TimestampTransformFactory.getDefaultTransform();
    }

    @NonNullByDefault({})
    @Override
    public void setTimestampTransform(ITmfTimestampTransform transform) {
        // where the data are, their clock has been corrected
    }

    @Override
    public @Nullable ITmfTimestamp readStart() {
        return getStartTime();
    }

    @Override
    public @Nullable ITmfTimestamp readEnd() {
        return getEndTime();
    }

    @Override
    public TmfTimeRange getInitialTimeRange() {
        return getTimeRange();
    }

    @Override
    public ITmfLocation getCurrentLocation() {
        return new TmfLongLocation(0);
    }
}
