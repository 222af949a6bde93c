package org.eclipse.tracecompass.tmf.ui.widgets.rawviewer;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongFunction;
import java.util.function.LongSupplier;
import org.eclipse.core.runtime.ILog;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;

/**
 * The raw text of events as lines, at least one per event. An event that is not read yet counts as
 * one line until it is, so positions among unread events are estimates. Not thread-safe.
 */
final class RawEventLines {

    /** The line shown for an event that is not read yet. */
    static final String UNREAD = "…";

    private static final int KEPT = 1024;

    /**
     * A line of an event.
     *
     * @param rank the event
     * @param line the line, from 0
     */
    record Position(long rank, int line) {

        static final Position START = new Position(0, 0);

        boolean isBefore(Position other) {
            return rank < other.rank || (rank == other.rank && line < other.line);
        }
    }

    /** Takes a line and the rank of its event. */
    interface Visitor {
        void visit(long rank, String line);
    }

    private final LongSupplier size;
    private final LongFunction<ITmfEvent> events;
    private final Map<Long, List<String>> known =
            new LinkedHashMap<>(16, 0.75f, true) {
                private static final long serialVersionUID = 1L;

                @Override
                protected boolean removeEldestEntry(Map.Entry<Long, List<String>> eldest) {
                    return size() > KEPT;
                }
            };

    /**
     * @param size the number of events now
     * @param events the event of a rank, or null while it is not read; must not block
     */
    RawEventLines(LongSupplier size, LongFunction<ITmfEvent> events) {
        this.size = size;
        this.events = events;
    }

    /** Forgets all texts, because another trace is shown. */
    void clear() {
        known.clear();
    }

    /** Returns the number of events. */
    long size() {
        return size.getAsLong();
    }

    /** Returns the lines of an event; {@link #UNREAD} if it is not read yet. */
    List<String> of(long rank) {
        List<String> lines = known.get(rank);
        if (lines == null) {
            ITmfEvent event = events.apply(rank);
            if (event == null) {
                return List.of(UNREAD);
            }
            lines = split(text(event));
            known.put(rank, lines);
        }
        return lines;
    }

    /** Visits the lines from one on: as many as fit, or fewer at the end of the trace. */
    void visit(Position from, int visible, Visitor visitor) {
        int left = visible;
        int skipped = from.line();
        for (long rank = from.rank(); rank < size() && left > 0; rank++) {
            List<String> all = of(rank);
            for (int i = skipped; i < all.size() && left > 0; i++, left--) {
                visitor.visit(rank, all.get(i));
            }
            skipped = 0;
        }
    }

    /** Moves down, or up if negative, by some lines; stops at the first and the last line. */
    Position move(Position from, long lines) {
        return lines < 0 ? up(from, -lines) : down(from, lines);
    }

    private Position down(Position from, long lines) {
        long last = size() - 1;
        Position at = from;
        long left = lines;
        while (true) {
            int count = of(at.rank()).size();
            int rest = count - 1 - at.line();
            if (left <= rest) {
                return new Position(at.rank(), at.line() + (int) left);
            }
            if (at.rank() >= last) {
                return new Position(at.rank(), count - 1);
            }
            left -= rest + 1;
            at = new Position(at.rank() + 1, 0);
        }
    }

    private Position up(Position from, long lines) {
        Position at = from;
        long left = lines;
        while (left > at.line()) {
            if (at.rank() == 0) {
                return Position.START;
            }
            left -= at.line() + 1;
            at = new Position(at.rank() - 1, of(at.rank() - 1).size() - 1);
        }
        return new Position(at.rank(), at.line() - (int) left);
    }

    /** Returns the first visible line if the last line of the trace is at the bottom. */
    Position bottom(int visible) {
        long last = size() - 1;
        return last < 0 ? Position.START : up(lastLine(last), visible - 1);
    }

    /**
     * Scrolls as little as needed to show an event. If it has more lines than fit, its first lines
     * are shown.
     *
     * @param top the first visible line
     * @return the first visible line then
     */
    Position reveal(long rank, Position top, int visible) {
        Position first = new Position(rank, 0);
        if (first.isBefore(top)) {
            return first;
        }
        Position lowest = up(lastLine(rank), visible - 1);
        if (first.isBefore(lowest)) {
            return first;
        }
        return top.isBefore(lowest) ? lowest : top;
    }

    private Position lastLine(long rank) {
        return new Position(rank, of(rank).size() - 1);
    }

    private static String text(ITmfEvent event) {
        try {
            ITmfEventField content = event.getContent();
            if (content == null) {
                return "";
            }
            Object raw = content.getValue();
            return String.valueOf(raw == null ? content : raw);
        } catch (RuntimeException e) {
            // Events may come from plug-ins. One bad event must not hide the others.
            ILog.of(RawEventLines.class).error("The content of an event cannot be read", e);
            return String.valueOf(e.getMessage());
        }
    }

    private static List<String> split(String text) {
        // A NUL would end the text for some window systems.
        String shown = text.replace('\0', '␀').stripTrailing();
        return List.of(shown.split("\\R", -1));
    }
}
