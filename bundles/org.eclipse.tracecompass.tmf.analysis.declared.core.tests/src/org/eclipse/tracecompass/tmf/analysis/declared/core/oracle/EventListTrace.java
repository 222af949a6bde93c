package org.eclipse.tracecompass.tmf.analysis.declared.core.oracle;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.ITmfFieldReader;
import org.eclipse.tracecompass.tmf.core.event.ITmfFieldResolver;
import org.eclipse.tracecompass.tmf.core.event.TmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfEventField;
import org.eclipse.tracecompass.tmf.core.event.TmfEventType;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfCpuAspect;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.TmfContext;
import org.eclipse.tracecompass.tmf.core.trace.TmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.location.ITmfLocation;

/** A trace that is never read: its events are handed over one by one. */
final class EventListTrace extends TmfTrace {

    private final boolean typed;
    private final Map<String, TmfEventType> types = new HashMap<>();

    /**
     * Creates a trace.
     *
     * @param typed whether the types of its events know their fields
     */
    EventListTrace(boolean typed) {
        this.typed = typed;
    }

    /** Returns an event of the trace. */
    ITmfEvent event(OracleEvent event) {
        TmfEventField[] fields =
                event.fields().entrySet().stream()
                        .sorted(Map.Entry.comparingByKey())
                        .map(field -> new TmfEventField(field.getKey(), field.getValue(), null))
                        .toArray(TmfEventField[]::new);
        TmfEventField content = new TmfEventField(ITmfEventField.ROOT_FIELD_ID, null, fields);
        return new At(this, type(event, content), event, content);
    }

    private TmfEventType type(OracleEvent event, ITmfEventField content) {
        return typed
                ? types.computeIfAbsent(event.name(), name -> new KnownType(name))
                : new TmfEventType(event.name(), content);
    }

    /** A type that says how its fields are read; some of its events may not have some of them. */
    private static final class KnownType extends TmfEventType implements ITmfFieldResolver {

        private final Map<String, ITmfFieldReader> readers = new HashMap<>();

        KnownType(String name) {
            super(name, null);
        }

        @Override
        public @Nullable ITmfFieldReader resolve(String... path) {
            return path.length == 1 && Programs.FIELDS.contains(path[0])
                    ? readers.computeIfAbsent(path[0], Reader::new)
                    : null;
        }
    }

    private record Reader(String field) implements ITmfFieldReader {

        @Override
        public @Nullable Object read(ITmfEvent e) {
            ITmfEventField found = e.getContent().getField(field);
            return found == null ? null : found.getValue();
        }

        @Override
        public boolean isIn(ITmfEvent e) {
            return e.getContent().getField(field) != null;
        }

        @Override
        public boolean isUniform() {
            return !field.equals(Programs.MIXED);
        }
    }

    /** An event that knows its processor. */
    private static final class At extends TmfEvent {

        private final @Nullable Integer cpu;

        At(EventListTrace trace, TmfEventType type, OracleEvent event, ITmfEventField content) {
            super(trace, 0, TmfTimestamp.fromNanos(event.time()), type, content);
            cpu = event.cpu().isPresent() ? event.cpu().get() : null;
        }
    }

    @Override
    public Iterable<ITmfEventAspect<?>> getEventAspects() {
        return List.of(
                new TmfCpuAspect() {
                    @Override
                    public @Nullable Integer resolve(ITmfEvent event) {
                        return event instanceof At at ? at.cpu : null;
                    }
                });
    }

    @Override
    public IStatus validate(@Nullable IProject project, String path) {
        return Status.OK_STATUS;
    }

    @Override
    public @Nullable ITmfLocation getCurrentLocation() {
        return null;
    }

    @Override
    public double getLocationRatio(@Nullable ITmfLocation location) {
        return 0;
    }

    @Override
    public ITmfContext seekEvent(@Nullable ITmfLocation location) {
        return new TmfContext();
    }

    @Override
    public ITmfContext seekEvent(double ratio) {
        return new TmfContext();
    }

    @Override
    public @Nullable ITmfEvent parseEvent(ITmfContext context) {
        return null;
    }
}
