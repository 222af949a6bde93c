package org.eclipse.tracecompass.examples.tinytrace.segments;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.eclipse.tracecompass.examples.tinytrace.TinyTrace;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;

/** Makes spans of events: a device's first state that is not rest begins one, its rest ends it. */
final class SpanReader implements Consumer<ITmfEvent> {

    private final SpanStore spans;
    private final Map<String, Long> starts = new HashMap<>();

    SpanReader(SpanStore spans) {
        this.spans = spans;
    }

    @Override
    public void accept(ITmfEvent event) {
        String device = event.getContent().getFieldValue(String.class, TinyTrace.DEVICE);
        String state = event.getContent().getFieldValue(String.class, TinyTrace.STATE);
        if (device == null || state == null) {
            return;
        }
        long time = event.getTimestamp().toNanos();
        if (!TinyTrace.isOff(state)) {
            starts.putIfAbsent(device, time);
            return;
        }
        Long start = starts.remove(device);
        if (start != null) {
            spans.add(device, start, time);
        }
    }
}
