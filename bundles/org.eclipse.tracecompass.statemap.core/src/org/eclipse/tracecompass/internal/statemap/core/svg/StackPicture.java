package org.eclipse.tracecompass.internal.statemap.core.svg;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.tracecompass.common.core.text.XmlEscape;
import org.eclipse.tracecompass.common.core.time.Durations;
import org.eclipse.tracecompass.statemap.core.Statemap;
import org.eclipse.tracecompass.statemap.core.StatemapColours;
import org.eclipse.tracecompass.statemap.core.StatemapEntity;
import org.eclipse.tracecompass.statemap.core.StatemapStack;
import org.eclipse.tracecompass.statemap.core.StatemapState;

/** Draws a stack: title, axis, maps with their rows, legends, and statistics at the end. */
public final class StackPicture {

    private static final int WIDTH = 1250;
    private static final int LEFT = 138;
    private static final int STRIP = 862;
    private static final int TOP = 62;
    private static final int BOTTOM = 16;
    private static final int MAP_TITLE = 18;
    private static final int LABEL_FONT = 10;
    private static final int LABEL_CHARACTERS = 22;
    private static final int LEGEND_LEFT = LEFT + STRIP + 18;
    private static final int LEGEND_LINE = 20;
    private static final int LEGEND_CHARACTERS = 22;

    private final StatemapStack stack;
    private final int rowHeight;
    private final Appendable out;
    private final StatemapColours colours;
    private final RowPicture rows;
    private final boolean several;

    /** Prepares to draw. */
    public StackPicture(StatemapStack stack, int rowHeight, Appendable out) {
        this.stack = stack;
        this.rowHeight = rowHeight;
        this.out = out;
        this.colours = new StatemapColours(stack.maps().stream().map(Statemap::metadata).toList());
        this.rows = new RowPicture(colours, rowHeight, out);
        this.several = stack.maps().size() > 1;
    }

    /**
     * Draws everything: the data and the script that make a page of it, and the picture for where
     * there is no script. The picture comes last, so that a browser need not lay it out before the
     * page is there.
     */
    public void write() throws IOException {
        long height = Math.max(TOP + rowsHeight(), legendHeight()) + BOTTOM;
        String title = XmlEscape.escape(stack.title());
        line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>");
        line(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"statemap\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" role=\"img\" aria-labelledby=\"statemap-title statemap-span\">"
                        .formatted(WIDTH, height, WIDTH, height));
        line("<title>" + title + "</title>");
        line("<style><![CDATA[\n" + PageScript.style() + "]]></style>");
        line("<rect class=\"paper\" width=\"100%\" height=\"100%\"/>");
        out.append("<script type=\"application/json\">");
        new StackData(stack, colours, out).write(rowHeight);
        line("</script>");
        line("<script><![CDATA[\n" + PageScript.script() + "]]></script>");
        line("<g class=\"picture\">");
        picture(title);
        line("</g>");
        statistics();
        line("</svg>");
    }

    private void picture(String title) throws IOException {
        Statemap first = stack.maps().get(0);
        line(
                "<text id=\"statemap-title\" class=\"title\" x=\"%d\" y=\"20\">%s</text>"
                        .formatted(LEFT, title));
        line("<text id=\"statemap-span\" x=\"%d\" y=\"36\">%s</text>".formatted(LEFT, span(first)));
        double top = TOP;
        for (Statemap map : stack.maps()) {
            top = map(map, top);
        }
        axis(new TimeAxis(first.begin(), first.end(), LEFT, STRIP));
        legends();
    }

    private void line(String text) throws IOException {
        out.append(text).append('\n');
    }

    private long rowsHeight() {
        return stack.maps().stream().mapToLong(this::mapHeight).sum();
    }

    private long mapHeight(Statemap map) {
        return (long) map.entities().size() * rowHeight + (several ? MAP_TITLE + rowHeight : 0);
    }

    private static String span(Statemap first) {
        String from = first.begin() == 0 ? "" : "; offset = " + Durations.text(first.begin());
        return XmlEscape.escape(
                "span = %s%s; times from %d.%09d s after the epoch"
                        .formatted(
                                Durations.text(first.end() - first.begin()),
                                from,
                                first.metadata().startSeconds(),
                                first.metadata().startNanos()));
    }

    private void axis(TimeAxis axis) throws IOException {
        long bottom = TOP + rowsHeight();
        for (long tick : axis.ticks()) {
            String x = Markup.number(axis.x(tick));
            line(
                    "<path class=\"tick\" d=\"M%s %dV%d\"/><text class=\"axis\" x=\"%s\" y=\"%d\">%s</text>"
                            .formatted(x, TOP - 5, bottom, x, TOP - 8, Durations.text(tick)));
        }
    }

