package org.eclipse.tracecompass.internal.statesystem.core;

import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.backend.IStateHistoryBackend;
import org.eclipse.tracecompass.statesystem.core.exceptions.TimeRangeException;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.statesystem.core.interval.TmfStateInterval;

/**
 * A third party's backend: a list, searched from end to end. Only what the documented interface
 * asks for.
 */
public class ListBackend implements IStateHistoryBackend {

    private final String ssid;
    private final long start;
    private final List<ITmfStateInterval> intervals;
    private long end;
    private @Nullable Path treeFile;

    /** Makes a backend. */
    public ListBackend(String ssid, long start, int expected) {
        this.ssid = ssid;
        this.start = start;
        end = start;
        intervals = new ArrayList<>(expected);
    }

    /** Has the attribute tree written to a file. */
    public void setTreeFile(Path file) {
        treeFile = file;
    }

    /** What was inserted so far. */
    public synchronized List<ITmfStateInterval> intervals() {
        return List.copyOf(intervals);
    }

    @Override
    public String getSSID() {
        return ssid;
    }

    @Override
    public long getStartTime() {
        return start;
    }

    @Override
    public synchronized long getEndTime() {
        return end;
    }

    @Override
    public synchronized void insertPastState(
            long start, long end, int quark, @Nullable Object value) {
        intervals.add(new TmfStateInterval(start, end, quark, value));
        this.end = Math.max(this.end, end);
    }

    @Override
    public synchronized void finishedBuilding(long endTime) {
        end = Math.max(end, endTime);
    }

    @Override
    public @Nullable FileInputStream supplyAttributeTreeReader() {
        Path file = treeFile;
        try {
            return file == null ? null : new FileInputStream(file.toFile());
        } catch (FileNotFoundException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public @Nullable File supplyAttributeTreeWriterFile() {
        Path file = treeFile;
        return file == null ? null : file.toFile();
    }

    @Override
    public long supplyAttributeTreeWriterFilePosition() {
        return 0;
    }

    @Override
    public void removeFiles() {
        // There are none.
    }

    @Override
    public void dispose() {
        // Nothing is held.
    }

    private void check(long t) {
        if (t < start || t > end) {
            throw new TimeRangeException(ssid + " Time:" + t + ", Start:" + start + ", End:" + end);
        }
    }

    @Override
    public synchronized void doQuery(List<@Nullable ITmfStateInterval> currentStateInfo, long t) {
        check(t);
        for (ITmfStateInterval interval : intervals) {
            if (interval.intersects(t)) {
                currentStateInfo.set(interval.getAttribute(), interval);
            }
        }
    }

    @Override
    public synchronized @Nullable ITmfStateInterval doSingularQuery(long t, int attributeQuark) {
        check(t);
        for (ITmfStateInterval interval : intervals) {
            if (interval.getAttribute() == attributeQuark && interval.intersects(t)) {
                return interval;
            }
        }
        return null;
    }
}
