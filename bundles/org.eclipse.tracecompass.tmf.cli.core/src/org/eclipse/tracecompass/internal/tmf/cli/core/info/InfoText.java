package org.eclipse.tracecompass.internal.tmf.cli.core.info;

import java.io.IOException;
import java.io.Writer;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TimeZone;
import org.eclipse.tracecompass.common.core.text.ControlCharacters;
import org.eclipse.tracecompass.common.core.text.DigitGroups;
import org.eclipse.tracecompass.common.core.time.Durations;
import org.eclipse.tracecompass.common.core.time.WallClock;

/** The description of traces as text: a block per trace. */
public final class InfoText {

    private static final int LABEL = 12;

    private InfoText() {}

    /**
     * Writes a block per trace.
     *
     * @param infos the description of each
     * @param zone the user's time zone
     * @param to receives the text
     */
    public static void write(List<TraceInfo> infos, TimeZone zone, Writer to) throws IOException {
        String separator = "";
        for (TraceInfo info : infos) {
            to.write(separator);
            to.write(ControlCharacters.escape(info.path()));
            to.write('\n');
            facts(info, new WallClock(zone), to);
            types(info.counts(), to);
            separator = "\n";
        }
    }

    private static void facts(TraceInfo info, WallClock clock, Writer to) throws IOException {
        TraceInfo.Counts counts = info.counts();
        line(to, "type", info.type());
        line(to, "host", info.host());
        line(to, "tracer", info.tracer());
        line(to, "clock", clock(info.clock()));
        if (!info.streams().isEmpty()) {
            long packets = info.streams().stream().mapToLong(TraceInfo.Stream::packets).sum();
            line(
                    to,
                    "streams",
                    DigitGroups.of(info.streams().size())
                            + " ("
                            + DigitGroups.of(packets)
                            + " packets)");
        }
        line(to, "events", DigitGroups.of(counts.events()));
        if (counts.events() > 0) {
            line(to, "first", clock.dateAndTime(counts.first()) + "  (" + counts.first() + ")");
            line(to, "last", clock.dateAndTime(counts.last()) + "  (" + counts.last() + ")");
            line(to, "time zone", clock.zone(counts.first()));
            line(to, "duration", Durations.text(counts.last() - counts.first(), 6));
        }
        for (String problem : info.problems()) {
            line(to, "problem", problem);
        }
        line(
                to,
                "lost",
                DigitGroups.of(counts.discardedEvents())
                        + " events, "
                        + DigitGroups.of(counts.discardedPackets())
                        + " packets");
    }

    private static void types(TraceInfo.Counts counts, Writer to) throws IOException {
        List<Map.Entry<String, Long>> types =
                counts.eventTypes().entrySet().stream()
                        .sorted(Comparator.comparing(Map.Entry<String, Long>::getValue).reversed())
                        .toList();
        if (types.isEmpty()) {
            return;
        }
        line(to, "event types", DigitGroups.of(types.size()));
        int width = DigitGroups.of(types.get(0).getValue()).length();
        for (Map.Entry<String, Long> type : types) {
            to.write(
                    "  "
                            + pad(DigitGroups.of(type.getValue()), width)
                            + "  "
                            + ControlCharacters.escape(type.getKey())
                            + '\n');
        }
    }

    private static String clock(Map<String, Object> clock) {
        return clock.isEmpty()
                ? ""
                : clock.get("name")
                        + (clock.get("frequency_hz") instanceof Long hz
                                ? ", " + frequency(hz)
                                : "");
    }

    private static String frequency(long hz) {
        if (hz % 1_000_000_000 == 0) {
            return hz / 1_000_000_000 + " GHz";
        }
        return hz % 1_000_000 == 0 ? hz / 1_000_000 + " MHz" : DigitGroups.of(hz) + " Hz";
    }

    private static void line(Writer to, String label, String value) throws IOException {
        if (!value.isEmpty()) {
            to.write(
                    "  "
                            + label
                            + " ".repeat(Math.max(1, LABEL - label.length()))
                            + ControlCharacters.escape(value)
                            + '\n');
        }
    }

    private static String pad(String number, int width) {
        return " ".repeat(Math.max(0, LABEL + width - number.length())) + number;
    }
}
