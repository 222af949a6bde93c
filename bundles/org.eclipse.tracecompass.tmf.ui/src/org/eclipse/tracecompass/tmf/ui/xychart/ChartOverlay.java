package org.eclipse.tracecompass.tmf.ui.xychart;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.events.PaintEvent;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swtchart.ICustomPaintListener;
import org.eclipse.tracecompass.tmf.drawing.core.colour.Colours;
import org.eclipse.tracecompass.tmf.drawing.core.surface.FontRole;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Surface;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Theme;
import org.eclipse.tracecompass.tmf.drawing.core.time.RulerTicks;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.TimeSelection;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.ui.timegraph.SwtSurface;
import org.eclipse.tracecompass.tmf.xychart.core.ChartData;
import org.eclipse.tracecompass.tmf.xychart.core.ChartLook;
import org.eclipse.tracecompass.tmf.xychart.core.ChartSeries;

/**
 * Paints everything besides the series: the grid of time behind them; selection, pointer with the
 * values under it, progress, and words in place of a chart over them.
 */
final class ChartOverlay {

    private static final double LINE = 17;
    private static final double PAD = 8;
    private static final int MOST_LINES = 12;

    private final ChartControl control;
    private final ChartPlot plot;
    private @Nullable TimeSelection band;
    private @Nullable Point pointer;
    private @Nullable String title;
    private @Nullable String detail;
    private @Nullable String progress;
    private double share;

    ChartOverlay(ChartControl control, ChartPlot plot) {
        this.control = control;
        this.plot = plot;
        plot.chart().getPlotArea().addCustomPaintListener(new Layer(true));
        plot.chart().getPlotArea().addCustomPaintListener(new Layer(false));
    }

    void setBand(@Nullable TimeSelection times) {
        band = times;
    }

    void setPointer(@Nullable Point at) {
        pointer = at;
    }

    void setMessage(@Nullable String text, @Nullable String more) {
        title = text;
        detail = more;
    }

    @Nullable
    String message() {
        String words = title;
        return words == null || detail == null ? words : words + "\n" + detail;
    }

    void setProgress(@Nullable String text, double done) {
        progress = text;
        share = done;
    }

    private final class Layer implements ICustomPaintListener {
        private final boolean behind;

        Layer(boolean behind) {
            this.behind = behind;
        }

        @Override
        public boolean drawBehindSeries() {
            return behind;
        }

        @Override
        public void paintControl(@Nullable PaintEvent event) {
            if (event == null) {
                return;
            }
            Rectangle area = plot.area().getBounds();
            SwtSurface surface =
                    control.surface(event.gc, new Rectangle(0, 0, area.width, area.height));
            try {
                if (behind) {
                    grid(surface, area.height);
                    plot.look().drawGrid(surface, 0, area.width, 0, theme().grid());
                } else {
                    front(surface, area.width, area.height);
                }
            } finally {
                surface.dispose();
            }
        }
    }

    private Theme theme() {
        return control.scene().theme();
    }

    private Viewport viewport() {
        return control.scene().viewport();
    }

    private void grid(Surface surface, int height) {
        for (RulerTicks.Tick tick :
                RulerTicks.of(viewport(), control.scene().time(), ChartLook.TICK_SPACING).major()) {
            surface.hairlineV(viewport().toPixel(tick.time()), 0, height, theme().grid());
        }
    }

    private void front(Surface surface, int width, int height) {
        String words = title;
        if (words != null) {
            message(surface, width, height, words);
            return;
        }
        TimeSelection selection = control.scene().selection();
        if (selection != null) {
            times(surface, selection, height, theme().accent());
        }
        TimeSelection zoom = band;
        if (zoom != null) {
            times(surface, zoom, height, theme().dimText());
        }
        Point at = pointer;
        if (at != null) {
            values(surface, at, width, height);
        }
        progress(surface, width);
    }

    private void times(Surface surface, TimeSelection times, int height, int colour) {
        double x0 = viewport().toPixel(times.from());
        double x1 = viewport().toPixel(times.to());
        if (x1 > x0) {
            surface.fillRect(
                    x0, 0, x1 - x0, height, Colours.fade(colour, theme().dark() ? 0.16 : 0.1));
        }
        surface.hairlineV(x0, 0, height, colour);
        if (x1 > x0) {
            surface.hairlineV(x1, 0, height, colour);
        }
    }

    private record Line(int argb, String name, String value) {}

