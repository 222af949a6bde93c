package org.eclipse.tracecompass.tmf.statemap.core.trace;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.internal.tmf.statemap.core.Datum;
import org.eclipse.tracecompass.internal.tmf.statemap.core.DatumFile;
import org.eclipse.tracecompass.internal.tmf.statemap.core.DatumOrder;
import org.eclipse.tracecompass.internal.tmf.statemap.core.StatemapProbe;
import org.eclipse.tracecompass.statemap.core.StatemapMetadata;
import org.eclipse.tracecompass.statemap.core.StatemapSource;
import org.eclipse.tracecompass.statemap.core.StatemapState;
import org.eclipse.tracecompass.statemap.core.StatemapTag;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfEventType;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.project.model.ITmfPropertiesProvider;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.TmfContext;
import org.eclipse.tracecompass.tmf.core.trace.TmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TraceValidationStatus;
import org.eclipse.tracecompass.tmf.core.trace.indexer.ITmfTraceIndexer;
import org.eclipse.tracecompass.tmf.core.trace.indexer.checkpoint.TmfCheckpointIndexer;
import org.eclipse.tracecompass.tmf.core.trace.location.ITmfLocation;
import org.eclipse.tracecompass.tmf.core.trace.location.TmfLongLocation;

/**
 * A file of statemap data, plain or compressed: an event is a datum, in the order of time. Times
 * are since the epoch, by the start in the metadata. All of it is read when the trace is opened;
 * what comes behind something wrong is left out and told of in the properties.
 *
 * <p>Contexts are independent of each other.
 */
public final class StatemapTrace extends TmfTrace implements ITmfPropertiesProvider {

    /** Id of the trace type. */
    public static final String TRACE_TYPE_ID = "org.eclipse.tracecompass.tmf.statemap.tracetype";

    private static final System.Logger LOGGER = LazyLogger.of(StatemapTrace.class);
    private static final String PLUGIN_ID = "org.eclipse.tracecompass.tmf.statemap.core";

    /** Nothing else has such metadata. */
    private static final int CONFIDENCE = 100;

    private static final int EVENTS_PER_CHECKPOINT = 50_000;

    private @Nullable DatumFile data;
    private List<TmfEventType> types = List.of();
    private long start;

    /** A trace to be opened by initTrace. */
    public StatemapTrace() {
        setCacheSize(EVENTS_PER_CHECKPOINT);
    }

    /** Accepts files that begin with the metadata of a statemap. */
    @NonNullByDefault({})
    @Override
    public IStatus validate(@Nullable IProject project, String path) {
        try {
            StatemapProbe.check(Path.of(path));
            return new TraceValidationStatus(CONFIDENCE, PLUGIN_ID);
        } catch (IOException e) {
            return new TraceValidationStatus(
                    0, IStatus.ERROR, PLUGIN_ID, StatemapProbe.reason(e), null);
        }
    }

    @NonNullByDefault({})
    @Override
    public void initTrace(
            @Nullable IResource resource, String path, Class<? extends ITmfEvent> type)
            throws TmfTraceException {
        super.initTrace(resource, path, type);
        try {
            DatumFile data = DatumFile.of(Path.of(path));
            this.data = data;
            start = data.metadata().startSinceEpoch();
            types =
                    data.metadata().states().stream()
                            .map(state -> new TmfEventType(state.name(), null))
                            .toList();
        } catch (IOException e) {
            throw new TmfTraceException(path + ": " + StatemapProbe.reason(e), e);
        }
    }

    @Override
    public void dispose() {
        super.dispose();
        DatumFile data = this.data;
        if (data != null) {
            try {
                data.close();
            } catch (IOException e) {
                LOGGER.log(System.Logger.Level.WARNING, "A temporary file was not deleted", e);
            }
        }
    }

    private DatumFile data() {
        DatumFile data = this.data;
        if (data == null) {
            throw new IllegalStateException("the trace was not opened");
        }
        return data;
    }

    // --- what it is

    /** Returns what the data says of itself. */
    public StatemapMetadata metadata() {
        return data().metadata();
    }

    /** Returns the instant that the data counts its times from, in nanoseconds since the epoch. */
    public long startNanos() {
        return start;
    }

    /** Returns all tags by number. */
    public List<StatemapTag> tags() {
        return data().tags();
    }

    /** Returns the order of data of the same time; for one walk through time. */
    public StatemapSource.Order order() {
        return new DatumOrder(data());
    }

