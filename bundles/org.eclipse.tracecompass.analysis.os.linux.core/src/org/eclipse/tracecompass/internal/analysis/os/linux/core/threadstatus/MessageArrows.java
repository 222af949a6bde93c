package org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphArrow;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphArrow;
import org.eclipse.tracecompass.tmf.core.synchronization.ITmfTimestampTransform;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationAlgorithm;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationReport;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationReport.Pair;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationReport.Sample;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;

/**
 * The messages between the hosts of an experiment as arrows between threads. There are none unless
 * the traces were synchronized and show the clocks that were found. Thread-safe.
 */
final class MessageArrows {

    private final TmfExperiment experiment;
    private final Map<String, List<ThreadStatusDataProvider>> parts = new HashMap<>();
    private @Nullable Messages messages;

    /**
     * A message by the shown times. It may be received before it was sent: an algorithm of averages
     * does not exclude that.
     */
    record Sent(long sent, long received, String from, int fromCpu, String to, int toCpu) {

        private long length() {
            return Math.abs(received - sent);
        }

        private boolean touches(long first, long last) {
            return Math.min(sent, received) <= last && Math.max(sent, received) >= first;
        }
    }

    /** Of the messages between two CPUs that are sent in a pixel one is drawn. */
    private record Place(String from, int fromCpu, String to, int toCpu, long pixel) {}

    MessageArrows(TmfExperiment experiment, List<ThreadStatusDataProvider> parts) {
        this.experiment = experiment;
        for (ThreadStatusDataProvider part : parts) {
            this.parts.computeIfAbsent(part.trace().getHostId(), h -> new ArrayList<>(1)).add(part);
        }
    }

    /** Messages in the order in which they were sent. */
    static final class Messages {
        private final List<Sent> sent;
        private final long longest;

        Messages(List<Sent> messages) {
            sent = new ArrayList<>(messages);
            sent.sort(Comparator.comparingLong(Sent::sent));
            longest = sent.stream().mapToLong(Sent::length).max().orElse(0);
        }

        /**
         * Those that touch a range; of those between two CPUs that start in a pixel the longest.
         */
        Collection<Sent> in(long first, long last, long pixel) {
            Map<Place, Sent> seen = new HashMap<>();
            for (int i = firstFrom(first - longest); i < sent.size(); i++) {
                Sent message = sent.get(i);
                if (message.sent - longest > last) {
                    break;
                }
                if (message.touches(first, last)) {
                    seen.merge(
                            new Place(
                                    message.from,
                                    message.fromCpu,
                                    message.to,
                                    message.toCpu,
                                    Math.floorDiv(message.sent - first, pixel)),
                            message,
                            (a, b) -> b.length() > a.length() ? b : a);
                }
            }
            return seen.values();
        }

        /** The number of the first that was sent at a time or after it. */
        private int firstFrom(long time) {
            int low = 0;
            int high = sent.size();
            while (low < high) {
                int middle = (low + high) >>> 1;
                if (sent.get(middle).sent < time) {
                    low = middle + 1;
                } else {
                    high = middle;
                }
            }
            return low;
        }
    }

    /** The arrows that are seen between the first and the last of some times. */
    List<ITimeGraphArrow> in(List<Long> times, @Nullable IProgressMonitor monitor) {
        long first = times.get(0);
        long last = times.get(times.size() - 1);
        long pixel = Math.max(1, (last - first) / Math.max(1, times.size() - 1));
        List<ITimeGraphArrow> arrows = new ArrayList<>();
        for (Sent message : messages().in(first, last, pixel)) {
            if (monitor != null && monitor.isCanceled()) {
                return List.of();
            }
            long source = row(message.from, message.fromCpu, message.sent);
            long destination = row(message.to, message.toCpu, message.received);
            if (source >= 0 && destination >= 0) {
                arrows.add(
                        new TimeGraphArrow(
                                source,
                                destination,
                                message.sent,
                                message.received - message.sent,
                                KernelStyle.MESSAGE.reference()));
            }
        }
        arrows.sort(Comparator.comparingLong(ITimeGraphArrow::getStartTime));
        return arrows;
    }

    private long row(String host, int cpu, long time) {
        for (ThreadStatusDataProvider part : parts.getOrDefault(host, List.of())) {
            long row = cpu < 0 ? -1 : part.rowOnCpu(cpu, time);
            if (row >= 0) {
                return row;
            }
        }
        return -1;
    }

    private synchronized Messages messages() {
        Messages known = messages;
        if (known == null) {
            known = new Messages(read());
            messages = known;
        }
        return known;
    }

    private List<Sent> read() {
        SynchronizationAlgorithm found = experiment.getSynchronization();
        List<Sent> messages = new ArrayList<>();
        for (ITmfTrace trace : experiment.getTraces()) {
            if (!trace.getTimestampTransform()
                    .equals(
                            found.getTimestampTransform(trace)
                                    .composeWith(experiment.getHostClock(trace)))) {
                // Set otherwise since then.
                return messages;
            }
        }
        for (Pair pair : SynchronizationReport.of(found, experiment.getTraces()).pairs()) {
            ITmfTimestampTransform a = found.getTimestampTransform(pair.a());
            ITmfTimestampTransform b = found.getTimestampTransform(pair.b());
            SynchronizationReport.forEachMessage(
                    found, pair, message -> messages.add(sent(message, pair, a, b)));
        }
        return messages;
    }

    private static Sent sent(
            Sample message, Pair pair, ITmfTimestampTransform a, ITmfTimestampTransform b) {
        long timeOfA = a.transform(message.a());
        long timeOfB = b.transform(message.b());
        return message.isFromA()
                ? new Sent(timeOfA, timeOfB, pair.a(), message.cpuOfA(), pair.b(), message.cpuOfB())
                : new Sent(
                        timeOfB, timeOfA, pair.b(), message.cpuOfB(), pair.a(), message.cpuOfA());
    }
}
