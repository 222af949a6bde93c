package org.eclipse.tracecompass.ctf.core.layout;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CtfException;
import org.eclipse.tracecompass.ctf.core.type.ClockClass;
import org.eclipse.tracecompass.ctf.core.type.Role;
import org.eclipse.tracecompass.ctf.core.type.StreamClass;

/** The layouts of a stream class and of its event classes. */
public final class StreamLayout {

    private static final int DENSE_IDS = 1 << 16;

    private final StreamClass fType;
    private final @Nullable ClockClass fClock;
    private final @Nullable StructLayout fPacketContext;
    private final @Nullable StructLayout fEventHeader;
    private final @Nullable StructLayout fEventContext;
    private final List<EventLayout> fEvents = new ArrayList<>();
    private final Map<Long, EventLayout> fSparse = new HashMap<>();
    private @Nullable EventLayout[] fDense = new @Nullable EventLayout[16];
    private LttngHeader fLttngHeader = LttngHeader.NONE;
    private long fBaseNanos;

    StreamLayout(
            StreamClass type,
            @Nullable ClockClass clock,
            @Nullable StructLayout packetContext,
            @Nullable StructLayout eventHeader,
            @Nullable StructLayout eventContext) {
        fType = type;
        fClock = clock;
        fPacketContext = packetContext;
        fEventHeader = eventHeader;
        fEventContext = eventContext;
    }

    void add(EventLayout event) {
        long id = event.type().id();
        fEvents.add(event);
        if (id >= 0 && id < DENSE_IDS) {
            if (id >= fDense.length) {
                fDense = Arrays.copyOf(fDense, (int) Math.max(id + 1, 2L * fDense.length));
            }
            fDense[(int) id] = event;
        } else {
            fSparse.put(id, event);
        }
    }

    void finish(Path file, int slots) throws CtfException {
        for (StructLayout scope :
                new @Nullable StructLayout[] {fPacketContext, fEventHeader, fEventContext}) {
            finish(file, "stream " + fType.id(), scope);
        }
        for (EventLayout event : fEvents) {
            finish(file, "event '" + event.name() + "'", event.context());
            finish(file, "event '" + event.name() + "'", event.payload());
        }
        StructLayout header = fEventHeader;
        if (header != null) {
            fLttngHeader = LttngHeader.recognise(header);
        }
        ClockClass clock = fClock;
        fBaseNanos = clock == null ? 0 : clock.baseNanos();
    }

    private static void finish(Path file, String what, @Nullable StructLayout scope)
            throws CtfException {
        if (scope != null) {
            scope.finish();
            if (scope.staticBits > ArrayLayout.MAX_STATIC_BITS) {
                throw new CtfException(file, "the fields of " + what + " are too large");
            }
        }
    }

    /** The stream class. */
    public StreamClass type() {
        return fType;
    }

    /** Its default clock, or null if its events have no time. */
    public @Nullable ClockClass clock() {
        return fClock;
    }

    /** The packet context, or null. */
    public @Nullable StructLayout packetContext() {
        return fPacketContext;
    }

    /** The event header, or null. */
    public @Nullable StructLayout eventHeader() {
        return fEventHeader;
    }

    /** The context that all events share, or null. */
    public @Nullable StructLayout eventContext() {
        return fEventContext;
    }

    /** The event classes, in the order of the metadata. */
    public List<EventLayout> events() {
        return fEvents;
    }

    /** The event class of an id, or null. */
    public @Nullable EventLayout event(long id) {
        return id >= 0 && id < fDense.length ? fDense[(int) id] : fSparse.get(id);
    }

    /** The event header's shape if it is one of LTTng's. */
    public LttngHeader lttngHeader() {
        return fLttngHeader;
    }

    /** A clock value in ns from the clock's origin; 0 without a clock. */
    public long nanos(long cycles) {
        ClockClass clock = fClock;
        return clock == null ? 0 : fBaseNanos + clock.nanos(cycles);
    }

    /** Size in bits of the counter of discarded events; 64 if there is none. */
    public int discardedCounterBits() {
        StructLayout context = fPacketContext;
        if (context != null) {
            for (FieldLayout field : context.members()) {
                if (field instanceof IntegerLayout integer
                        && integer.roles.contains(Role.DISCARDED_EVENTS)
                        && !integer.type().variable()) {
                    return integer.type().size();
                }
            }
        }
        return 64;
    }
}
