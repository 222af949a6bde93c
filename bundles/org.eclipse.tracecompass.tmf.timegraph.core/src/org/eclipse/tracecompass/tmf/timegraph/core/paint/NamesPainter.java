package org.eclipse.tracecompass.tmf.timegraph.core.paint;

import java.util.List;
import org.eclipse.tracecompass.tmf.drawing.core.surface.FontRole;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Surface;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Theme;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.eclipse.tracecompass.tmf.loading.core.LabelColumn;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.VisibleRow;

/** The tree of names with its further columns and their headers. */
public final class NamesPainter implements Painter {

    /** How far each level of the tree is moved to the right. */
    public static final double INDENT = 14;

    private static final double PADDING = 6;

    /** The left edge of the triangle of a row of some depth; it is {@link #INDENT} wide. */
    public static double twisty(int depth) {
        return 4 + depth * INDENT;
    }

    @Override
    public void paint(Surface surface, PaintContext context) {
        Geometry g = context.geometry();
        if (g.namesWidth() <= 0) {
            return;
        }
        header(surface, context);
        double top = g.rowsTop();
        double below = top + context.layout().pinnedHeight();
        for (VisibleRow row : context.rows()) {
            double clipTop = row.pinned() ? top : below;
            surface.pushClip(0, clipTop, g.namesWidth(), Math.max(0, g.height() - clipTop));
            row(surface, context, row);
            surface.popClip();
        }
        if (context.layout().pinnedCount() > 0) {
            surface.hairlineH(0, g.width(), below, context.theme().divider());
        }
        surface.hairlineV(
                g.namesWidth() - 1 / surface.scale(), 0, g.height(), context.theme().divider());
    }

    private static void header(Surface surface, PaintContext context) {
        Geometry g = context.geometry();
        Theme theme = context.theme();
        List<LabelColumn> columns = context.data().tree().columns();
        surface.fillRect(0, 0, g.namesWidth(), g.rulerHeight(), theme.header());
        for (int c = 0; c < Math.min(columns.size(), g.columnCount()); c++) {
            double left = g.columnLeft(c);
            double width = g.columnWidth(c);
            double middle = g.rulerHeight() * 0.66;
            surface.pushClip(left, 0, width, g.rulerHeight());
            boolean sorted = context.order().column() == c;
            double room = width - 2 * PADDING - (sorted ? 12 : 0);
            String title = surface.fit(columns.get(c).title(), room, FontRole.NORMAL);
            boolean right = columns.get(c).kind() != LabelColumn.Kind.TEXT;
            double titleWidth = surface.textWidth(title, FontRole.NORMAL);
            double x =
                    right ? left + width - PADDING - titleWidth : left + PADDING + (c == 0 ? 2 : 0);
            surface.textMiddle(title, surface.snap(x), middle, FontRole.NORMAL, theme.dimText());
            if (sorted) {
                double ax = right ? x - 8 : x + titleWidth + 8;
                arrow(surface, ax, middle, context.order().descending(), theme.accent());
            }
            surface.popClip();
            if (c > 0) {
                surface.hairlineV(
                        left, g.rulerHeight() * 0.4, g.rulerHeight() - 5, theme.divider());
            }
        }
        surface.hairlineH(
                0, g.namesWidth(), g.rulerHeight() - 1 / surface.scale(), theme.divider());
    }

    private static void arrow(Surface surface, double x, double middle, boolean down, int colour) {
        double tip = down ? 3 : -3;
        surface.fillPolygon(
                new double[] {x - 4, middle - tip, x + 4, middle - tip, x, middle + tip}, colour);
    }

    private static void row(Surface surface, PaintContext context, VisibleRow row) {
        Geometry g = context.geometry();
        Theme theme = context.theme();
        double middle = context.rowTop(row) + row.height() / 2;
        double x = twisty(row.depth());
        if (row.expandable()) {
            twisty(surface, x + 6, middle, row.expanded(), theme.dimText());
        }
        if (row.pinned()) {
            surface.fillRoundRect(x + 4, middle - 2, 4, 4, 2, theme.accent());
        }
        if (context.isSelected(row) && context.focused()) {
            surface.fillRect(0, context.rowTop(row), 3, row.height(), theme.accent());
        }
        double textLeft = x + INDENT + 2 + row.pictureWidth();
        FontRole font = row.entry().hasStates() ? FontRole.NORMAL : FontRole.BOLD;
        double room = g.columnWidth(0) - textLeft - PADDING / 2;
        if (room > 0) {
            surface.textMiddle(
                    surface.fit(row.entry().name(), room, font),
                    textLeft,
                    middle,
                    font,
                    theme.text());
        }
        List<LabelColumn> columns = context.data().tree().columns();
        for (int c = 1; c < Math.min(columns.size(), g.columnCount()); c++) {
            cell(
                    surface,
                    context,
                    columns.get(c),
                    row.entry().label(c),
                    g.columnLeft(c),
                    g.columnWidth(c),
                    middle);
        }
    }

    private static void cell(
            Surface surface,
            PaintContext context,
            LabelColumn column,
            String label,
            double left,
            double width,
            double middle) {
        String text = cellText(column, label, context.time());
        if (text.isEmpty() || width < 2 * PADDING) {
            return;
        }
        String shown = surface.fit(text, width - 2 * PADDING, FontRole.NORMAL);
        double x =
                column.kind() == LabelColumn.Kind.TEXT
                        ? left + PADDING
                        : left + width - PADDING - surface.textWidth(shown, FontRole.NORMAL);
        surface.textMiddle(
                shown, surface.snap(x), middle, FontRole.NORMAL, context.theme().dimText());
    }

    /** Returns the text of a cell for a label. */
    public static String cellText(LabelColumn column, String label) {
        if (column.kind() == LabelColumn.Kind.DURATION) {
            try {
                return TimeText.aligned(Long.parseLong(label.strip()));
            } catch (NumberFormatException e) {
                return label;
            }
        }
        return label;
    }

    /** Returns the text of a cell for a label; instants without their date. */
    public static String cellText(LabelColumn column, String label, TimeText time) {
        if (column.kind() == LabelColumn.Kind.TIME) {
            try {
                return time.clock(Long.parseLong(label.strip()));
            } catch (NumberFormatException e) {
                return label;
            }
        }
        return cellText(column, label);
    }

    private static void twisty(Surface surface, double x, double y, boolean expanded, int colour) {
        surface.fillPolygon(
                expanded
                        ? new double[] {x - 4, y - 2, x + 4, y - 2, x, y + 3}
                        : new double[] {x - 2, y - 4, x + 3, y, x - 2, y + 4},
                colour);
    }
}
