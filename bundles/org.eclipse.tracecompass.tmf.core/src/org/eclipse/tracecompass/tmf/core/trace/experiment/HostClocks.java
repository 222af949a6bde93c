package org.eclipse.tracecompass.tmf.core.trace.experiment;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.tracecompass.tmf.core.synchronization.ITmfTimestampTransform;
import org.eclipse.tracecompass.tmf.core.synchronization.TimestampTransformFactory;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTrace;

/**
 * The clocks of the hosts of an experiment. Traces of one host share its clock, but each tracer
 * measures for itself how far the zero of that clock is from its origin, and the results differ.
 * The clock of the host is the one with the average of these offsets. Immutable and thread-safe.
 */
final class HostClocks {

    private final Map<ITmfTrace, ITmfTimestampTransform> transforms = new LinkedHashMap<>();
    private final List<Map<ITmfTrace, Long>> hosts;

    /**
     * Finds the hosts with several traces whose offsets are known.
     *
     * @param traces the traces
     */
    HostClocks(Collection<ITmfTrace> traces) {
        Map<String, Map<ITmfTrace, Long>> offsets = new LinkedHashMap<>();
        for (ITmfTrace trace : traces) {
            Long offset = ClockOffsets.of(trace);
            if (offset != null) {
                offsets.computeIfAbsent(trace.getHostId(), host -> new LinkedHashMap<>())
                        .put(trace, offset);
            }
        }
        hosts = offsets.values().stream().filter(host -> host.size() > 1).toList();
        hosts.forEach(this::average);
    }

    private void average(Map<ITmfTrace, Long> offsets) {
        ClockOffsets.toHost(offsets)
                .forEach(
                        (trace, shift) -> {
                            if (shift != 0) {
                                transforms.put(
                                        trace, TimestampTransformFactory.createWithOffset(shift));
                            }
                        });
    }

    /** {@return the transform from a trace's own clock to the clock of its host} */
    ITmfTimestampTransform get(ITmfTrace trace) {
        return transforms.getOrDefault(trace, TimestampTransformFactory.getDefaultTransform());
    }

    /** Sets them for the hosts of which all traces still have their own clocks. */
    void apply() {
        for (Map<ITmfTrace, Long> host : hosts) {
            if (host.keySet().stream().allMatch(HostClocks::hasOwnClock)) {
                host.keySet().forEach(trace -> use(trace, get(trace)));
            }
        }
    }

    private static boolean hasOwnClock(ITmfTrace trace) {
        return trace.getTimestampTransform()
                .equals(TimestampTransformFactory.getDefaultTransform());
    }

    private static void use(ITmfTrace trace, ITmfTimestampTransform transform) {
        if (trace instanceof TmfTrace part) {
            part.useTimestampTransform(transform);
        } else {
            trace.setTimestampTransform(transform);
        }
    }
}
