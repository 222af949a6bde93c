package org.eclipse.tracecompass.internal.statesystem.core;

import java.io.File;
import java.io.FileInputStream;
import java.util.Collections;
import java.util.List;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.provisional.datastore.core.condition.IntegerRangeCondition;
import org.eclipse.tracecompass.internal.provisional.datastore.core.condition.TimeRangeCondition;
import org.eclipse.tracecompass.statesystem.core.backend.IStateHistoryBackend;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/** Keeps nothing: only the ongoing states can be asked for. Starts and ends at 0. */
public final class NullBackend implements IStateHistoryBackend {

    private final String ssid;

    /**
     * Makes a backend.
     *
     * @param ssid the id of the state system
     */
    public NullBackend(String ssid) {
        this.ssid = ssid;
    }

    @Override
    public String getSSID() {
        return ssid;
    }

    @Override
    public long getStartTime() {
        return 0;
    }

    @Override
    public long getEndTime() {
        return 0;
    }

    @Override
    public void insertPastState(
            long stateStartTime, long stateEndTime, int quark, @Nullable Object value) {
        // The past is not kept.
    }

    @Override
    public void finishedBuilding(long endTime) {
        // There is nothing to finish.
    }

    @Override
    public @Nullable FileInputStream supplyAttributeTreeReader() {
        return null;
    }

    @Override
    public @Nullable File supplyAttributeTreeWriterFile() {
        return null;
    }

    @Override
    public long supplyAttributeTreeWriterFilePosition() {
        return -1;
    }

    @Override
    public void removeFiles() {
        // There are none.
    }

    @Override
    public void dispose() {
        // There is nothing to release.
    }

    @Override
    public void doQuery(List<@Nullable ITmfStateInterval> currentStateInfo, long t) {
        // The past is not kept.
    }

    @Override
    public @Nullable ITmfStateInterval doSingularQuery(long t, int attributeQuark) {
        return null;
    }

    @NonNullByDefault({})
    @Override
    public Iterable<ITmfStateInterval> query2D(
            IntegerRangeCondition quarkCondition,
            TimeRangeCondition timeCondition,
            boolean reverse) {
        return Collections.emptyList();
    }
}
