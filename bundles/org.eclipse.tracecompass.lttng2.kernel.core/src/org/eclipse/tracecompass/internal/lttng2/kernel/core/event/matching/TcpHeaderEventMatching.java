package org.eclipse.tracecompass.internal.lttng2.kernel.core.event.matching;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelTrace;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfField;
import org.eclipse.tracecompass.tmf.core.event.matching.IEventMatchingKey;
import org.eclipse.tracecompass.tmf.core.event.matching.ITmfMatchEventDefinition;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventMatching.Direction;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * TCP packets over IPv4 and IPv6 by the headers in the events {@code net_dev_queue} and {@code
 * net_if_receive_skb} (older kernels: {@code netif_receive_skb}) of LTTng since version 2.8.
 *
 * <p>A key consists of the parts that routers do not change: sequence and acknowledgment numbers,
 * flags, window, and the identification of IPv4, which tells repeated acknowledgments apart.
 * Addresses and ports are not part of it, for these a router may translate.
 */
public final class TcpHeaderEventMatching implements ITmfMatchEventDefinition {

    private static final String OUT = "net_dev_queue";
    private static final String IN = "net_if_receive_skb";
    private static final String OLD_IN = "netif_receive_skb";
    private static final String NETWORK = "network_header";
    private static final Ip IP4 = new Ip("_ipv4", "ipv4");
    private static final Ip IP6 = new Ip("_ipv6", "ipv6");

    private record Key(long sequence, long ack, long flags, long window, long identification)
            implements IEventMatchingKey {

        @Override
        public int hashCode() {
            long mixed = (sequence * 31 + ack) * 0x9E3779B97F4A7C15L + flags;
            return Long.hashCode((mixed + identification) * 0xC2B2AE3D27D4EB4FL + window);
        }
    }

    /**
     * The fields of a header behind one version of IP. The names of the options of the variants are
     * with an underscore in CTF 1.8, without in CTF 2.
     */
    private static final class Ip {
        private final Field sequence;
        private final Field ack;
        private final Field flags;
        private final Field window;
        private final Field identification;

        Ip(String... options) {
            sequence = new Field(options, "seq");
            ack = new Field(options, "ack_seq");
            flags = new Field(options, "flags");
            window = new Field(options, "window_size");
            identification = new Field(options, null);
        }

        @Nullable
        Key key(ITmfEvent event) {
            long sequence = this.sequence.of(event);
            long ack = this.ack.of(event);
            return sequence < 0 || ack < 0
                    ? null
                    : new Key(
                            sequence,
                            ack,
                            flags.of(event),
                            window.of(event),
                            identification.of(event));
        }
    }

    /** A field of the TCP header, or the identification in the IP header. */
    private static final class Field {
        private final TmfField[] paths;

        Field(String[] options, @Nullable String tcp) {
            paths = new TmfField[options.length + 1];
            for (int i = 0; i < options.length; i++) {
                String transport = options[i].startsWith("_") ? "_tcp" : "tcp";
                paths[i] =
                        tcp == null
                                ? TmfField.of(NETWORK, options[i], "id")
                                : TmfField.of(
                                        NETWORK, options[i], "transport_header", transport, tcp);
            }
            // As events show it where the field is not read by a handle.
            paths[options.length] =
                    tcp == null
                            ? TmfField.of(NETWORK, "id")
                            : TmfField.of(NETWORK, "transport_header", tcp);
        }

        long of(ITmfEvent event) {
            for (TmfField path : paths) {
                long value = path.asLong(event, -1);
                if (value >= 0) {
                    return value;
                }
            }
            return -1;
        }
    }

    @NonNullByDefault({})
    @Override
    public boolean canMatchTrace(ITmfTrace trace) {
        return trace instanceof IKernelTrace
                && (MetadataFields.has(trace, OUT, NETWORK)
                        || MetadataFields.has(trace, IN, NETWORK)
                        || MetadataFields.has(trace, OLD_IN, NETWORK));
    }

    @NonNullByDefault({})
    @Override
    public @Nullable Direction getDirection(ITmfEvent event) {
        return switch (event.getName()) {
            case OUT -> Direction.CAUSE;
            case IN, OLD_IN -> Direction.EFFECT;
            default -> null;
        };
    }

    @NonNullByDefault({})
    @Override
    public @Nullable IEventMatchingKey getEventKey(ITmfEvent event) {
        Key key = IP4.key(event);
        return key != null ? key : IP6.key(event);
    }
}
