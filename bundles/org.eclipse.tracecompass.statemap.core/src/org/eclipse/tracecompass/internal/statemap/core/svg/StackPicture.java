package org.eclipse.tracecompass.internal.statemap.core.svg;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.tracecompass.statemap.core.Statemap;
import org.eclipse.tracecompass.statemap.core.StatemapEntity;
import org.eclipse.tracecompass.statemap.core.StatemapRectangle;
import org.eclipse.tracecompass.statemap.core.StatemapStack;
import org.eclipse.tracecompass.statemap.core.StatemapState;
import org.eclipse.tracecompass.statemap.core.StatemapTime;

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

    /** Neighbours overlap a little, so that nothing shines through between them. */
    private static final double OVERLAP = 0.3;

    private static final String STYLE =
            """
            text{font-family:sans-serif;font-size:10px;fill:#222}
            .title{font-size:15px;font-weight:bold}.head{font-weight:bold;font-size:11px}
            .paper{fill:#fff}.strip{fill:#fff;stroke:#e4e4e4;stroke-width:.5}.tick{stroke:#888;stroke-width:.5}
            .axis{text-anchor:middle}.name{text-anchor:end}.box{stroke:#888;stroke-width:.5}
            @media screen and (prefers-color-scheme:dark){text{fill:#ddd}.paper{fill:#1e1e1e}
            .strip{fill:#1e1e1e;stroke:#333}}
            """;

    private final StatemapStack stack;
    private final int rowHeight;
    private final Appendable out;
    private final StateColours colours;
    private final boolean several;

    /** Prepares to draw. */
    public StackPicture(StatemapStack stack, int rowHeight, Appendable out) {
        this.stack = stack;
        this.rowHeight = rowHeight;
        this.out = out;
        this.colours = new StateColours(stack.maps());
        this.several = stack.maps().size() > 1;
    }

    /** Draws everything. */
    public void write() throws IOException {
        long height = Math.max(TOP + rowsHeight(), legendHeight()) + BOTTOM;
        Statemap first = stack.maps().get(0);
        TimeAxis axis = new TimeAxis(first.begin(), first.end(), LEFT, STRIP);
        String title = Markup.text(stack.title());
        line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>");
        line(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" role=\"img\" aria-labelledby=\"title span\">"
                        .formatted(WIDTH, height, WIDTH, height));
        line("<title>" + title + "</title>");
        line("<style>" + STYLE + "</style>");
        line("<rect class=\"paper\" width=\"100%\" height=\"100%\"/>");
        line("<text id=\"title\" class=\"title\" x=\"" + LEFT + "\" y=\"20\">" + title + "</text>");
        line("<text id=\"span\" x=\"" + LEFT + "\" y=\"36\">" + span(first) + "</text>");
        axis(axis);
        double top = TOP;
        for (Statemap map : stack.maps()) {
            top = map(map, top);
        }
        legends();
        statistics();
        line("</svg>");
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
        String from = first.begin() == 0 ? "" : "; offset = " + StatemapTime.format(first.begin());
        return Markup.text(
                "span = %s%s; times from %d.%09d s after the epoch"
                        .formatted(
                                StatemapTime.format(first.end() - first.begin()),
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
                            .formatted(x, TOP - 5, bottom, x, TOP - 8, StatemapTime.format(tick)));
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
                                    Markup.text(new StatemapStack(List.of(map)).title())));
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
        String kind = map.metadata().entityKind();
        String name =
                kind
                        + ' '
                        + entity.name()
                        + (entity.description().isEmpty() ? "" : " (" + entity.description() + ')');
        line(
                "<g role=\"group\" transform=\"translate(%d %s)\"><title>%s</title>"
                        .formatted(LEFT, Markup.number(top), Markup.text(name)));
        if (labelled) {
            line(
                    "<text class=\"name\" x=\"-6\" y=\"%s\">%s</text>"
                            .formatted(
                                    Markup.number(Math.max(rowHeight, LABEL_FONT) / 2.0 + 3.5),
                                    Markup.text(
                                            Markup.shortened(entity.name(), LABEL_CHARACTERS))));
        }
        line("<rect class=\"strip\" width=\"%d\" height=\"%d\"/>".formatted(STRIP, rowHeight));
        for (StatemapRectangle rectangle : entity.rectangles()) {
            rectangle(map, name, rectangle, axis);
        }
        line("</g>");
    }

    private void rectangle(Statemap map, String row, StatemapRectangle rectangle, TimeAxis axis)
            throws IOException {
        List<StatemapState> states = map.metadata().states();
        double x = axis.x(rectangle.start());
        double width = axis.x(rectangle.end()) - x + OVERLAP;
        out.append("<rect x=\"").append(Markup.number(x));
        out.append("\" width=\"").append(Markup.number(width));
        out.append("\" height=\"").append(Integer.toString(rowHeight));
        out.append("\" fill=\"").append(Markup.colour(colours.of(rectangle, states)));
        out.append("\"><title>").append(Markup.text(row)).append(": ");
        for (int i = 0; i < rectangle.states().length; i++) {
            out.append(i == 0 ? "" : ", ");
            if (rectangle.isBlended()) {
                out.append(percent(rectangle.stateNanos()[i], rectangle.duration())).append(' ');
            }
            out.append(Markup.text(states.get(rectangle.states()[i]).name()));
        }
        out.append(" at ").append(StatemapTime.format(rectangle.start()));
        out.append(" for ").append(StatemapTime.format(rectangle.duration()));
        line("</title></rect>");
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
                nanos[i] = like.stream().mapToLong(other -> other.nanosIn(state)).sum();
            }
            double total = Arrays.stream(nanos).asDoubleStream().sum();
            line("<g role=\"list\" aria-label=\"Legend\">");
            line(
                    "<text class=\"head\" x=\"%d\" y=\"%d\">States, and their share of the time</text>"
                            .formatted(LEGEND_LEFT, top));
            for (StatemapState state : states) {
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
                                Markup.text(state.name()),
                                LEGEND_LEFT,
                                top - 11,
                                Markup.colour(colours.of(state)),
                                LEGEND_LEFT + 36,
                                top,
                                Markup.text(Markup.shortened(state.name(), LEGEND_CHARACTERS)),
                                share));
    }

    private void statistics() throws IOException {
        line("<metadata>");
        for (Statemap map : stack.maps()) {
            line(
                    Markup.text(
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
