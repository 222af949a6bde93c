package org.eclipse.tracecompass.tmf.ctf.core.trace;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.ctf.core.CtfDiagnostic;
import org.eclipse.tracecompass.ctf.core.event.IEventDeclaration;
import org.eclipse.tracecompass.ctf.core.metadata.MetadataReader;
import org.eclipse.tracecompass.ctf.core.trace.CtfEvent;
import org.eclipse.tracecompass.ctf.core.trace.CtfRecording;
import org.eclipse.tracecompass.ctf.core.type.TraceClass;
import org.eclipse.tracecompass.ctf.core.type.TraceClock;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfBaseAspects;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.project.model.ITmfPropertiesProvider;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ICyclesConverter;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfSplittableTrace;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTraceKnownSize;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTraceWithPreDefinedEvents;
import org.eclipse.tracecompass.tmf.core.trace.TmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TraceValidationStatus;
import org.eclipse.tracecompass.tmf.core.trace.indexer.ITmfPersistentlyIndexable;
import org.eclipse.tracecompass.tmf.core.trace.indexer.checkpoint.ITmfCheckpoint;
import org.eclipse.tracecompass.tmf.core.trace.indexer.checkpoint.TmfCheckpoint;
import org.eclipse.tracecompass.tmf.core.trace.location.ITmfLocation;
import org.eclipse.tracecompass.tmf.core.trace.trim.ITmfTrimmableTrace;
import org.eclipse.tracecompass.tmf.ctf.core.context.CtfLocation;
import org.eclipse.tracecompass.tmf.ctf.core.context.CtfLocationInfo;
import org.eclipse.tracecompass.tmf.ctf.core.context.CtfTmfContext;
import org.eclipse.tracecompass.tmf.ctf.core.event.CtfTmfEvent;
import org.eclipse.tracecompass.tmf.ctf.core.event.CtfTmfEventFactory;
import org.eclipse.tracecompass.tmf.ctf.core.event.CtfTmfEventType;
import org.eclipse.tracecompass.tmf.ctf.core.event.CtfTmfLostEvent;
import org.eclipse.tracecompass.tmf.ctf.core.event.aspect.CtfChannelAspect;
import org.eclipse.tracecompass.tmf.ctf.core.event.aspect.CtfCpuAspect;
import org.eclipse.tracecompass.tmf.ctf.core.event.aspect.CtfScopeAspect;
import org.eclipse.tracecompass.tmf.ctf.core.event.lookup.CtfTmfCallsite;

/**
 * A trace in the Common Trace Format, and the base of the trace types that are CTF.
 *
 * <p>Contexts are independent of each other, each reads for itself. Discarded events are events of
 * their own, {@link CtfTmfLostEvent}.
 */
