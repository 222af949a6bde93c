package org.eclipse.tracecompass.tmf.ctf.core.trace;

import java.util.HashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.event.CTFCallsite;
import org.eclipse.tracecompass.ctf.core.trace.CtfEventDeclaration;
import org.eclipse.tracecompass.ctf.core.type.Callsite;
import org.eclipse.tracecompass.ctf.core.type.EventClass;
import org.eclipse.tracecompass.ctf.core.type.StreamClass;
import org.eclipse.tracecompass.ctf.core.type.TraceClass;
import org.eclipse.tracecompass.tmf.ctf.core.event.lookup.CtfTmfCallsite;

/** The places in source code that the metadata of a trace names. Immutable. */
final class CtfCallsites {

    /** Those of a trace that is not open. */
    static final CtfCallsites NONE = new CtfCallsites();

    private final Map<String, NavigableMap<Long, CtfTmfCallsite>> byName = new HashMap<>();

    private CtfCallsites() {}

    static CtfCallsites of(TraceClass type) {
        CtfCallsites callsites = new CtfCallsites();
        for (StreamClass stream : type.streams()) {
            for (EventClass event : stream.events()) {
                event.callsites().forEach(callsites::add);
            }
        }
        return callsites.isEmpty() ? NONE : callsites;
    }

    private void add(Callsite place) {
        CTFCallsite callsite = CtfEventDeclaration.documented(place);
        byName.computeIfAbsent(place.eventName(), name -> new TreeMap<>(Long::compareUnsigned))
                .putIfAbsent(Long.valueOf(place.address()), new CtfTmfCallsite(callsite));
    }

    boolean isEmpty() {
        return byName.isEmpty();
    }

    /** The one of the smallest address that is not before an address, or null. */
    @Nullable
    CtfTmfCallsite find(String eventName, long ip) {
        NavigableMap<Long, CtfTmfCallsite> callsites = byName.get(eventName);
        var found = callsites == null ? null : callsites.ceilingEntry(Long.valueOf(ip));
        return found == null ? null : found.getValue();
    }
}
