package org.eclipse.tracecompass.tmf.export.core.compare;

import java.util.List;
import java.util.Locale;
import org.eclipse.tracecompass.analysis.timing.core.compare.Difference;
import org.eclipse.tracecompass.tmf.drawing.core.surface.FontRole;
import org.eclipse.tracecompass.tmf.drawing.core.surface.SvgSurface;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Theme;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;

/** Draws the greatest differences: two bars for each, the first trace's above the second's. */
public final class ComparisonPicture {

    private static final int MOST = 30;
    private static final double WIDTH = 900;
    private static final double NAMES = 330;
    private static final double VALUES = 230;
    private static final double ROW = 30;
    private static final double HEADER = 44;
    private static final double MARGIN = 12;
    private static final double BAR = 10;
    private static final int LONGER = 0xffc2410c;
    private static final int SHORTER = 0xff15803d;
    private static final int BEFORE = 0xff9aa4b2;

    private ComparisonPicture() {}

    /**
     * Draws differences.
     *
     * @param differences the greatest first
     * @param a the name of the first trace
     * @param b the name of the second
     * @return the SVG
     */
    public static String svg(List<Difference> differences, String a, String b) {
        List<Difference> shown =
                differences.stream().filter(d -> d.difference() != 0).limit(MOST).toList();
        Theme theme = Theme.LIGHT;
        double height = HEADER + Math.max(1, shown.size()) * ROW + MARGIN;
        SvgSurface surface = new SvgSurface(WIDTH, height, 1, theme);
        surface.fillRect(0, 0, WIDTH, height, theme.background());
        String title = a + " and " + b;
        surface.text(
                surface.fit(title, WIDTH - 2 * MARGIN, FontRole.BOLD),
                MARGIN,
                18,
                FontRole.BOLD,
                theme.text());
        surface.text(
                "grey: before; red: longer, green: shorter now",
                MARGIN,
                34,
                FontRole.SMALL,
                theme.dimText());
        if (shown.isEmpty()) {
            surface.text("No row differs.", MARGIN, HEADER + 18, FontRole.NORMAL, theme.text());
        }
        long longest = 1;
        for (Difference difference : shown) {
            longest = Math.max(longest, Math.max(difference.a(), difference.b()));
        }
        double scale = (WIDTH - NAMES - VALUES - 2 * MARGIN) / longest;
        for (int i = 0; i < shown.size(); i++) {
            draw(surface, theme, shown.get(i), HEADER + i * ROW, scale, i % 2 == 1);
        }
        return surface.document(title);
    }

    private static void draw(
            SvgSurface surface, Theme theme, Difference d, double y, double scale, boolean odd) {
        if (odd) {
            surface.fillRect(0, y, WIDTH, ROW, theme.stripe());
        }
        String row = d.key().row();
        String name = row.isEmpty() ? d.key().item() : row + ": " + d.key().item();
        double middle = y + ROW / 2;
        surface.textMiddle(
                surface.fit(name, NAMES - MARGIN, FontRole.NORMAL),
                MARGIN,
                middle,
                FontRole.NORMAL,
                theme.text());
        double left = MARGIN + NAMES;
        surface.fillRect(left, middle - BAR - 1, d.a() * scale, BAR, BEFORE);
        surface.fillRect(
                left, middle + 1, d.b() * scale, BAR, d.difference() > 0 ? LONGER : SHORTER);
        String value =
                (d.difference() > 0 ? "+" : "−")
                        + TimeText.duration(Math.abs(d.difference()))
                        + (d.change().isPresent()
                                ? String.format(
                                        Locale.ROOT, " (%+.1f %%)", d.change().getAsDouble())
                                : " (new)");
        surface.textMiddle(value, WIDTH - VALUES, middle, FontRole.NORMAL, theme.text());
    }
}
