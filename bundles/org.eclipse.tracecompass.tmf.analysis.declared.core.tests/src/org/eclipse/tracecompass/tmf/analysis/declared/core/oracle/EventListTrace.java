package org.eclipse.tracecompass.tmf.analysis.declared.core.oracle;

import java.util.List;
import java.util.Map;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
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

    /** Returns an event of the trace. */
    ITmfEvent event(OracleEvent event) {
        TmfEventField[] fields =
                event.fields().entrySet().stream()
                        .sorted(Map.Entry.comparingByKey())
                        .map(field -> new TmfEventField(field.getKey(), field.getValue(), null))
                        .toArray(TmfEventField[]::new);
        TmfEventField content = new TmfEventField(ITmfEventField.ROOT_FIELD_ID, null, fields);
        return new At(this, event, content);
    }

    /** An event that knows its processor. */
    private static final class At extends TmfEvent {

        private final @Nullable Integer fCpu;

        At(EventListTrace trace, OracleEvent event, ITmfEventField content) {
            super(
                    trace,
                    0,
                    TmfTimestamp.fromNanos(event.time()),
                    new TmfEventType(event.name(), content),
                    content);
            fCpu = event.cpu().isPresent() ? event.cpu().get() : null;
        }
    }

    @Override
    public Iterable<ITmfEventAspect<?>> getEventAspects() {
        return List.of(
                new TmfCpuAspect() {
                    @Override
                    public @Nullable Integer resolve(ITmfEvent event) {
                        return event instanceof At at ? at.fCpu : null;
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
