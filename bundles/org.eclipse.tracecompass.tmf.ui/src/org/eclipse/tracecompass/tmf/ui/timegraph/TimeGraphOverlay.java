package org.eclipse.tracecompass.tmf.ui.timegraph;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.drawing.core.colour.Colours;
import org.eclipse.tracecompass.tmf.drawing.core.surface.FontRole;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Surface;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Theme;
import org.eclipse.tracecompass.tmf.timegraph.core.paint.Geometry;
import org.eclipse.tracecompass.tmf.timegraph.core.paint.PaintContext;

/** Paints over a scene on the screen: why it is empty, the running work, the range to zoom to. */
final class TimeGraphOverlay {

    private @Nullable String title;
    private @Nullable String detail;
    private @Nullable String progress;
    private double done = -1;

    void setMessage(@Nullable String newTitle, @Nullable String newDetail) {
        title = newTitle;
        detail = newDetail;
    }

    /** The message as one text; empty if there is none. */
    String message() {
        return Stream.of(title, detail).filter(Objects::nonNull).collect(Collectors.joining("\n"));
    }

    /** Returns what is being done; null for nothing. */
    @Nullable
    String progress() {
        return progress;
    }

    boolean setProgress(@Nullable String text, double part) {
        boolean changed = !Objects.equals(text, progress) || Math.abs(part - done) > 0.001;
        progress = text;
        done = part;
        return changed;
    }

    void paint(
            Surface surface, PaintContext context, @Nullable Long bandFrom, @Nullable Long bandTo) {
        if (bandFrom != null && bandTo != null) {
            band(surface, context, Math.min(bandFrom, bandTo), Math.max(bandFrom, bandTo));
        }
        String text = title;
        if (text != null && isEmpty(context)) {
            message(surface, context, text);
        } else if (text != null) {
            note(surface, context, text);
        }
        String work = progress;
        if (work != null) {
            progress(surface, context, work);
        }
    }

    /** Whether nothing can be behind a message but groups. */
    private static boolean isEmpty(PaintContext context) {
        return context.layout().rows().isEmpty() || !context.data().tree().hasStates();
    }

    private static void band(Surface surface, PaintContext context, long from, long to) {
        Geometry g = context.geometry();
        int colour = context.theme().dark() ? 0xffffffff : 0xff000000;
        surface.pushClip(g.chartLeft(), 0, g.chartWidth(), g.height());
        double x0 = context.x(from);
        double x1 = context.x(to);
        surface.fillRect(
                g.chartLeft(),
                g.rowsTop(),
                Math.max(0, x0 - g.chartLeft()),
                g.rowsHeight(),
                Colours.fade(colour, 0.18));
        surface.fillRect(
                x1,
                g.rowsTop(),
                Math.max(0, g.width() - x1),
                g.rowsHeight(),
                Colours.fade(colour, 0.18));
        surface.hairlineV(x0, g.rowsTop(), g.height(), context.theme().accent());
        surface.hairlineV(x1, g.rowsTop(), g.height(), context.theme().accent());
        surface.popClip();
    }

    private void message(Surface surface, PaintContext context, String text) {
        Geometry g = context.geometry();
        Theme theme = context.theme();
        surface.fillRect(0, 0, g.width(), g.height(), theme.background());
        double room = Math.max(40, Math.min(640, g.width() - 40));
        String more = detail;
        List<String> lines = more == null ? List.of() : wrap(surface, more, room);
        double line = theme.fontSize() * 1.5;
        double y = Math.max(line, g.height() / 2 - (lines.size() + 1) * line / 2);
        surface.textMiddle(
                text,
                surface.snap((g.width() - surface.textWidth(text, FontRole.BOLD)) / 2),
                y,
                FontRole.BOLD,
                theme.text());
        y += line * 1.2;
        for (String part : lines) {
            double width = surface.textWidth(part, FontRole.NORMAL);
            surface.textMiddle(
                    part,
                    surface.snap((g.width() - width) / 2),
                    y,
                    FontRole.NORMAL,
                    theme.dimText());
            y += line;
        }
    }

    /** Says over rows what is wrong: the title in the corner, what to do in lines below. */
    private void note(Surface surface, PaintContext context, String text) {
        pill(surface, context, text, context.theme().marker());
        String more = detail;
        if (more == null || more.isBlank()) {
            return;
        }
        Geometry g = context.geometry();
        Theme theme = context.theme();
        double room = Math.max(40, Math.min(420, g.chartWidth() - 40));
        List<String> lines = wrap(surface, more, room);
        double line = theme.fontSize() * 1.5;
        double width = 0;
        for (String part : lines) {
            width = Math.max(width, surface.textWidth(part, FontRole.NORMAL));
        }
        double x = g.width() - width - 32;
        double y = g.rulerHeight() + 14 + theme.smallFontSize() * 1.9;
        surface.fillRoundRect(
                x,
                y,
                width + 16,
                lines.size() * line + 8,
                6,
                Colours.fade(theme.background(), 0.9));
        y += 4 + line / 2;
        for (String part : lines) {
            surface.textMiddle(part, surface.snap(x + 8), y, FontRole.NORMAL, theme.text());
            y += line;
        }
    }

    private static List<String> wrap(Surface surface, String text, double room) {
        List<String> lines = new ArrayList<>();
        for (String paragraph : text.split("\n")) {
            StringBuilder line = new StringBuilder();
            for (String word : paragraph.split(" ")) {
                String longer = line.isEmpty() ? word : line + " " + word;
                if (!line.isEmpty() && surface.textWidth(longer, FontRole.NORMAL) > room) {
                    lines.add(line.toString());
                    line.setLength(0);
                    longer = word;
                }
                line.setLength(0);
                line.append(longer);
            }
            lines.add(line.toString());
        }
        return lines;
    }

    private void progress(Surface surface, PaintContext context, String work) {
        Geometry g = context.geometry();
        Theme theme = context.theme();
        double top = g.rulerHeight();
        double part = done;
        surface.fillRect(0, top, g.width(), 2, Colours.fade(theme.accent(), 0.2));
        surface.fillRect(
                0,
                top,
                g.width() * (part < 0 ? 1 : Math.clamp(part, 0.01, 1)),
                2,
                part < 0 ? Colours.fade(theme.accent(), 0.45) : theme.accent());
        pill(
                surface,
                context,
                part < 0 ? work : work + " " + Math.round(part * 100) + " %",
                theme.accent());
    }

    /** A short text at the right end below the ruler. */
    private static void pill(Surface surface, PaintContext context, String text, int colour) {
        Geometry g = context.geometry();
        Theme theme = context.theme();
        double width = surface.textWidth(text, FontRole.SMALL) + 16;
        double height = theme.smallFontSize() * 1.9;
        double x = g.width() - width - 16;
        double y = g.rulerHeight() + 10;
        surface.fillRoundRect(x, y, width, height, height / 2, colour);
        surface.textMiddle(
                text,
                surface.snap(x + 8),
                y + height / 2,
                FontRole.SMALL,
                Colours.readableOn(colour));
    }
}
