package org.eclipse.tracecompass.tmf.ctf.core.trace;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import org.eclipse.tracecompass.ctf.core.event.IEventDeclaration;
import org.eclipse.tracecompass.ctf.core.layout.EventLayout;
import org.eclipse.tracecompass.ctf.core.trace.CtfEvent;
import org.eclipse.tracecompass.ctf.core.trace.CtfEventDeclaration;
import org.eclipse.tracecompass.ctf.core.trace.CtfRecording;
import org.eclipse.tracecompass.ctf.core.type.TraceClock;
import org.eclipse.tracecompass.tmf.core.event.TmfEventField;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.ctf.core.event.CtfTmfEventType;
import org.eclipse.tracecompass.tmf.ctf.core.event.CtfTmfLostEvent;

/**
 * What is known of a trace as soon as it is open. Immutable.
 *
 * @param recording what the events are read from
 * @param types the event types by the numbers of their layouts
 * @param clock the clock that stands for the trace
 * @param callsites the places in source code that the metadata names
 * @param aspects the columns of the events
 * @param firstNanos the time of the first event, in ns from the clock's origin
 * @param lastNanos the time of the last event
 */
record OpenCtfTrace(
        CtfRecording recording,
        CtfTmfEventType[] types,
        TraceClock clock,
        CtfCallsites callsites,
        List<ITmfEventAspect<?>> aspects,
        OptionalLong firstNanos,
        OptionalLong lastNanos) {

    /**
     * Opens a trace.
     *
     * @param folder the folder of the trace
     * @throws IOException if it is no trace or cannot be read
     */
    static OpenCtfTrace open(Path folder) throws IOException {
        CtfRecording recording = CtfRecording.open(folder, MetadataCache.read(folder));
        return new OpenCtfTrace(
                recording,
                CtfDescription.types(recording),
                TraceClock.of(recording.type()),
                CtfCallsites.of(recording.type()),
                CtfDescription.aspects(recording),
                recording.firstNanos(),
                recording.lastNanos());
    }

    /** The type of an event. */
    CtfTmfEventType typeOf(CtfEvent data) {
        EventLayout layout = data.layout();
        return layout == null ? CtfTmfLostEvent.TYPE : types[layout.number()];
    }

    /** The type of the events of a class; a new one for a class that is not in the metadata. */
    CtfTmfEventType typeOf(IEventDeclaration declaration) {
        return declaration instanceof CtfEventDeclaration own
                ? types[own.layout().number()]
                : foreign(declaration);
    }

    /** The type of the events of a class that is in no metadata. */
    static CtfTmfEventType foreign(IEventDeclaration declaration) {
        return declaration.equals(CtfEvent.LOST)
                ? CtfTmfLostEvent.TYPE
                : new CtfTmfEventType(declaration.getName(), TmfEventField.makeRoot(new String[0]));
    }
}
