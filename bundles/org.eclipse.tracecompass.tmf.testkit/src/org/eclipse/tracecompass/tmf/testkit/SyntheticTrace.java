package org.eclipse.tracecompass.tmf.testkit;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.TmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfEventField;
import org.eclipse.tracecompass.tmf.core.event.TmfEventType;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfCpuAspect;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.TmfContext;
import org.eclipse.tracecompass.tmf.core.trace.TmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.location.ITmfLocation;
import org.eclipse.tracecompass.tmf.core.trace.location.TmfLongLocation;

/** A trace whose events are computed: event i is what a function makes of i. */
public class SyntheticTrace extends TmfTrace {

    /** The parts of an event of a {@link SyntheticTrace}. */
    public record Spec(long time, String name, ITmfEventField... fields) {}

    private final int count;
    private final IntFunction<Spec> specs;

    /** Creates the trace; its supplementary files belong to the folder. */
    public SyntheticTrace(Path folder, int count, IntFunction<Spec> specs) {
        this.count = count;
        this.specs = specs;
        try {
            initTrace(null, folder.toString(), TmfEvent.class);
        } catch (TmfTraceException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * Creates a trace of events "tick" with one field "value": event i at the time 10 (i + 1), with
     * the value i.
     */
    public static SyntheticTrace ticks(Path folder, int count) {
        return new SyntheticTrace(
                folder,
                count,
                i -> new Spec(10L * (i + 1), "tick", new TmfEventField("value", i, null)));
    }

    @NonNullByDefault({})
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
        return location instanceof TmfLongLocation place
                ? (double) place.getLocationInfo() / count
                : 0;
    }

    @Override
    public ITmfContext seekEvent(@Nullable ITmfLocation location) {
        long rank = location instanceof TmfLongLocation place ? place.getLocationInfo() : 0;
        return new TmfContext(new TmfLongLocation(rank), rank);
    }

    @Override
    public ITmfContext seekEvent(double ratio) {
        return seekEvent(new TmfLongLocation(Math.round(ratio * count)));
    }

    @NonNullByDefault({})
    @Override
    public synchronized @Nullable ITmfEvent getNext(ITmfContext context) {
        ITmfEvent event = parseEvent(context);
        if (event != null) {
            updateAttributes(context, event);
            context.increaseRank();
            context.setLocation(new TmfLongLocation(context.getRank()));
        }
        return event;
    }

    @NonNullByDefault({})
    @Override
    public @Nullable ITmfEvent parseEvent(ITmfContext context) {
        int rank = (int) context.getRank();
        if (rank < 0 || rank >= count) {
            return null;
        }
        Spec spec = specs.apply(rank);
        ITmfEventField content =
                new TmfEventField(ITmfEventField.ROOT_FIELD_ID, null, spec.fields());
        return new TmfEvent(
                this,
                rank,
                createTimestamp(spec.time()),
                new TmfEventType(spec.name(), content),
                content);
    }

    @Override
    public Iterable<ITmfEventAspect<?>> getEventAspects() {
        List<ITmfEventAspect<?>> aspects = new ArrayList<>(BASE_ASPECTS);
        aspects.add(
                new TmfCpuAspect() {
                    @Override
                    public @Nullable Integer resolve(ITmfEvent event) {
                        return event.getContent().getFieldValue(Integer.class, "cpu");
                    }
                });
        return aspects;
    }
}
