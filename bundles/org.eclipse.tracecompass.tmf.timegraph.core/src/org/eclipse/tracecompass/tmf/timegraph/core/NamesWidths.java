package org.eclipse.tracecompass.tmf.timegraph.core;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.tracecompass.tmf.loading.core.LabelColumn;

/**
 * How wide the names and their columns are: as chosen, as a neighbour has them, or as the columns
 * need. Mutable, for one thread.
 */
final class NamesWidths {

    private static final double MIN_NAME = 90;
    private static final double NAME_PART = 0.3;
    private static final double AUTO_NAME = 190;
    private static final double AUTO_PART = 0.36;
    private static final double MIN_CHART = 80;

    /** An instant to the nanosecond with its gaps, in multiples of the font's size. */
    private static final double TIME_LETTERS = 13.4;

    /** The largest number of a thread, 4194304, with its gaps, in multiples of the font's size. */
    private static final double NUMBER_LETTERS = 6;

    private final Map<Integer, Double> columns = new HashMap<>();
    private double names = -1;
    private double part = AUTO_PART;
    private double aligned = -1;

    double names() {
        return names;
    }

    void setNames(double pixels) {
        names = pixels;
    }

    void setPart(double share) {
        part = share;
    }

    void setAligned(double pixels) {
        aligned = pixels;
    }

    Map<Integer, Double> columns() {
        return columns;
    }

    void setColumn(int column, double pixels) {
        columns.put(column, Math.clamp(pixels, 16, 600));
    }

    /** The width that all columns together would have by themselves, in a scene of some width. */
    double natural(List<LabelColumn> all, double sceneWidth, double fontSize) {
        if (names >= 0) {
            return names;
        }
        double sum = AUTO_NAME;
        for (double w : wanted(all, fontSize)) {
            sum += w;
        }
        return Math.min(sum, sceneWidth * part);
    }

    /** The width that all columns together have, whole pixels. */
    double total(List<LabelColumn> all, double sceneWidth, double fontSize) {
        double width = aligned >= 0 ? aligned : natural(all, sceneWidth, fontSize);
        return Math.rint(Math.max(0, Math.min(width, sceneWidth - MIN_CHART)));
    }

    /**
     * The widths of the columns after the name; the last ones give way where there is not enough
     * room.
     */
    double[] fitted(List<LabelColumn> all, double total, double fontSize) {
        double[] widths = wanted(all, fontSize);
        double name = Math.clamp(total * NAME_PART, MIN_NAME, AUTO_NAME);
        double left = Math.max(0, total - name);
        for (int c = 0; c < widths.length; c++) {
            widths[c] = widths[c] <= left ? widths[c] : left >= widths[c] / 2 ? left : 0;
            left -= widths[c];
        }
        return widths;
    }

    private double[] wanted(List<LabelColumn> all, double fontSize) {
        double[] widths = new double[all.size() - 1];
        for (int c = 1; c < all.size(); c++) {
            Double chosen = columns.get(c);
            widths[c - 1] = chosen != null ? chosen : byItself(all.get(c), fontSize);
        }
        return widths;
    }

    private static double byItself(LabelColumn column, double fontSize) {
        double title = 26 + column.title().length() * fontSize * 0.56;
        double least =
                switch (column.kind()) {
                    case TEXT -> 90;
                    case NUMBER -> NUMBER_LETTERS * fontSize;
                    case DURATION -> 82;
                    case TIME -> TIME_LETTERS * fontSize;
                };
        return column.kind() == LabelColumn.Kind.TIME
                ? Math.max(least, title)
                : Math.min(160, Math.max(least, title));
    }
}