    /** Returns how many entities there are. */
    public int getEntityCount() {
        return data().entities().size();
    }

    /** Returns the name of an entity by its number. */
    public String getEntityName(int entity) {
        return data().entities().get(entity).name();
    }

    /** Returns what is said of an entity, or an empty string. */
    public String getEntityDescription(int entity) {
        return data().entities().get(entity).description();
    }

    /** Returns whether an entity goes into the state and tag that it is in already. */
    public boolean hasRepeatedStates() {
        return data().repeats();
    }

    /** The host of the metadata; traces of one host share its clock. */
    @Override
    public String getHostId() {
        return metadata().host().orElseGet(this::getPath);
    }

    @Override
    public Iterable<ITmfEventAspect<?>> getEventAspects() {
        DatumFile data = this.data;
        return StatemapAspects.of(
                data == null ? StatemapMetadata.DEFAULT_ENTITY_KIND : data.metadata().entityKind());
    }

    @Override
    public Map<String, String> getProperties() {
        DatumFile data = data();
        Map<String, String> properties = new LinkedHashMap<>();
        data.metadata().title().ifPresent(title -> properties.put("title", title));
        data.metadata().host().ifPresent(host -> properties.put("host", host));
        properties.put("entity kind", data.metadata().entityKind());
        properties.put("entities", Integer.toString(data.entities().size()));
        properties.put(
                "states",
                String.join(
                        ", ", data.metadata().states().stream().map(StatemapState::name).toList()));
        properties.put("tags", Integer.toString(data.tags().size()));
        data.problem().ifPresent(problem -> properties.put("problem 1", problem));
        return properties;
    }

    // --- reading

    @Override
    public ITmfContext seekEvent(@Nullable ITmfLocation location) {
        return at(
                location != null && location.getLocationInfo() instanceof Long rank
                        ? rank.longValue()
                        : 0);
    }

    @Override
    public synchronized ITmfContext seekEvent(long rank) {
        return at(Math.max(0, rank));
    }

    @Override
    public ITmfContext seekEvent(double ratio) {
        return at(Math.round(Math.clamp(ratio, 0, 1) * data().size()));
    }

    private ITmfContext at(long rank) {
        return new TmfContext(new TmfLongLocation(rank), rank);
    }

    @NonNullByDefault({})
    @Override
    public @Nullable StatemapEvent getNext(ITmfContext context) {
        StatemapEvent event = parseEvent(context);
        if (event != null) {
            updateAttributes(context, event);
            context.setLocation(new TmfLongLocation(event.getRank() + 1));
            context.increaseRank();
        }
        return event;
    }

    @NonNullByDefault({})
    @Override
    public @Nullable StatemapEvent parseEvent(ITmfContext context) {
        ITmfLocation location = context.getLocation();
        if (location == null || !(location.getLocationInfo() instanceof Long rank)) {
            return null;
        }
        return event(rank.longValue());
    }

    private @Nullable StatemapEvent event(long rank) {
        DatumFile data = data();
        if (rank < 0 || rank >= data.size()) {
            return null;
        }
        try {
            Datum datum = data.get(rank);
            return new StatemapEvent(this, rank, types.get(datum.state()), datum);
        } catch (IOException e) {
            LOGGER.log(
                    System.Logger.Level.ERROR,
                    "{0} cannot be read: {1}",
                    getPath(),
                    StatemapProbe.reason(e));
            return null;
        }
    }

    /** Not known: contexts are independent. */
    @Override
    public @Nullable ITmfLocation getCurrentLocation() {
        return null;
    }

    @NonNullByDefault({})
    @Override
    public double getLocationRatio(ITmfLocation location) {
        long size = data().size();
        return size == 0 || !(location.getLocationInfo() instanceof Long rank)
                ? 0
                : Math.min(1.0, (double) rank / size);
    }

    @Override
    public @Nullable ITmfTimestamp readEnd() {
        StatemapEvent last = event(data().size() - 1);
        return last == null ? null : last.getTimestamp();
    }

    /** The data are in order already: an index on disk would be of no use. */
    @Override
    protected ITmfTraceIndexer createIndexer(int interval) {
        return new TmfCheckpointIndexer(this, interval);
    }

    /** Returns a sentence each on what could not be read. */
    public List<String> getProblems() {
        List<String> problems = new ArrayList<>();
        data().problem().ifPresent(problems::add);
        return problems;
    }
}
