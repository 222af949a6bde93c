package org.eclipse.tracecompass.tmf.core.trace;

import java.nio.charset.StandardCharsets;
import java.util.UUID;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.component.ITmfEventProvider;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.filter.ITmfFilter;
import org.eclipse.tracecompass.tmf.core.synchronization.ITmfTimestampTransform;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.location.ITmfLocation;

/**
 * A trace: events in order of time that can be read from any rank, time or location.
 *
 * <p>A trace is made by its no-argument constructor, {@link #validate validated}, {@link #initTrace
 * initialised}, read, and {@link #dispose() disposed}. Reading is thread-safe as long as each
 * thread has a context of its own.
 */
public interface ITmfTrace extends ITmfEventProvider {

    /** Number of events between two checkpoints of the index, when the trace has no better idea. */
    int DEFAULT_TRACE_CACHE_SIZE = 1000;

    /**
     * Opens the trace.
     *
     * @param resource its resource in the workspace, null when it is not in one
     * @param path file or folder
     * @param type class of the events
     * @throws TmfTraceException when it cannot be read
     */
    @NonNullByDefault({})
    void initTrace(IResource resource, String path, Class<? extends ITmfEvent> type)
            throws TmfTraceException;

    /**
     * Opens the trace under a name.
     *
     * @param resource its resource in the workspace, null when it is not in one
     * @param path file or folder
     * @param type class of the events
     * @param name the trace's name
     * @param traceTypeId the id of its type
     * @throws TmfTraceException when it cannot be read
     */
    @NonNullByDefault({})
    void initTrace(
            IResource resource,
            String path,
            Class<? extends ITmfEvent> type,
            String name,
            String traceTypeId)
            throws TmfTraceException;

    /**
     * Whether a file or folder is a trace of this class. Called on an uninitialised trace.
     *
     * @param project the project that asks, null outside of a workspace
     * @param path file or folder
     * @return OK, best as a {@link TraceValidationStatus} with a confidence, or an error that says
     *     why not
     */
    @NonNullByDefault({})
    IStatus validate(IProject project, String path);

    /** {@return the trace's resource in the workspace, null when it is not in one} */
    @NonNullByDefault({})
    IResource getResource();

    /** {@return the id of the trace's type, null when it was opened without} */
    @Nullable
    String getTraceTypeId();

    /** {@return the trace's file or folder} */
    @NonNullByDefault({})
    String getPath();

    /** {@return number of events between two checkpoints of the index} */
    int getCacheSize();

    /**
     * Reads the whole trace in the background to index it.
     *
     * @param waitForCompletion whether to wait until that is done
     */
    void indexTrace(boolean waitForCompletion);

    /**
     * An analysis of the trace.
     *
     * @param id its id
     * @return the analysis, null when the trace has none of that id
     */
    @NonNullByDefault({})
    @Nullable
    IAnalysisModule getAnalysisModule(String id);

    /** {@return the trace's analyses; for an experiment without those of its traces} */
    Iterable<IAnalysisModule> getAnalysisModules();

    /**
     * Adds an analysis to an open trace.
     *
     * @param module the analysis
     * @return the analysis; null when the trace takes none
     * @throws TmfTraceException when the trace has one of that id
     */
    default @Nullable IAnalysisModule addAnalysisModule(IAnalysisModule module)
            throws TmfTraceException {
        return null;
    }

    /**
     * Removes an analysis that was added.
     *
     * @param id its id
     * @return the analysis, null when there is none of that id
     * @throws TmfTraceException when it cannot be removed
     */
    default @Nullable IAnalysisModule removeAnalysisModule(String id) throws TmfTraceException {
        return null;
    }

    /**
     * Creates the analyses that exist by now but did not when the trace was opened.
     *
     * @return how that went
     */
    @NonNullByDefault({})
    default IStatus refreshAnalysisModules() {
        return Status.OK_STATUS;
    }

    /** {@return the aspects of the trace's events, in the order of table columns} */
    Iterable<ITmfEventAspect<?>> getEventAspects();

    /** {@return the number of events indexed so far} */
    long getNbEvents();

