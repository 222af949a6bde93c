package org.eclipse.tracecompass.ctf.core.trace;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.layout.EventLayout;
import org.eclipse.tracecompass.ctf.core.layout.StreamLayout;
import org.eclipse.tracecompass.ctf.core.layout.TraceLayout;

/**
 * The documented classes of the events and streams of a trace. Each is made when it is asked for
 * first, and is then always the same. Thread-safe.
 */
final class DocumentedTypes {

    private final TraceLayout layout;
    private final AtomicReferenceArray<@Nullable CtfEventDeclaration> events;
    private final Map<StreamLayout, CtfStreamDeclaration> streams = new ConcurrentHashMap<>();
    private @Nullable CtfRecording recording;
    private @Nullable CTFTrace trace;

    DocumentedTypes(TraceLayout layout) {
        this.layout = layout;
        events = new AtomicReferenceArray<>(layout.eventCount());
    }

    TraceLayout layout() {
        return layout;
    }

    /** Sets what the trace is read from; the documented trace is made of it when asked for. */
    void attach(CtfRecording recording) {
        this.recording = recording;
    }

    /** Sets the documented trace. */
    synchronized void attach(CTFTrace trace) {
        this.trace = trace;
    }

    /** The documented trace. */
    synchronized CTFTrace trace() {
        CTFTrace known = trace;
        if (known == null) {
            known = new CTFTrace(recording());
            trace = known;
        }
        return known;
    }

    /** What the trace is read from. */
    CtfRecording recording() {
        CtfRecording source = recording;
        if (source == null) {
            throw new IllegalStateException("the trace is not open yet");
        }
        return source;
    }

    /** The documented class of events. */
    CtfEventDeclaration of(EventLayout event) {
        CtfEventDeclaration known = events.get(event.number());
        if (known == null) {
            events.compareAndSet(event.number(), null, new CtfEventDeclaration(event, this));
            known = events.get(event.number());
        }
        return known == null ? new CtfEventDeclaration(event, this) : known;
    }

    /** The documented class of streams. */
    CtfStreamDeclaration of(StreamLayout stream) {
        CtfStreamDeclaration known = streams.get(stream);
        if (known == null) {
            streams.putIfAbsent(stream, new CtfStreamDeclaration(stream, this));
            known = streams.get(stream);
        }
        return known == null ? new CtfStreamDeclaration(stream, this) : known;
    }
}
