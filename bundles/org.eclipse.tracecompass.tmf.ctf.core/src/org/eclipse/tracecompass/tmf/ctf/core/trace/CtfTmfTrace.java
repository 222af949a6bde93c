package org.eclipse.tracecompass.tmf.ctf.core.trace;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.UUID;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CtfDiagnostic;
import org.eclipse.tracecompass.ctf.core.layout.EventLayout;
import org.eclipse.tracecompass.ctf.core.trace.CtfEvent;
import org.eclipse.tracecompass.ctf.core.trace.CtfReader;
import org.eclipse.tracecompass.ctf.core.trace.CtfTrace;
import org.eclipse.tracecompass.ctf.core.type.TraceClass;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.project.model.ITmfPropertiesProvider;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTraceWithPreDefinedEvents;
import org.eclipse.tracecompass.tmf.core.trace.TmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TraceValidationStatus;
import org.eclipse.tracecompass.tmf.core.trace.indexer.ITmfPersistentlyIndexable;
import org.eclipse.tracecompass.tmf.core.trace.indexer.checkpoint.ITmfCheckpoint;
import org.eclipse.tracecompass.tmf.core.trace.indexer.checkpoint.TmfCheckpoint;
import org.eclipse.tracecompass.tmf.core.trace.location.ITmfLocation;
import org.eclipse.tracecompass.tmf.ctf.core.context.CtfLocation;
import org.eclipse.tracecompass.tmf.ctf.core.context.CtfLocationInfo;
import org.eclipse.tracecompass.tmf.ctf.core.context.CtfTmfContext;
import org.eclipse.tracecompass.tmf.ctf.core.event.CtfTmfEvent;
import org.eclipse.tracecompass.tmf.ctf.core.event.CtfTmfEventType;
import org.eclipse.tracecompass.tmf.ctf.core.event.CtfTmfLostEvent;

/**
 * A trace in the Common Trace Format, and the base of the trace types that are CTF.
 *
 * <p>Contexts are independent of each other, each reads for itself. Discarded events are events of
 * their own, {@link CtfTmfLostEvent}.
 */
