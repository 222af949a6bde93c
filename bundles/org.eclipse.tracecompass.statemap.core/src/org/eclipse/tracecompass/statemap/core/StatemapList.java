package org.eclipse.tracecompass.statemap.core;

import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The rectangles of a map as lines of text: entity, start, duration, nanoseconds by state, and
 * nanoseconds by tag, separated by tabs.
 */
public final class StatemapList {

    private StatemapList() {}

    /** Writes all rectangles, entities in natural order. */
    public static void write(Statemap map, Appendable out) throws IOException {
        for (StatemapEntity entity : map.entities()) {
            String name = escaped(entity.name());
            for (StatemapRectangle rectangle : entity.rectangles()) {
                out.append(name).append('\t');
                out.append(Long.toString(rectangle.start())).append('\t');
                out.append(Long.toString(rectangle.duration())).append('\t');
                states(rectangle, out);
                out.append('\t');
                tags(rectangle, map.tags(), out);
                out.append('\n');
            }
        }
    }

    private static void states(StatemapRectangle rectangle, Appendable out) throws IOException {
        for (int i = 0; i < rectangle.states().length; i++) {
            out.append(i == 0 ? "" : ",").append(Integer.toString(rectangle.states()[i]));
            out.append(':').append(Long.toString(rectangle.stateNanos()[i]));
        }
    }

    private static void tags(StatemapRectangle rectangle, List<StatemapTag> tags, Appendable out)
            throws IOException {
        int[] numbers = rectangle.tags();
        List<Integer> order =
                IntStream.range(0, numbers.length)
                        .boxed()
                        .sorted(
                                Comparator.comparing(
                                        (Integer i) -> tags.get(numbers[i]),
                                        Comparator.comparingInt(StatemapTag::state)
                                                .thenComparing(StatemapTag::name)))
                        .toList();
        String separator = "";
        for (int i : order) {
            StatemapTag tag = tags.get(numbers[i]);
            out.append(separator).append(Integer.toString(tag.state())).append('/');
            out.append(escaped(tag.name())).append(':');
            out.append(Long.toString(rectangle.tagNanos()[i]));
            separator = ",";
        }
    }

    /** A name may hold anything; a line stays a line, and a column a column. */
    private static String escaped(String name) {
        StringBuilder text = new StringBuilder();
        for (char c : name.toCharArray()) {
            switch (c) {
                case '\\' -> text.append("\\\\");
                case '\t' -> text.append("\\t");
                case '\n' -> text.append("\\n");
                case '\r' -> text.append("\\r");
                default -> text.append(c);
            }
        }
        return text.toString();
    }
}
