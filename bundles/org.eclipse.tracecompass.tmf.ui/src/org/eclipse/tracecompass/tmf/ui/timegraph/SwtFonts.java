package org.eclipse.tracecompass.tmf.ui.timegraph;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Device;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.FontData;
import org.eclipse.swt.graphics.FontMetrics;
import org.eclipse.swt.graphics.GC;
import org.eclipse.tracecompass.tmf.drawing.core.surface.FontRole;

/**
 * The fonts of a time graph, made from the widget's font, with the widths of texts remembered. For
 * the UI thread.
 */
public final class SwtFonts {

    private static final int REMEMBERED = 20_000;

    private record Metrics(double ascent, double cap, double height) {}

    private final Map<FontRole, Font> fonts = new EnumMap<>(FontRole.class);
    private final Map<FontRole, Metrics> metrics = new EnumMap<>(FontRole.class);
    private final Map<FontRole, Map<String, Integer>> widths = new EnumMap<>(FontRole.class);

    /** Fonts of a device, made from the font of a widget. */
    public SwtFonts(Device device, Font base) {
        FontData data = base.getFontData()[0];
        int size = data.getHeight();
        int small = Math.max(7, size - 1);
        fonts.put(FontRole.NORMAL, new Font(device, data.getName(), size, SWT.NORMAL));
        fonts.put(FontRole.BOLD, new Font(device, data.getName(), size, SWT.BOLD));
        fonts.put(FontRole.SMALL, new Font(device, data.getName(), small, SWT.NORMAL));
        for (FontRole role : FontRole.values()) {
            widths.put(role, new HashMap<>());
        }
    }

    @Nullable
    Font font(FontRole role) {
        return fonts.get(role);
    }

    /** The height of a line of text. */
    public double height(GC gc, FontRole role) {
        return metrics(gc, role).height;
    }

    double ascent(GC gc, FontRole role) {
        return metrics(gc, role).ascent;
    }

    double capHeight(GC gc, FontRole role) {
        return metrics(gc, role).cap;
    }

    private Metrics metrics(GC gc, FontRole role) {
        Metrics known = metrics.get(role);
        if (known == null) {
            gc.setFont(fonts.get(role));
            FontMetrics fm = gc.getFontMetrics();
            double ascent = fm.getAscent() + fm.getLeading();
            known = new Metrics(ascent, fm.getAscent() * 0.78, fm.getHeight());
            metrics.put(role, known);
        }
        return known;
    }

    int width(GC gc, String text, FontRole role) {
        Map<String, Integer> known = widths.get(role);
        if (known == null) {
            return 0;
        }
        Integer width = known.get(text);
        if (width == null) {
            if (known.size() > REMEMBERED) {
                known.clear();
            }
            gc.setFont(fonts.get(role));
            width = gc.stringExtent(text).x;
            known.put(text, width);
        }
        return width;
    }

    /** Releases the SWT resources. */
    public void dispose() {
        fonts.values().forEach(Font::dispose);
        fonts.clear();
        metrics.clear();
    }
}
