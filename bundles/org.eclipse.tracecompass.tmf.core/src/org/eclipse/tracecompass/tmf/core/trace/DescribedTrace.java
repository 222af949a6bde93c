package org.eclipse.tracecompass.tmf.core.trace;

import java.io.File;
import org.eclipse.core.resources.IResource;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.component.TmfEventProvider;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;

/**
 * The data of a trace known without reading it: its path, type and settings, and what was learned
 * of its {@link TraceExtent extent} so far. Everything that reads is in {@link TmfTrace}.
 */
abstract class DescribedTrace extends TmfEventProvider implements ITmfTrace {

    private @Nullable IResource resource;
    private @Nullable String traceTypeId;
    private String path = "";
    private int cacheSize = ITmfTrace.DEFAULT_TRACE_CACHE_SIZE;
    private long streamingInterval;
    private final TraceExtent extent = new TraceExtent();

    DescribedTrace() {
        // Everything happens in initialize().
    }

    DescribedTrace(int cacheSize, long interval) {
        this.cacheSize = cacheSize > 0 ? cacheSize : ITmfTrace.DEFAULT_TRACE_CACHE_SIZE;
        streamingInterval = interval;
    }

    DescribedTrace(DescribedTrace trace) {
        cacheSize = trace.cacheSize;
        streamingInterval = trace.streamingInterval;
        traceTypeId = trace.traceTypeId;
        setName(trace.getName());
    }

    /**
     * Sets the common parts of the trace; subclasses call it, or super.initTrace(), when they open
     * their file.
     *
     * @param resource its resource in the workspace, or null
     * @param path file or folder
     * @param type class of its events
     * @throws TmfTraceException when there is no path
     */
    protected void initialize(
            @Nullable IResource resource, String path, Class<? extends ITmfEvent> type)
            throws TmfTraceException {
        if (path == null) {
            throw new TmfTraceException("A trace needs a path");
        }
        this.path = path;
        this.resource = resource;
        String name = getName();
        if (name.isEmpty()) {
            name = resource != null ? resource.getName() : lastSegment(path);
        }
        super.init(name, type);
    }

    private static String lastSegment(String path) {
        String name = new File(path).getName();
        return name.isEmpty() ? path : name;
    }

    /** Names the trace, for experiments that contain it. */
    void rename(String name) {
        setName(name);
    }

    /**
     * Whether a file or folder exists.
     *
     * @param path its path
     * @return whether it does
     */
    @NonNullByDefault({})
    protected boolean fileExists(String path) {
        return new File(path).exists();
    }

    @NonNullByDefault({})
    @Override
    public IResource getResource() {
        return resource;
    }

    @Override
    public @Nullable String getTraceTypeId() {
        return traceTypeId;
    }

    void setTraceTypeId(String traceTypeId) {
        this.traceTypeId = traceTypeId;
    }

    @NonNullByDefault({})
    @Override
    public String getPath() {
        return path;
    }

    @Override
    public int getCacheSize() {
        return cacheSize;
    }

    /**
     * Sets the number of events between two checkpoints.
     *
     * @param cacheSize the number
     */
    protected void setCacheSize(int cacheSize) {
        this.cacheSize = cacheSize;
    }

    @Override
    public long getStreamingInterval() {
        return streamingInterval;
    }

    /**
     * Sets the streaming interval.
     *
     * @param interval milliseconds, 0 when the trace does not grow
     */
    protected void setStreamingInterval(long interval) {
        streamingInterval = Math.max(0, interval);
    }

    /** {@return what was learned so far of where the trace begins and ends} */
    TraceExtent extent() {
        return extent;
    }

    @Override
    public long getNbEvents() {
        return extent.nbEvents();
    }

    /**
     * Sets the number of events.
     *
     * @param nbEvents the number
     */
    protected void setNbEvents(long nbEvents) {
        extent.setNbEvents(nbEvents);
    }

    @Override
    public TmfTimeRange getTimeRange() {
        return new TmfTimeRange(getStartTime(), getEndTime());
    }

    /**
     * Sets the time range.
     *
     * @param range the range
     */
    protected void setTimeRange(TmfTimeRange range) {
        setStartTime(range.getStartTime());
        setEndTime(range.getEndTime());
    }

    @NonNullByDefault({})
    @Override
    public ITmfTimestamp getStartTime() {
        return extent.start();
    }

    /**
     * Sets the start time.
     *
     * @param startTime the time
     */
    protected void setStartTime(ITmfTimestamp startTime) {
        extent.setStart(startTime);
    }

    @NonNullByDefault({})
    @Override
    public ITmfTimestamp getEndTime() {
        return extent.end();
    }

    /**
     * Sets the end time.
     *
     * @param endTime the time
     */
    protected void setEndTime(ITmfTimestamp endTime) {
        extent.setEnd(endTime);
    }

    @NonNullByDefault({})
    @Override
    public String toString() {
        return getClass().getSimpleName()
                + " [fPath="
                + path
                + ", fCacheSize="
                + cacheSize
                + ", fNbEvents="
                + extent.nbEvents()
                + ", fStreamingInterval="
                + streamingInterval
                + ']';
    }
}
