package org.eclipse.tracecompass.tmf.ctf.core.trace;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.LongUnaryOperator;
import org.eclipse.tracecompass.ctf.core.trace.CtfRecording;
import org.eclipse.tracecompass.ctf.core.trace.CtfStream;
import org.eclipse.tracecompass.ctf.core.trace.Packet;

/**
 * Times that cut a trace into parts of about the same size, from what the index of packets tells:
 * the bytes of a packet are taken to be spread evenly over its time.
 */
final class PacketCuts {

    /** From a time on, so many more (or fewer) bits per nanosecond. */
    private record Slope(long nanos, double change) {}

    private PacketCuts() {}

    /**
     * Returns the times at which all parts but the first begin, ascending; fewer than wanted if the
     * packets do not tell their times.
     *
     * @param trace the trace
     * @param nanos gives the time of a value of the clock
     * @param parts how many parts are wanted
     */
    static List<Long> of(CtfRecording trace, LongUnaryOperator nanos, int parts) {
        List<Slope> slopes = new ArrayList<>();
        double total = 0;
        for (CtfStream stream : trace.streams()) {
            for (Packet packet : stream.packets()) {
                if (packet.begin() != Packet.UNKNOWN && packet.end() > packet.begin()) {
                    long begin = nanos.applyAsLong(packet.begin());
                    long end = Math.max(begin + 1, nanos.applyAsLong(packet.end()));
                    double slope = (double) packet.contentBits() / (end - begin);
                    slopes.add(new Slope(begin, slope));
                    slopes.add(new Slope(end, -slope));
                    total += packet.contentBits();
                }
            }
        }
        slopes.sort(Comparator.comparingLong(Slope::nanos));
        return cut(slopes, total / parts);
    }

    private static List<Long> cut(List<Slope> slopes, double size) {
        List<Long> cuts = new ArrayList<>();
        double slope = 0;
        double read = 0;
        for (int i = 0; i + 1 < slopes.size(); i++) {
            slope += slopes.get(i).change();
            long from = slopes.get(i).nanos();
            long to = slopes.get(i + 1).nanos();
            double end = read + slope * (to - from);
            for (double next = (cuts.size() + 1) * size; next < end; next += size) {
                long cut = from + Math.round((next - read) / slope);
                // The first and the last part must have something, however the numbers are rounded.
                if (cut <= slopes.getFirst().nanos() || cut >= slopes.getLast().nanos()) {
                    break;
                }
                if (!cuts.isEmpty() && cut <= cuts.getLast()) {
                    break;
                }
                cuts.add(cut);
            }
            read = end;
        }
        return cuts;
    }
}
