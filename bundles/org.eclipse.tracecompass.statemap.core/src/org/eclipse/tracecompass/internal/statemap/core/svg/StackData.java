package org.eclipse.tracecompass.internal.statemap.core.svg;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.eclipse.tracecompass.common.core.text.JsonEscape;
import org.eclipse.tracecompass.statemap.core.Statemap;
import org.eclipse.tracecompass.statemap.core.StatemapColours;
import org.eclipse.tracecompass.statemap.core.StatemapEntity;
import org.eclipse.tracecompass.statemap.core.StatemapMetadata;
import org.eclipse.tracecompass.statemap.core.StatemapRectangle;
import org.eclipse.tracecompass.statemap.core.StatemapStack;
import org.eclipse.tracecompass.statemap.core.StatemapState;
import org.eclipse.tracecompass.statemap.core.StatemapTag;

/**
 * Writes a stack as JSON for the script in the picture, exact to the nanosecond.
 *
 * <p>A row is {@code [name, description, count, numbers]}. For each rectangle the numbers are: the
 * time since the end of the one before it (of the first, since the beginning of the map), its
 * duration, how many states it mixes – if several rectangles were merged, as a negative number that
 * is followed by how many they were –, their values – each followed by its nanoseconds if there are
 * several –, how many tags it has, and their numbers and nanoseconds. A state that is the time
 * without one has a third element.
 *
 * <p>No character of a text can end the element that holds the JSON, be it read as XML or as HTML.
 */
final class StackData {

    private final StatemapStack stack;
    private final StatemapColours colours;
    private final Appendable out;

    StackData(StatemapStack stack, StatemapColours colours, Appendable out) {
        this.stack = stack;
        this.colours = colours;
        this.out = out;
    }

    void write(int rowHeight) throws IOException {
        out.append("{\"title\":");
        text(stack.title());
        out.append(",\"height\":").append(Integer.toString(rowHeight)).append(",\"maps\":[");
        String separator = "";
        for (Statemap map : stack.maps()) {
            out.append(separator);
            map(map);
            separator = ",\n";
        }
        out.append("]}");
    }

    private void map(Statemap map) throws IOException {
        StatemapMetadata metadata = map.metadata();
        out.append("{\"title\":");
        text(new StatemapStack(List.of(map)).title());
        out.append(",\"kind\":");
        text(metadata.entityKind());
        out.append(",\"start\":[").append(Long.toString(metadata.startSeconds()));
        out.append(',').append(Long.toString(metadata.startNanos())).append(']');
        number("begin", map.begin());
        number("end", map.end());
        number("rectangles", map.rectangles());
        number("merged", map.blended());
        number("shares", count(map, false));
        number("tagShares", count(map, true));
        out.append(",\n\"states\":[");
        String separator = "";
        for (StatemapState state : metadata.states()) {
            out.append(separator).append('[');
            text(state.name());
            out.append(",\"").append(Markup.colour(colours.of(state)));
            out.append(state.isNone() ? "\",1]" : "\"]");
            separator = ",";
        }
        out.append("],\n\"tags\":[");
        separator = "";
        for (StatemapTag tag : map.tags()) {
            out.append(separator);
            tag(tag);
            separator = ",\n";
        }
        out.append("],\n\"rows\":[");
        separator = "";
        for (StatemapEntity entity : map.entities()) {
            out.append(separator);
            row(entity, map.begin());
            separator = ",\n";
        }
        out.append("]}");
    }

    private void number(String name, long value) throws IOException {
        out.append(",\"").append(name).append("\":").append(Long.toString(value));
    }

    private static long count(Statemap map, boolean tags) {
        return map.entities().stream()
                .flatMap(entity -> entity.rectangles().stream())
                .mapToLong(r -> tags ? r.tags().length : r.states().length)
                .sum();
    }

    private void tag(StatemapTag tag) throws IOException {
        out.append('[').append(Integer.toString(tag.state())).append(',');
        text(tag.name());
        out.append(",{");
        String separator = "";
        for (Map.Entry<String, String> member : tag.members().entrySet()) {
            out.append(separator);
            text(member.getKey());
            out.append(':');
            text(member.getValue());
            separator = ",";
        }
        out.append("}]");
    }

    private void row(StatemapEntity entity, long begin) throws IOException {
        out.append('[');
        text(entity.name());
        out.append(',');
        text(entity.description());
        out.append(',').append(Integer.toString(entity.rectangles().size())).append(",[");
        StringBuilder numbers = new StringBuilder();
        long end = begin;
        for (StatemapRectangle rectangle : entity.rectangles()) {
            numbers.append(rectangle.start() - end).append(',').append(rectangle.duration());
            numbers.append(',');
            if (rectangle.count() > 1) {
                numbers.append(-rectangle.states().length).append(',').append(rectangle.count());
            } else {
                numbers.append(rectangle.states().length);
            }
            shares(numbers, rectangle.states(), rectangle.stateNanos(), rectangle.isBlended());
            numbers.append(',').append(rectangle.tags().length);
            shares(numbers, rectangle.tags(), rectangle.tagNanos(), true);
            numbers.append(',');
            end = rectangle.end();
        }
        numbers.setLength(Math.max(0, numbers.length() - 1));
        out.append(numbers).append("]]");
    }

    private static void shares(
            StringBuilder numbers, int[] keys, long[] nanos, boolean isTimeWritten) {
        for (int i = 0; i < keys.length; i++) {
            numbers.append(',').append(keys[i]);
            if (isTimeWritten) {
                numbers.append(',').append(nanos[i]);
            }
        }
    }

    private void text(String text) throws IOException {
        JsonEscape.IN_MARKUP.quote(out, text);
    }
}