    private double map(Statemap map, double above) throws IOException {
        double top = above;
        if (several) {
            top += MAP_TITLE;
            line(
                    "<text class=\"head\" x=\"%d\" y=\"%s\">%s</text>"
                            .formatted(
                                    LEFT,
                                    Markup.number(top - 5),
                                    XmlEscape.escape(new StatemapStack(List.of(map)).title())));
        }
        TimeAxis axis = new TimeAxis(map.begin(), map.end(), 0, STRIP);
        int labelEvery = Math.max(1, Math.ceilDiv(LABEL_FONT, rowHeight));
        for (int i = 0; i < map.entities().size(); i++) {
            row(map, i, axis, top, i % labelEvery == 0);
            top += rowHeight;
        }
        return several ? top + rowHeight : top;
    }

    private void row(Statemap map, int row, TimeAxis axis, double top, boolean labelled)
            throws IOException {
        StatemapEntity entity = map.entities().get(row);
        String description = entity.description();
        String name =
                map.metadata().entityKind()
                        + ' '
                        + entity.name()
                        + (description.isEmpty() ? "" : " (" + description + ')');
        line("<g><title>" + XmlEscape.escape(name) + "</title>");
        if (labelled) {
            line(
                    "<text class=\"name\" x=\"%d\" y=\"%s\">%s</text>"
                            .formatted(
                                    LEFT - 6,
                                    Markup.number(
                                            top + Math.max(rowHeight, LABEL_FONT) / 2.0 + 3.5),
                                    XmlEscape.escape(
                                            Markup.shortened(entity.name(), LABEL_CHARACTERS))));
        }
        line(
                "<rect class=\"strip\" x=\"%d\" y=\"%s\" width=\"%d\" height=\"%d\"/>"
                        .formatted(LEFT, Markup.number(top), STRIP, rowHeight));
        line(
                "<g transform=\"translate(%d %s)\" stroke-width=\"%d\">"
                        .formatted(LEFT, Markup.number(top + rowHeight / 2.0), rowHeight));
        rows.write(map, entity, axis);
        line("</g></g>");
    }

    private static String percent(double part, double whole) {
        return whole == 0 ? "0 %" : Markup.number(part / whole * 100) + " %";
    }

    /** Like maps share a legend. */
    private List<Statemap> unlike() {
        List<Statemap> unlike = new ArrayList<>();
        for (Statemap map : stack.maps()) {
            if (unlike.stream().noneMatch(other -> isLike(other, map))) {
                unlike.add(map);
            }
        }
        return unlike;
    }

    private static boolean isLike(Statemap a, Statemap b) {
        return a.metadata().states().equals(b.metadata().states());
    }

    private long legendHeight() {
        return TOP
                + unlike().stream()
                        .mapToLong(map -> (map.metadata().states().size() + 2L) * LEGEND_LINE)
                        .sum();
    }

    private void legends() throws IOException {
        int top = TOP;
        for (Statemap map : unlike()) {
            List<Statemap> like =
                    stack.maps().stream().filter(other -> isLike(other, map)).toList();
            List<StatemapState> states = map.metadata().states();
            long[] nanos = new long[states.size()];
            for (int i = 0; i < nanos.length; i++) {
                int state = i;
                if (states.get(i).isNone()) {
                    continue;
                }
                nanos[i] = like.stream().mapToLong(other -> other.nanosIn(state)).sum();
            }
            double total = Arrays.stream(nanos).asDoubleStream().sum();
            line("<g role=\"list\" aria-label=\"Legend\">");
            line(
                    "<text class=\"head\" x=\"%d\" y=\"%d\">States, and their share of the time</text>"
                            .formatted(LEGEND_LEFT, top));
            for (StatemapState state : states) {
                if (state.isNone()) {
                    continue;
                }
                top += LEGEND_LINE;
                legend(state, percent(nanos[state.value()], total), top);
            }
            line("</g>");
            top += 2 * LEGEND_LINE;
        }
    }

    private void legend(StatemapState state, String share, int top) throws IOException {
        line(
                "<g role=\"listitem\"><title>%s</title><rect class=\"box\" x=\"%d\" y=\"%d\" width=\"28\" height=\"13\" fill=\"%s\"/><text x=\"%d\" y=\"%d\">%s, %s</text></g>"
                        .formatted(
                                XmlEscape.escape(state.name()),
                                LEGEND_LEFT,
                                top - 11,
                                Markup.colour(colours.of(state)),
                                LEGEND_LEFT + 36,
                                top,
                                XmlEscape.escape(Markup.shortened(state.name(), LEGEND_CHARACTERS)),
                                share));
    }

    private void statistics() throws IOException {
        line("<metadata>");
        for (Statemap map : stack.maps()) {
            line(
                    XmlEscape.escape(
                            "records: %d, entities: %d, rectangles: %d, coalesced rectangles: %d, merges: %d"
                                    .formatted(
                                            map.statistics().records(),
                                            map.entities().size(),
                                            map.rectangles(),
                                            map.blended(),
                                            map.statistics().merges())));
        }
        line("</metadata>");
    }
}
