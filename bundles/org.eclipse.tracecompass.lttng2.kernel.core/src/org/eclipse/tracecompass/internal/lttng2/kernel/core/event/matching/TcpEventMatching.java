package org.eclipse.tracecompass.internal.lttng2.kernel.core.event.matching;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelTrace;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfField;
import org.eclipse.tracecompass.tmf.core.event.matching.IEventMatchingKey;
import org.eclipse.tracecompass.tmf.core.event.matching.ITmfMatchEventDefinition;
import org.eclipse.tracecompass.tmf.core.event.matching.TcpEventKey;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventMatching.Direction;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * TCP packets by the events {@code inet_sock_local_out} and {@code inet_sock_local_in} of the
 * kernel's network filter hooks, which some versions of LTTng had as an addition.
 */
public final class TcpEventMatching implements ITmfMatchEventDefinition {

    private static final String OUT = "inet_sock_local_out";
    private static final String IN = "inet_sock_local_in";
    private static final TmfField SEQUENCE = TmfField.of("seq");
    private static final TmfField ACK = TmfField.of("ack_seq");
    private static final TmfField FLAGS = TmfField.of("flags");

    @NonNullByDefault({})
    @Override
    public boolean canMatchTrace(ITmfTrace trace) {
        return trace instanceof IKernelTrace
                && (MetadataFields.has(trace, OUT, "seq", "ack_seq", "flags")
                        || MetadataFields.has(trace, IN, "seq", "ack_seq", "flags"));
    }

    @NonNullByDefault({})
    @Override
    public @Nullable Direction getDirection(ITmfEvent event) {
        return switch (event.getName()) {
            case OUT -> Direction.CAUSE;
            case IN -> Direction.EFFECT;
            default -> null;
        };
    }

    @NonNullByDefault({})
    @Override
    public @Nullable IEventMatchingKey getEventKey(ITmfEvent event) {
        long sequence = SEQUENCE.asLong(event, -1);
        long ack = ACK.asLong(event, -1);
        long flags = FLAGS.asLong(event, -1);
        return sequence < 0 || ack < 0 || flags < 0 ? null : new TcpEventKey(sequence, ack, flags);
    }
}