public class CtfTmfTrace extends TmfTrace
        implements ITmfPropertiesProvider,
                ITmfPersistentlyIndexable,
                ITmfTraceWithPreDefinedEvents,
                ITmfTraceKnownSize,
                ICyclesConverter,
                ITmfTrimmableTrace,
                ITmfSplittableTrace {

    /**
     * The number of events between two checkpoints that the documented API names. The traces of
     * this bundle have more checkpoints, so that going to a rank costs less.
     *
     * @since 0.2.0
     */
    protected static final int DEFAULT_CACHE_SIZE = 50000;

    /**
     * The aspects that events of all CTF traces have, for trace types to build on; unmodifiable.
     *
     * @since 0.2.0
     */
    protected static final Collection<ITmfEventAspect<?>> CTF_ASPECTS =
            List.of(
                    TmfBaseAspects.getTimestampAspect(),
                    CtfChannelAspect.INSTANCE,
                    new CtfCpuAspect(),
                    TmfBaseAspects.getEventTypeAspect(),
                    TmfBaseAspects.getContentsAspect(),
                    CtfScopeAspect.PACKET_HEADER,
                    CtfScopeAspect.PACKET_CONTEXT,
                    CtfScopeAspect.STREAM_CONTEXT,
                    CtfScopeAspect.EVENT_CONTEXT);

    /** Confidence of a trace that is CTF of no known tracer. */
    public static final int CONFIDENCE = 10;

    /** Id of this plug-in, for statuses. */
    protected static final String PLUGIN_ID = "org.eclipse.tracecompass.tmf.ctf.core";

    private static final System.Logger LOGGER = LazyLogger.of(CtfTmfTrace.class);
    private static final int EVENTS_PER_CHECKPOINT = 5000;
    private static final int SIZE_UNIT = 1 << 10;

    private final CtfProblems problems = new CtfProblems();
    private final CtfSeek seek = new CtfSeek(this, EVENTS_PER_CHECKPOINT);
    private final CtfTmfEventFactory factory;
    private final Set<CtfTmfEventType> registered = ConcurrentHashMap.newKeySet();
    private @Nullable OpenCtfTrace opened;

    /** A trace to be opened by initTrace. */
    public CtfTmfTrace() {
        this(CtfTmfEventFactory.instance());
    }

    /**
     * A trace to be opened by initTrace, whose events are made by a factory.
     *
     * @param eventFactory the factory
     * @since 0.2.0
     */
    protected CtfTmfTrace(CtfTmfEventFactory eventFactory) {
        factory = eventFactory;
        setCacheSize(EVENTS_PER_CHECKPOINT);
    }

    /**
     * Sets the usual number of events between two checkpoints.
     *
     * @since 0.2.0
     */
    protected void setCacheSize() {
        setCacheSize(EVENTS_PER_CHECKPOINT);
    }

    /**
     * What makes the events of this trace.
     *
     * @since 0.2.0
     */
    public CtfTmfEventFactory getEventFactory() {
        return factory;
    }

    @NonNullByDefault({})
    @Override
    public void initTrace(IResource resource, String path, Class<? extends ITmfEvent> type)
            throws TmfTraceException {
        super.initTrace(resource, path, type);
        try {
            OpenCtfTrace trace = OpenCtfTrace.open(Path.of(path));
            opened = trace;
            problems.add(trace.recording().diagnostics());
            OptionalLong first = trace.firstNanos();
            OptionalLong last = trace.lastNanos();
            if (first.isPresent() && last.isPresent()) {
                setStartTime(createTimestamp(first.getAsLong()));
                setEndTime(createTimestamp(Math.max(first.getAsLong(), last.getAsLong())));
            }
        } catch (IOException e) {
            throw new TmfTraceException(CtfProblems.reason(e), e);
        }
    }

    /**
     * Whether a path is a CTF trace.
     *
     * @return a {@link CtfTraceValidationStatus}, or an error that says why not
     */
    @NonNullByDefault({})
    @Override
    public IStatus validate(IProject project, String path) {
        try {
            return validate(MetadataCache.read(Path.of(path)));
        } catch (IOException e) {
            String reason = CtfProblems.reason(e);
            return Files.isRegularFile(Path.of(path, MetadataReader.FILE_NAME))
                    ? new TraceValidationStatus(CONFIDENCE, IStatus.ERROR, PLUGIN_ID, reason, null)
                    : refusal(reason);
        }
    }

    /**
     * Whether a trace with sound metadata is of this type; to be overridden by types of one tracer.
     *
     * @param type what the metadata says
     * @return an {@link #acceptance} with a confidence, or a {@link #refusal}
     */
    protected IStatus validate(TraceClass type) {
        return acceptance(CONFIDENCE, type);
    }

    /**
     * A status that says that a path is a trace of this type.
     *
     * @param confidence how sure the trace type is
     * @param type what the metadata says
     * @since 0.2.0
     */
    protected static IStatus acceptance(int confidence, TraceClass type) {
        return new CtfTraceValidationStatus(
                confidence, PLUGIN_ID, type.quotedEnvironment(), CtfDescription.eventNames(type));
    }

    /** A status that says why a path is no trace of this type. */
    protected static IStatus refusal(String reason) {
        return new TraceValidationStatus(0, IStatus.ERROR, PLUGIN_ID, reason, null);
    }

    /**
     * The trace as the engine sees it.
     *
     * @throws IllegalStateException if the trace was not opened
     */
    public CtfRecording getCtfTrace() {
        OpenCtfTrace trace = opened;
        if (trace == null) {
            throw new IllegalStateException("the trace was not opened");
        }
        return trace.recording();
    }

    /** What the events are read from; null if the trace was not opened. */
    private @Nullable CtfRecording recording() {
        OpenCtfTrace trace = opened;
        return trace == null ? null : trace.recording();
    }

    /** The problems found when the trace was opened and while it has been read so far. */
    public List<CtfDiagnostic> getDiagnostics() {
        return problems.all();
    }

    /**
     * Reads the trace once from beginning to end and counts; what is found wrong on the way is then
     * among {@link #getDiagnostics}.
     *
     * @throws IOException if a file cannot be read any more
     */
    public CtfTraceInfo readInfo() throws IOException {
        CtfTraceInfo info = CtfTraceInfo.of(getCtfTrace());
        problems.add(info.diagnostics());
        return info;
    }

    @Override
    public void dispose() {
        super.dispose();
        CtfRecording trace = recording();
        if (trace != null) {
            try {
                trace.close();
            } catch (IOException e) {
                LOGGER.log(System.Logger.Level.WARNING, "Closing " + getPath(), e);
            }
        }
    }

    @NonNullByDefault({})
    @Override
    public Iterable<ITmfEventAspect<?>> getEventAspects() {
        OpenCtfTrace trace = opened;
        return trace == null ? BASE_ASPECTS : trace.aspects();
    }

    @NonNullByDefault({})
    @Override
    public Set<CtfTmfEventType> getContainedEventTypes() {
        OpenCtfTrace trace = opened;
        Set<CtfTmfEventType> all = new LinkedHashSet<>();
        if (trace != null) {
            Collections.addAll(all, trace.types());
        }
        all.addAll(registered);
        return Collections.unmodifiableSet(all);
    }

    /**
     * Adds a type of events that is not in the metadata.
     *
     * @param eventType the type
     * @since 0.2.0
     */
    public void registerEventType(CtfTmfEventType eventType) {
        registered.add(eventType);
    }

    /**
     * The type of an event.
     *
     * @param data the data of an event of this trace
     */
    public CtfTmfEventType typeOf(CtfEvent data) {
        OpenCtfTrace trace = opened;
        return trace == null ? CtfTmfLostEvent.TYPE : trace.typeOf(data);
    }

    /**
     * The type of the events of a class; a new one, which has only a name, for a class that is not
     * in the metadata.
     *
     * @param declaration the class
     * @since 0.2.0
     */
    public CtfTmfEventType typeOf(IEventDeclaration declaration) {
        OpenCtfTrace trace = opened;
        return trace == null ? OpenCtfTrace.foreign(declaration) : trace.typeOf(declaration);
    }

    /**
     * The place in source code where events of a name are recorded.
     *
     * @param eventName the name
     * @return the place of the smallest address if there are several; null if the metadata tells
     *     none
     * @since 0.2.0
     */
    public @Nullable CtfTmfCallsite getCallsite(String eventName) {
        return callsites().find(eventName, 0);
    }

    /**
     * The place in source code where an event was recorded.
     *
     * @param eventName the event's name
     * @param ip the address of the instruction that recorded it
     * @return the place of the smallest address that is not before {@code ip}; null if the metadata
     *     tells none
     * @since 0.2.0
     */
    public @Nullable CtfTmfCallsite getCallsite(String eventName, long ip) {
        return callsites().find(eventName, ip);
    }

    /** Whether the metadata tells any places in source code. */
    public boolean hasCallsites() {
        return !callsites().isEmpty();
    }

    private CtfCallsites callsites() {
        OpenCtfTrace trace = opened;
        return trace == null ? CtfCallsites.NONE : trace.callsites();
    }

    private TraceClock clock() {
        OpenCtfTrace trace = opened;
        return trace == null ? TraceClock.NONE : trace.clock();
    }

    /**
     * What the tracer said about itself and the machine, as it stands in the metadata: texts are in
     * quotation marks.
     *
     * @return empty while the trace is not open
     * @since 0.2.0
     */
    public Map<String, String> getEnvironment() {
        CtfRecording trace = recording();
        return trace == null
                ? Map.of()
                : Collections.unmodifiableMap(trace.type().quotedEnvironment());
    }

    /**
     * The time from the clock's origin to its zero, in ns; 0 without a clock. Of several clocks the
     * one of the first stream counts, here and in the conversions below.
     *
     * @since 0.2.0
     */
    public long getOffset() {
        return clock().offset();
    }

    /**
     * Converts a value of the clock.
     *
     * @param cycles the value
     * @return ns from the clock's origin; the value itself without a clock
     * @since 0.2.0
     */
    public long timestampCyclesToNanos(long cycles) {
        return clock().nanos(cycles);
    }

    /**
     * Converts a time to a value of the clock.
     *
     * @param nanos ns from the clock's origin
     * @return the least value that is not before
     * @since 0.2.0
     */
    public long timestampNanoToCycles(long nanos) {
        return clock().cycles(nanos);
    }

    @Override
    public long cyclesToNanos(long cycles) {
        return timestampCyclesToNanos(cycles);
    }

    @Override
    public long nanosToCycles(long nanos) {
        return timestampNanoToCycles(nanos);
    }

    /** The size of the streams, in KiB. */
    @Override
    public int size() {
        CtfRecording trace = recording();
        return trace == null
                ? 0
                : (int) Math.min(Integer.MAX_VALUE, CtfDescription.bytes(trace) / SIZE_UNIT);
    }

    /** How much was read so far, by all who read, in KiB. */
    @Override
    public int progress() {
        CtfRecording trace = recording();
        return trace == null ? 0 : (int) Math.min(size(), trace.bytesRead() / SIZE_UNIT);
    }

    @Override
    public long getSizeOfEvents() {
        CtfRecording trace = recording();
        return trace == null ? 0 : CtfDescription.bytes(trace);
    }

    @Override
    public ITmfContext seekPart(@Nullable ITmfTimestamp begin) {
        ITmfContext context = begin == null ? createIterator() : seek.time(begin, () -> null);
        context.setRank(ITmfContext.UNKNOWN_RANK);
        return context;
    }

    @Override
    public List<ITmfTimestamp> getCuts(int parts) {
        CtfRecording trace = recording();
        return trace == null
                ? List.of()
                : PacketCuts.of(trace, this::timestampCyclesToNanos, parts).stream()
                        .map(this::createTimestamp)
                        .toList();
    }

    /**
     * The host: the clock's unique identifier (for LTTng that of the boot) and the host name, as
     * far as the trace tells them.
     */
    @NonNullByDefault({})
    @Override
    public String getHostId() {
        CtfRecording trace = recording();
        String host = trace == null ? "" : CtfDescription.hostId(trace.type());
        return host.isEmpty() ? super.getHostId() : host;
    }

    @NonNullByDefault({})
    @Override
    public UUID getUUID() {
        CtfRecording trace = recording();
        UUID uuid = trace == null ? null : trace.type().uuid();
        return uuid == null ? super.getUUID() : uuid;
    }

    /**
     * The environment and the clocks as the metadata has them, and what is wrong with the trace.
     */
    @NonNullByDefault({})
    @Override
    public Map<String, String> getProperties() {
        Map<String, String> properties = new LinkedHashMap<>();
        CtfRecording trace = recording();
        if (trace != null) {
            properties.put(Messages.CtfTmfTrace_HostID, getHostId());
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
        OpenCtfTrace trace = opened;
        return trace == null ? null : time(trace.firstNanos());
    }

    @NonNullByDefault({})
    @Override
    public ITmfTimestamp readEnd() {
        OpenCtfTrace trace = opened;
        return trace == null ? null : time(trace.lastNanos());
    }

    private @Nullable ITmfTimestamp time(OptionalLong nanos) {
        return nanos.isPresent() ? createTimestamp(nanos.getAsLong()) : null;
    }

    /** Not known: contexts are independent. */
    @NonNullByDefault({})
    @Override
    public ITmfLocation getCurrentLocation() {
        return null;
    }

    @NonNullByDefault({})
    @Override
    public double getLocationRatio(ITmfLocation location) {
        return seek.ratioOf(location);
    }

    @NonNullByDefault({})
    @Override
    public ITmfContext seekEvent(ITmfLocation location) {
        return seek.location(location);
    }

    /**
     * A context before the first event.
     *
     * @since 0.2.0
     */
    public ITmfContext createIterator() {
        return seekEvent((ITmfLocation) null);
    }

    /**
     * A context at a place.
     *
     * @param ctfLocationData the place
     * @param rank the rank of the event there
     * @since 0.2.0
     */
    public ITmfContext createIterator(CtfLocationInfo ctfLocationData, long rank) {
        return seek.location(ctfLocationData, rank);
    }

    /**
     * A context at the place of another one.
     *
     * @param context the other
     * @since 0.2.0
     */
    public ITmfContext createIteratorFromContext(CtfTmfContext context) {
        return seek.copy(context);
    }

    /**
     * Disposes of a context.
     *
     * @param context the context
     * @since 0.2.0
     */
    public void disposeContext(CtfTmfContext context) {
        context.dispose();
    }

    @NonNullByDefault({})
    @Override
    public ITmfContext seekEvent(double ratio) {
        return seekEvent(seek.timeAt(ratio));
    }

    /**
     * Goes to before the first event at or after a time, by the index of the packets. The rank is
     * known if the index of the trace reaches that far.
     */
    @NonNullByDefault({})
    @Override
    public ITmfContext seekEvent(ITmfTimestamp timestamp) {
        return seek.time(timestamp, () -> getIndexer().seekIndex(timestamp));
    }

    @NonNullByDefault({})
    @Override
    public CtfTmfEvent getNext(ITmfContext context) {
        CtfTmfEvent event = parseEvent(context);
        if (event != null && context instanceof CtfTmfContext place) {
            updateAttributes(context, event);
            place.advance();
            place.increaseRank();
        }
        return event;
    }

    @NonNullByDefault({})
    @Override
    public CtfTmfEvent parseEvent(ITmfContext context) {
        if (!(context instanceof CtfTmfContext place)) {
            return null;
        }
        CtfEvent event = place.getCurrentData();
        if (place.hasNewDiagnostics()) {
            problems.addOf(place);
        }
        if (event == null) {
            problems.addFailureOf(place, getPath());
            return null;
        }
        return factory.createEvent(this, context.getRank(), event.copy());
    }

    @NonNullByDefault({})
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

    @NonNullByDefault({})
    @Override
    public @Nullable Path trim(TmfTimeRange range, Path destinationPath, IProgressMonitor monitor)
            throws CoreException {
        return TrimmedCtfTrace.write(this, range, destinationPath, monitor);
    }
}
