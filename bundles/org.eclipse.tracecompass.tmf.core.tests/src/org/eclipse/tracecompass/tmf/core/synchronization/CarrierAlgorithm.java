package org.eclipse.tracecompass.tmf.core.synchronization;

import java.util.Map;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventDependency;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** An algorithm with something in it that need not be of an algorithm. */
@NonNullByDefault({})
public final class CarrierAlgorithm extends SynchronizationAlgorithm {

    private static final long serialVersionUID = 1L;

    private final Object content;

    public CarrierAlgorithm(Object content) {
        this.content = content;
    }

    public Object content() {
        return content;
    }

    @Override
    protected void processMatch(TmfEventDependency match) {
        throw new UnsupportedOperationException(content.toString());
    }

    @Override
    public Map<String, Map<String, Object>> getStats() {
        return Map.of();
    }

    @Override
    public ITmfTimestampTransform getTimestampTransform(ITmfTrace trace) {
        return TimestampTransformFactory.getDefaultTransform();
    }

    @Override
    public ITmfTimestampTransform getTimestampTransform(String hostId) {
        return TimestampTransformFactory.getDefaultTransform();
    }

    @Override
    public SyncQuality getSynchronizationQuality(ITmfTrace trace1, ITmfTrace trace2) {
        return SyncQuality.ABSENT;
    }

    @Override
    public boolean isTraceSynced(String hostId) {
        return false;
    }
}