    /** {@return the time range indexed so far} */
    TmfTimeRange getTimeRange();

    /**
     * {@return the time of the first event; {@link
     * org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp#BIG_BANG} when unknown}
     */
    ITmfTimestamp getStartTime();

    /** {@return the time of the last event indexed so far} */
    ITmfTimestamp getEndTime();

    /**
     * {@return how often to look for new events in milliseconds; 0 when the trace does not grow}
     */
    long getStreamingInterval();

    /** {@return the location where the trace is being read; null when it cannot tell} */
    @NonNullByDefault({})
    ITmfLocation getCurrentLocation();

    /**
     * How far into the trace a location is.
     *
     * @param location the location
     * @return 0 at the start to 1 at the end
     */
    @NonNullByDefault({})
    double getLocationRatio(ITmfLocation location);

    /**
     * A context at a location.
     *
     * @param location the location, null for the first event
     * @return the context; its rank is known for the first event only
     */
    @NonNullByDefault({})
    ITmfContext seekEvent(ITmfLocation location);

    /**
     * A context at an event.
     *
     * @param rank the event's rank
     * @return the context; at the end when there is no such event
     */
    @NonNullByDefault({})
    ITmfContext seekEvent(long rank);

    /**
     * A context at the first event at or after a time.
     *
     * @param timestamp the time
     * @return the context; at the end when there is no such event
     */
    @NonNullByDefault({})
    ITmfContext seekEvent(ITmfTimestamp timestamp);

    /**
     * A context at some part of the trace, roughly.
     *
     * @param ratio 0 for the start to 1 for the end
     * @return the context; its rank may be unknown
     */
    @NonNullByDefault({})
    ITmfContext seekEvent(double ratio);

    /** {@return length of the range that is shown first} */
    @NonNullByDefault({})
    ITmfTimestamp getInitialRangeOffset();

    /** {@return the id of the host that was traced; traces of one host share it} */
    String getHostId();

    /** {@return from the trace's own clock to the time that its events show} */
    @NonNullByDefault({})
    ITmfTimestampTransform getTimestampTransform();

    /**
     * Sets the transform; takes effect on events read from now on; the index must be rebuilt.
     *
     * @param tt from the trace's own clock to the time that its events show
     */
    @NonNullByDefault({})
    void setTimestampTransform(ITmfTimestampTransform tt);

    /**
     * A timestamp of this trace.
     *
     * @param ts a time of the trace's own clock in nanoseconds
     * @return the transformed timestamp
     */
    ITmfTimestamp createTimestamp(long ts);

    /**
     * The selection and the visible window when the trace is opened.
     *
     * @param selection the selected range
     * @param windowRange the visible range
     * @param editorFile the file of its editor
     * @param filter the filter of its events
     * @return the context
     */
    default TmfTraceContext createTraceContext(
            TmfTimeRange selection,
            TmfTimeRange windowRange,
            @Nullable IFile editorFile,
            @Nullable ITmfFilter filter) {
        return new TmfTraceContext(selection, windowRange, editorFile, filter);
    }

    /**
     * {@return the time of the first event, read without indexing; null when that is not possible}
     */
    @NonNullByDefault({})
    default ITmfTimestamp readStart() {
        return null;
    }

    /**
     * {@return the time of the last event, read without indexing; null when that is not possible}
     */
    @NonNullByDefault({})
    default ITmfTimestamp readEnd() {
        return null;
    }

    /** {@return an id of the trace's content and place} */
    default @Nullable UUID getUUID() {
        return UUID.nameUUIDFromBytes(
                (getPath() + '\n' + getName()).getBytes(StandardCharsets.UTF_8));
    }

    /** {@return the range that is shown first} */
    @NonNullByDefault({})
    default TmfTimeRange getInitialTimeRange() {
        ITmfTimestamp start = getStartTime();
        ITmfTimestamp end =
                start.normalize(
                        getInitialRangeOffset().normalize(0, start.getScale()).getValue(),
                        start.getScale());
        return new TmfTimeRange(start, end);
    }

    /** {@return whether the trace is being indexed} */
    default boolean isIndexing() {
        return false;
    }
}
