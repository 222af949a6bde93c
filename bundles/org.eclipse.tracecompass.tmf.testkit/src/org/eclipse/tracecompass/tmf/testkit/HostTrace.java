package org.eclipse.tracecompass.tmf.testkit;

import java.util.Comparator;
import java.util.List;
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
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.TmfContext;
import org.eclipse.tracecompass.tmf.core.trace.TmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.location.ITmfLocation;
import org.eclipse.tracecompass.tmf.core.trace.location.TmfLongLocation;

/** A trace in memory of the messages that a host sends and receives. */
public final class HostTrace extends TmfTrace {

    /** The name of an event that sends a message. */
    public static final String SENT = "sent";

    /** The name of an event that receives a message. */
    public static final String RECEIVED = "received";

    /** An event: when, what, and of which message. */
    public record Entry(long time, String name, long message) {}

    private final List<Entry> entries;
    private long position;

    /** Creates a trace of a host, with its events in the order of their times. */
    public HostTrace(String host, List<Entry> entries) {
        this(entries.stream().sorted(Comparator.comparingLong(Entry::time)).toList(), host);
    }

    /** Creates a trace of a host with a faulty clock: its events have any order. */
    public static HostTrace unsorted(String host, List<Entry> entries) {
        return new HostTrace(List.copyOf(entries), host);
    }

    private HostTrace(List<Entry> entries, String host) {
        this.entries = entries;
        try {
            initTrace(null, host, TmfEvent.class);
        } catch (TmfTraceException e) {
            throw new IllegalStateException(e);
        }
    }

    @NonNullByDefault({})
    @Override
    public IStatus validate(@Nullable IProject project, String path) {
        return Status.OK_STATUS;
    }

    @Override
    public @Nullable ITmfLocation getCurrentLocation() {
        return new TmfLongLocation(position);
    }

    @NonNullByDefault({})
    @Override
    public double getLocationRatio(ITmfLocation location) {
        return 0;
    }

    @Override
    public ITmfContext seekEvent(@Nullable ITmfLocation location) {
        return location == null
                ? new TmfContext(new TmfLongLocation(0L), 0)
                : new TmfContext(location, ITmfContext.UNKNOWN_RANK);
    }

    @Override
    public ITmfContext seekEvent(double ratio) {
        return seekEvent(new TmfLongLocation((long) (ratio * entries.size())));
    }

    @NonNullByDefault({})
    @Override
    public @Nullable ITmfEvent parseEvent(ITmfContext context) {
        ITmfLocation location = context.getLocation();
        if (location == null || (Long) location.getLocationInfo() >= entries.size()) {
            return null;
        }
        long index = (Long) location.getLocationInfo();
        position = index + 1;
        Entry entry = entries.get((int) index);
        return new TmfEvent(
                this,
                context.getRank(),
                createTimestamp(entry.time),
                new TmfEventType(entry.name, TmfEventField.makeRoot(new String[] {"id"})),
                new TmfEventField(
                        ITmfEventField.ROOT_FIELD_ID,
                        null,
                        new ITmfEventField[] {new TmfEventField("id", entry.message, null)}));
    }
}
