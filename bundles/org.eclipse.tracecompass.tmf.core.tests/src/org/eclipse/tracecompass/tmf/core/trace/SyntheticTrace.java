package org.eclipse.tracecompass.tmf.core.trace;

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
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.location.ITmfLocation;
import org.eclipse.tracecompass.tmf.core.trace.location.TmfLongLocation;

/** A trace of events at given times, in memory: event i has fields {@code i} and {@code name}. */
public class SyntheticTrace extends TmfTrace {

    private static final TmfEventType EVEN =
            new TmfEventType("even", TmfEventField.makeRoot(new String[] {"i"}));
    private static final TmfEventType ODD =
            new TmfEventType("odd", TmfEventField.makeRoot(new String[] {"i"}));

    private long[] times = new long[0];
    private long position;

    /** For the platform. */
    public SyntheticTrace() {}

    /** A trace of the given name and event times, in nanoseconds and in order. */
    public SyntheticTrace(String name, long... times) {
        this.times = times;
        try {
            initTrace(null, name, TmfEvent.class);
        } catch (TmfTraceException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A trace of events every so many nanoseconds, from time 0. */
    public static SyntheticTrace regular(String name, int count, long step) {
        long[] times = new long[count];
        for (int i = 0; i < count; i++) {
            times[i] = i * step;
        }
        return new SyntheticTrace(name, times);
    }

    /** The event times, which the caller may not change. */
    public long[] times() {
        return times;
    }

    /** For tests: fewer events between checkpoints than usual. */
    public SyntheticTrace withCacheSize(int size) {
        setCacheSize(size);
        return this;
    }

    @NonNullByDefault({})
    @Override
    public IStatus validate(@Nullable IProject project, String path) {
        return Status.error("Synthetic traces have no file");
    }

    @Override
    public @Nullable ITmfLocation getCurrentLocation() {
        return new TmfLongLocation(position);
    }

    @NonNullByDefault({})
    @Override
    public double getLocationRatio(ITmfLocation location) {
        return ((Long) location.getLocationInfo()).doubleValue() / times.length;
    }

    @Override
    public ITmfContext seekEvent(@Nullable ITmfLocation location) {
        return location == null
                ? new TmfContext(new TmfLongLocation(0L), 0)
                : new TmfContext(location, ITmfContext.UNKNOWN_RANK);
    }

    @Override
    public ITmfContext seekEvent(double ratio) {
        return seekEvent(new TmfLongLocation((long) (ratio * times.length)));
    }

    @NonNullByDefault({})
    @Override
    public @Nullable ITmfEvent parseEvent(ITmfContext context) {
        ITmfLocation location = context.getLocation();
        if (location == null) {
            return null;
        }
        long index = (Long) location.getLocationInfo();
        if (index >= times.length) {
            return null;
        }
        position = index + 1;
        return event((int) index, context.getRank());
    }

    private ITmfEvent event(int index, long rank) {
        ITmfEventField content =
                new TmfEventField(
                        ITmfEventField.ROOT_FIELD_ID,
                        null,
                        new ITmfEventField[] {
                            new TmfEventField("i", (long) index, null),
                            new TmfEventField("name", "event " + index, null)
                        });
        ITmfTimestamp time = createTimestamp(times[index]);
        return new TmfEvent(this, rank, time, index % 2 == 0 ? EVEN : ODD, content);
    }
}
