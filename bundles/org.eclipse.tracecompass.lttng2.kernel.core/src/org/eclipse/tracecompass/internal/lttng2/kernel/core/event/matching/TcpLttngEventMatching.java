package org.eclipse.tracecompass.internal.lttng2.kernel.core.event.matching;

import java.util.Map;
import java.util.WeakHashMap;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelTrace;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfField;
import org.eclipse.tracecompass.tmf.core.event.matching.IEventMatchingKey;
import org.eclipse.tracecompass.tmf.core.event.matching.ITmfMatchEventDefinition;
import org.eclipse.tracecompass.tmf.core.event.matching.TcpEventKey;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventMatching.Direction;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * TCP packets by the events and fields that the layout of a kernel trace names. Traces of LTTng are
 * matched by {@link TcpHeaderEventMatching}, which compares more of a packet; plug-ins whose traces
 * have a layout of their own use or extend this one.
 */
public class TcpLttngEventMatching implements ITmfMatchEventDefinition {

    private final Map<IKernelAnalysisEventLayout, Fields> fields = new WeakHashMap<>();

    private record Fields(TmfField sequence, TmfField ack, TmfField flags) {
        static Fields of(IKernelAnalysisEventLayout layout) {
            return new Fields(
                    TmfField.of(layout.fieldPathTcpSeq()),
                    TmfField.of(layout.fieldPathTcpAckSeq()),
                    TmfField.of(layout.fieldPathTcpFlags()));
        }
    }

    private static @Nullable IKernelAnalysisEventLayout layoutOf(@Nullable ITmfTrace trace) {
        return trace instanceof IKernelTrace kernel ? kernel.getKernelEventLayout() : null;
    }

    @NonNullByDefault({})
    @Override
    public boolean canMatchTrace(ITmfTrace trace) {
        IKernelAnalysisEventLayout layout = layoutOf(trace);
        return layout != null
                && !layout.eventsNetworkSend().isEmpty()
                && !layout.eventsNetworkReceive().isEmpty();
    }

    @NonNullByDefault({})
    @Override
    public @Nullable Direction getDirection(ITmfEvent event) {
        IKernelAnalysisEventLayout layout = layoutOf(event.getTrace());
        if (layout == null) {
            return null;
        }
        if (layout.eventsNetworkSend().contains(event.getName())) {
            return Direction.CAUSE;
        }
        return layout.eventsNetworkReceive().contains(event.getName()) ? Direction.EFFECT : null;
    }

    @NonNullByDefault({})
    @Override
    public @Nullable IEventMatchingKey getEventKey(ITmfEvent event) {
        IKernelAnalysisEventLayout layout = layoutOf(event.getTrace());
        if (layout == null) {
            return null;
        }
        Fields of;
        synchronized (fields) {
            of = fields.computeIfAbsent(layout, Fields::of);
        }
        long sequence = of.sequence().asLong(event, -1);
        long ack = of.ack().asLong(event, -1);
        long flags = of.flags().asLong(event, -1);
        return sequence < 0 || ack < 0 || flags < 0 ? null : new TcpEventKey(sequence, ack, flags);
    }
}