public class CtfTmfTrace extends TmfTrace
        implements ITmfPropertiesProvider,
                ITmfPersistentlyIndexable,
                ITmfTraceWithPreDefinedEvents {

    /** Confidence of a trace that is CTF of no known tracer. */
    public static final int CONFIDENCE = 10;

    /** Id of this plug-in, for statuses. */
    protected static final String PLUGIN_ID = "org.eclipse.tracecompass.tmf.ctf.core";

    private static final System.Logger LOGGER = System.getLogger(CtfTmfTrace.class.getName());
    private static final int EVENTS_PER_CHECKPOINT = 5000;

    /**
     * Whether streams are decoded by other threads: that costs a third more altogether, so there
     * must be cores besides those of the reader and of who uses the events.
     */
    private static final boolean READ_AHEAD = Runtime.getRuntime().availableProcessors() > 2;

    private final Set<CtfDiagnostic> diagnostics = new LinkedHashSet<>();
    private @Nullable CtfTrace ctfTrace;
    private CtfTmfEventType[] types = {};
    private List<ITmfEventAspect<?>> aspects = List.copyOf(BASE_ASPECTS);

    /** A trace to be opened by initTrace. */
    public CtfTmfTrace() {
        setCacheSize(EVENTS_PER_CHECKPOINT);
    }

    @NonNullByDefault({})
    @Override
    public void initTrace(IResource resource, String path, Class<? extends ITmfEvent> type)
            throws TmfTraceException {
        super.initTrace(resource, path, type);
        try {
            Path folder = Path.of(path);
            CtfTrace trace = CtfTrace.open(folder, MetadataCache.read(folder));
            ctfTrace = trace;
            addDiagnostics(trace.diagnostics());
            types = CtfDescription.types(trace);
            aspects = CtfDescription.aspects(trace);
            OptionalLong first = trace.firstNanos();
            OptionalLong last = trace.lastNanos();
            if (first.isPresent() && last.isPresent()) {
                setStartTime(createTimestamp(first.getAsLong()));
                setEndTime(createTimestamp(Math.max(first.getAsLong(), last.getAsLong())));
            }
        } catch (IOException e) {
            throw new TmfTraceException(reason(e), e);
        }
    }

    /**
     * Whether a path is a CTF trace.
     *
     * @return a {@link TraceValidationStatus}, or an error that says why not
     */
    @NonNullByDefault({})
    @Override
    public IStatus validate(IProject project, String path) {
        try {
            return validate(MetadataCache.read(Path.of(path)));
        } catch (IOException e) {
            return refusal(reason(e));
        }
    }

    /**
     * Whether a trace with sound metadata is of this type; to be overridden by types of one tracer.
     *
     * @param type what the metadata says
     * @return a {@link TraceValidationStatus} with a confidence, or a {@link #refusal}
     */
    protected IStatus validate(TraceClass type) {
        return new TraceValidationStatus(CONFIDENCE, PLUGIN_ID);
    }

    /** A status that says why a path is no trace of this type. */
    protected static IStatus refusal(String reason) {
        return new TraceValidationStatus(0, IStatus.ERROR, PLUGIN_ID, reason, null);
    }

    private static String reason(IOException e) {
        return switch (e) {
            case NoSuchFileException missing -> missing.getFile() + " does not exist.";
            case AccessDeniedException denied ->
                    denied.getFile() + " may not be read (permission denied).";
            default -> String.valueOf(e.getMessage());
        };
    }

    /**
     * The trace as the engine sees it.
     *
     * @throws IllegalStateException if the trace was not opened
     */
    public CtfTrace getCtfTrace() {
        CtfTrace trace = ctfTrace;
        if (trace == null) {
            throw new IllegalStateException("the trace was not opened");
        }
        return trace;
    }

    /** The problems found when the trace was opened and while it has been read so far. */
    public List<CtfDiagnostic> getDiagnostics() {
        synchronized (diagnostics) {
            return List.copyOf(diagnostics);
        }
    }

    /**
     * Reads the trace once from beginning to end and counts; what is found wrong on the way is then
     * among {@link #getDiagnostics}.
     *
     * @throws IOException if a file cannot be read any more
     */
    public CtfTraceInfo readInfo() throws IOException {
        CtfTraceInfo info = CtfTraceInfo.of(getCtfTrace());
        addDiagnostics(info.diagnostics());
        return info;
    }

    /** Diagnostics are available on request; the log also keeps them. */
    private void addDiagnostics(List<CtfDiagnostic> diagnostics) {
        for (CtfDiagnostic diagnostic : diagnostics) {
            boolean isNew;
            synchronized (this.diagnostics) {
                isNew = this.diagnostics.add(diagnostic);
            }
            if (isNew) {
                LOGGER.log(System.Logger.Level.INFO, diagnostic.sentence());
            }
        }
    }

    @Override
    public void dispose() {
        super.dispose();
        CtfTrace trace = ctfTrace;
        if (trace != null) {
            try {
                trace.close();
            } catch (IOException e) {
                LOGGER.log(System.Logger.Level.WARNING, "Closing " + getPath(), e);
            }
        }
    }

    @Override
    public Iterable<ITmfEventAspect<?>> getEventAspects() {
        return aspects;
    }

    @Override
    public Set<CtfTmfEventType> getContainedEventTypes() {
        return Set.of(types);
    }

    /**
     * The host: the clock's unique identifier (for LTTng that of the boot) and the host name, as
     * far as the trace tells them.
     */
    @Override
    public String getHostId() {
        CtfTrace trace = ctfTrace;
        String host = trace == null ? "" : CtfDescription.hostId(trace.type());
        return host.isEmpty() ? super.getHostId() : host;
    }

    @NonNullByDefault({})
    @Override
    public UUID getUUID() {
        CtfTrace trace = ctfTrace;
        UUID uuid = trace == null ? null : trace.type().uuid();
        return uuid == null ? super.getUUID() : uuid;
    }

    /**
     * The environment and the clocks as the metadata has them, and what is wrong with the trace.
     */
    @Override
    public Map<String, String> getProperties() {
        Map<String, String> properties = new LinkedHashMap<>();
        CtfTrace trace = ctfTrace;
        if (trace != null) {
            properties.put("host id", getHostId());
            properties.putAll(CtfDescription.properties(trace.type()));
            int number = 1;
            for (CtfDiagnostic diagnostic : getDiagnostics()) {
                properties.put("problem " + number++, diagnostic.sentence());
            }
        }
        return properties;
    }

    @NonNullByDefault({})
    @Override
    public ITmfTimestamp readStart() {
        return read(true);
    }

    @NonNullByDefault({})
    @Override
    public ITmfTimestamp readEnd() {
        return read(false);
    }

    private @Nullable ITmfTimestamp read(boolean first) {
        try {
            CtfTrace trace = getCtfTrace();
            OptionalLong nanos = first ? trace.firstNanos() : trace.lastNanos();
            return nanos.isPresent() ? createTimestamp(nanos.getAsLong()) : null;
        } catch (IOException e) {
            LOGGER.log(System.Logger.Level.WARNING, reason(e));
            return null;
        }
    }

    /** Not known: contexts are independent. */
    @NonNullByDefault({})
    @Override
    public ITmfLocation getCurrentLocation() {
        return null;
    }

    @Override
    public double getLocationRatio(ITmfLocation location) {
        long start = getStartTime().toNanos();
        long end = getEndTime().toNanos();
        if (!(location instanceof CtfLocation place) || end <= start) {
            return 0;
        }
        long at = createTimestamp(place.getLocationInfo().timestamp()).toNanos();
        return Math.clamp((double) (at - start) / (end - start), 0.0, 1.0);
    }

    @NonNullByDefault({})
    @Override
    public ITmfContext seekEvent(ITmfLocation location) {
        CtfReader reader = getCtfTrace().newReader(true, READ_AHEAD);
        if (location instanceof CtfLocation place) {
            return new CtfTmfContext(reader, place);
        }
        CtfTmfContext context = new CtfTmfContext(reader);
        context.setRank(0);
        return context;
    }

    @Override
    public ITmfContext seekEvent(double ratio) {
        long start = getStartTime().toNanos();
        long end = getEndTime().toNanos();
        return seekEvent(
                TmfTimestamp.fromNanos(
                        start + Math.round(Math.clamp(ratio, 0, 1) * (end - start))));
    }

    /**
     * Goes to before the first event at or after a time, by the index of the packets. The rank is
     * known if the index of the trace reaches that far.
     */
    @Override
    public ITmfContext seekEvent(ITmfTimestamp timestamp) {
        CtfReader reader = getCtfTrace().newReader(true, READ_AHEAD);
        long nanos = original(timestamp.toNanos());
        try {
            reader.seek(nanos);
        } catch (IOException e) {
            LOGGER.log(System.Logger.Level.WARNING, reason(e));
        }
        CtfTmfContext context = new CtfTmfContext(reader);
        CtfLocation target = context.getLocation();
        if (target != null) {
            context.setRank(rankOf(target.getLocationInfo(), timestamp));
        }
        return context;
    }

    /**
     * The rank of the first event at or after a time, counted from a near checkpoint, or unknown.
     */
    private long rankOf(CtfLocationInfo target, ITmfTimestamp timestamp) {
        ITmfContext near = getIndexer().seekIndex(timestamp);
        if (!(near instanceof CtfTmfContext from) || !near.hasValidRank()) {
            return ITmfContext.UNKNOWN_RANK;
        }
        long nanos = original(timestamp.toNanos());
        long rank = near.getRank();
        for (int i = 0; i <= 2 * EVENTS_PER_CHECKPOINT; i++) {
            CtfEvent event = from.getCurrentEvent();
            if (event == null) {
                return ITmfContext.UNKNOWN_RANK;
            }
            if (event.nanos() >= nanos) {
                return event.nanos() == target.timestamp() ? rank : ITmfContext.UNKNOWN_RANK;
            }
            from.advance();
            rank++;
        }
        return ITmfContext.UNKNOWN_RANK;
    }

    /** The least time of the trace's own clock that is not transformed to before a time. */
    private long original(long transformed) {
        var transform = getTimestampTransform();
        if (transform.transform(transformed) == transformed && transform.transform(0L) == 0) {
            return transformed;
        }
        long low = Long.MIN_VALUE / 4;
        long high = Long.MAX_VALUE / 2;
        while (low < high) {
            long middle = low + (high - low) / 2;
            if (transform.transform(middle) >= transformed) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }

    @NonNullByDefault({})
    @Override
    public @Nullable ITmfEvent getNext(ITmfContext context) {
        ITmfEvent event = parseEvent(context);
        if (event != null && context instanceof CtfTmfContext place) {
            updateAttributes(context, event);
            place.advance();
            place.increaseRank();
        }
        return event;
    }

    @NonNullByDefault({})
    @Override
    public @Nullable ITmfEvent parseEvent(ITmfContext context) {
        if (!(context instanceof CtfTmfContext place)) {
            return null;
        }
        CtfEvent event = place.getCurrentEvent();
        if (place.hasNewDiagnostics()) {
            tellDiagnostics(place);
        }
        if (event == null) {
            ended(place);
            return null;
        }
        EventLayout layout = event.layout();
        return layout == null
                ? new CtfTmfLostEvent(this, context.getRank(), event.copy())
                : new CtfTmfEvent(this, context.getRank(), types[layout.number()], event.copy());
    }

    private void tellDiagnostics(CtfTmfContext context) {
        CtfReader reader = context.getReader();
        if (reader != null) {
            addDiagnostics(reader.diagnostics());
        }
    }

    private void ended(CtfTmfContext context) {
        IOException failure = context.getFailure();
        if (failure != null) {
            addDiagnostics(
                    List.of(CtfDiagnostic.inMetadata(Path.of(getPath()), 0, reason(failure))));
        }
    }

    @Override
    public ITmfLocation restoreLocation(ByteBuffer bufferIn) {
        return new CtfLocation(bufferIn);
    }

    @Override
    public int getCheckpointSize() {
        ByteBuffer out = ByteBuffer.allocate(ITmfCheckpoint.MAX_SERIALIZE_SIZE);
        new TmfCheckpoint(TmfTimestamp.ZERO, new CtfLocation(new CtfLocationInfo(0, 0)), 0)
                .serialize(out);
        return out.position();
    }
}