    /** The time under the pointer, and what each series is there. */
    private void values(Surface surface, Point at, int width, int height) {
        ChartData data = control.data();
        long time = viewport().toTime(at.x);
        surface.hairlineV(at.x, 0, height, Colours.fade(theme().dimText(), 0.7));
        List<Line> lines = new ArrayList<>();
        int more = 0;
        for (ChartSeries series : data.series()) {
            int i = series.nearest(time);
            if (i < 0 || !near(series, i, at)) {
                continue;
            }
            if (lines.size() < MOST_LINES) {
                lines.add(
                        new Line(
                                control.colours().of(data.tree(), series.id()),
                                series.name(),
                                data.quantity().text(series.y()[i])));
            } else {
                more++;
            }
        }
        if (more > 0) {
            lines.add(new Line(0, String.format(Locale.ROOT, "+%d", more), ""));
        }
        box(surface, control.scene().time().full(time), lines, at, width, height);
    }

    /** A dot of a scatter tells its value only where it is. */
    private boolean near(ChartSeries series, int index, Point at) {
        return switch (series.kind()) {
            case LINE, AREA, BAR -> true;
            case SCATTER -> {
                double y = plot.y(series.y()[index]);
                yield Math.abs(viewport().toPixel(series.x()[index]) - at.x) < 6
                        && Math.abs(y - at.y) < 24;
            }
        };
    }

    private void box(
            Surface surface, String head, List<Line> lines, Point at, int width, int height) {
        double names = 0;
        double values = 0;
        for (Line line : lines) {
            names = Math.max(names, surface.textWidth(line.name, FontRole.NORMAL));
            values = Math.max(values, surface.textWidth(line.value, FontRole.NORMAL));
        }
        names = Math.min(names, 260);
        double wide =
                Math.max(
                                surface.textWidth(head, FontRole.BOLD),
                                lines.isEmpty() ? 0 : 16 + names + 14 + values)
                        + 2 * PAD;
        double high = LINE * (1 + lines.size()) + PAD;
        double x = at.x + 14 + wide > width ? Math.max(2, at.x - 14 - wide) : at.x + 14;
        double y = Math.clamp(at.y - high / 2, 2, Math.max(2, height - high - 2));
        surface.fillRoundRect(x - 1, y - 1, wide + 2, high + 2, 5, theme().divider());
        surface.fillRoundRect(x, y, wide, high, 4, theme().header());
        double middle = y + PAD / 2 + LINE / 2;
        surface.textMiddle(head, x + PAD, middle, FontRole.BOLD, theme().text());
        for (Line line : lines) {
            middle += LINE;
            if (line.argb != 0) {
                surface.fillRoundRect(x + PAD, middle - 5, 10, 10, 2, line.argb);
            }
            surface.textMiddle(
                    surface.fit(line.name, names, FontRole.NORMAL),
                    x + PAD + 16,
                    middle,
                    FontRole.NORMAL,
                    theme().text());
            surface.textMiddle(
                    line.value,
                    x + wide - PAD - surface.textWidth(line.value, FontRole.NORMAL),
                    middle,
                    FontRole.NORMAL,
                    theme().text());
        }
    }

    private void progress(Surface surface, int width) {
        String text = progress;
        if (text == null) {
            return;
        }
        String all =
                share < 0
                        ? text + "\u2026"
                        : text + String.format(" %d %%", Math.round(share * 100));
        double wide = surface.textWidth(all, FontRole.SMALL) + 2 * PAD;
        surface.fillRoundRect(width - wide - 4, 4, wide, LINE, 4, theme().header());
        surface.textMiddle(
                all, width - wide - 4 + PAD, 4 + LINE / 2, FontRole.SMALL, theme().dimText());
    }

    private void message(Surface surface, int width, int height, String words) {
        surface.fillRect(0, 0, width, height, theme().background());
        List<String> lines = new ArrayList<>();
        String more = detail;
        if (more != null) {
            for (String paragraph : more.split("\n")) {
                wrap(surface, paragraph, Math.min(width - 4 * PAD, 560), lines);
            }
        }
        double y = Math.max(LINE, (height - LINE * (lines.size() + 1.5)) / 2);
        centred(surface, words, width, y, FontRole.BOLD, theme().text());
        y += LINE * 1.5;
        for (String line : lines) {
            centred(surface, line, width, y, FontRole.NORMAL, theme().dimText());
            y += LINE;
        }
    }

    private static void centred(
            Surface surface, String text, int width, double y, FontRole font, int argb) {
        surface.textMiddle(
                text, Math.max(PAD, (width - surface.textWidth(text, font)) / 2), y, font, argb);
    }

    private static void wrap(Surface surface, String text, double width, List<String> lines) {
        StringBuilder line = new StringBuilder();
        for (String word : text.split(" ")) {
            String longer = line.isEmpty() ? word : line + " " + word;
            if (!line.isEmpty() && surface.textWidth(longer, FontRole.NORMAL) > width) {
                lines.add(line.toString());
                line = new StringBuilder(word);
            } else {
                line = new StringBuilder(longer);
            }
        }
        lines.add(line.toString());
    }
}
