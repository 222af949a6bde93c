package org.eclipse.tracecompass.analysis.os.linux.core.execution.graph;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.graph.core.base.IGraphWorker;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfEdge;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph.EdgeDirection;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfVertex;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.RecordedTimes.Events;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.RecordedTimes.Host;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.RecordedTimes.Kind;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.RecordedTimes.Loss;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.execution.graph.Reasons;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;

/**
 * Says from when to when something is missing that a graph would need to know what a thread waited
 * for. It says only what the events prove: that a kind of event occurs late is no reason by itself.
 *
 * @param graph the execution graph, complete
 * @param times when its events were recorded
 * @since 0.2.0
 */
public record MissingSince(ITmfGraph graph, RecordedTimes times) {

    /**
     * Returns what is missing and since when, for a piece of a line or path that is not known.
     *
     * @param worker the thread of the piece
     * @param reason why it is not known, as the piece has it
     * @param start the beginning of the piece, ns
     * @param end its end, ns
     * @return a clause without a full stop; empty if there is no more to say than the reason
     */
    public String words(IGraphWorker worker, String reason, long start, long end) {
        Host host = times.of(worker.getHostId());
        // The piece may be a part of what the graph has: its cause is at the end of the whole.
        ITmfVertex next = graph.getVertexAt(TmfTimestamp.fromNanos(start + 1), worker);
        ITmfEdge whole =
                next == null
                        ? null
                        : graph.getEdgeFrom(next, EdgeDirection.INCOMING_HORIZONTAL_EDGE);
        switch (reason) {
            case Reasons.NOT_SEEN, Reasons.NO_LINE -> {
                return notSeen(worker, host, start);
            }
            case Reasons.ENDED -> {
                ITmfVertex tail = graph.getTail(worker);
                return tail == null || tail.getTimestamp() > start
                        ? ""
                        : "its last event is at " + at(tail.getTimestamp());
            }
            default -> {
                return host == null
                        ? ""
                        : whole == null
                                ? ofHost(host, reason, start, end)
                                : ofHost(
                                        host,
                                        reason,
                                        whole.getVertexFrom().getTimestamp(),
                                        whole.getVertexTo().getTimestamp());
            }
        }
    }

    private String notSeen(IGraphWorker worker, @Nullable Host host, long start) {
        ITmfVertex head = graph.getHead(worker);
        if (head == null || head.getTimestamp() < start) {
            return "";
        }
        String seen = "its first event is at " + at(head.getTimestamp());
        if (host == null) {
            return seen;
        }
        Events switches = host.of(Kind.SWITCH);
        Loss loss = host.lossUntil(head.getTimestamp());
        return host.lacksSwitches() && start < switches.first()
                ? seen + "; " + before(switches) + ", though threads took turns on a CPU"
                : loss == null ? seen : seen + "; " + lost(loss);
    }

    private static String ofHost(Host host, String reason, long start, long end) {
        return switch (reason) {
            case Reasons.LOST -> losses(host, start, end);
            case Reasons.NO_WAKE_UP -> outside(host.of(Kind.WAKE_UP), start, end);
            case Reasons.NOT_WOKEN -> {
                Events wakeUps = host.of(Kind.WAKE_UP);
                String ends = "the trace ends at " + at(host.end());
                yield wakeUps.isEmpty()
                        ? ends + "; the whole trace has no " + wakeUps.name()
                        : start > wakeUps.last()
                                ? "%s, and the last %s is at %s"
                                        .formatted(ends, wakeUps.name(), at(wakeUps.last()))
                                : ends;
            }
            case Reasons.IDLE_CPU, Reasons.INTERRUPT -> outside(host.of(Kind.INTERRUPT), end, end);
            case Reasons.NO_WAKER -> {
                Loss loss = host.lossUntil(end);
                Events switches = host.of(Kind.SWITCH);
                yield loss != null
                        ? "its CPU may not have switched between threads since then: " + lost(loss)
                        : end < switches.first()
                                ? "the first %s is at %s"
                                        .formatted(switches.name(), at(switches.first()))
                                : "its CPU has not switched between threads since the trace began,"
                                        + " at "
                                        + at(host.start());
            }
            default -> "";
        };
    }

    private static String losses(Host host, long start, long end) {
        Loss loss = host.lossUntil(end);
        return loss != null && start <= loss.end()
                ? lost(loss)
                : "a " + host.of(Kind.SWITCH).name() + " is missing, but no loss is reported";
    }

    private static String lost(Loss loss) {
        return "events were lost from " + at(loss.start()) + " to " + at(loss.end());
    }

    /** That there are no such events before, after, or at all; empty if there are some around. */
    private static String outside(Events events, long start, long end) {
        return events.isEmpty()
                ? "the whole trace has no " + events.name()
                : end < events.first()
                        ? before(events)
                        : start > events.last()
                                ? "there is no "
                                        + events.name()
                                        + " after "
                                        + at(events.last())
                                        + ", where recording of it ended"
                                : "";
    }

    private static String before(Events events) {
        return events.isEmpty()
                ? "the whole trace has no " + events.name()
                : "there is no "
                        + events.name()
                        + " before "
                        + at(events.first())
                        + ", where recording of it began";
    }

    private static String at(long time) {
        return TmfTimestamp.fromNanos(time).toString();
    }
}
