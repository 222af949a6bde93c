package org.eclipse.tracecompass.tmf.drawing.core.surface;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.eclipse.tracecompass.common.core.text.XmlEscape;
import org.eclipse.tracecompass.tmf.drawing.core.colour.Colours;

/**
 * Writes SVG. States become rectangles, one per run of columns and lines of equal colour, and all
 * rectangles of one colour are one path. The text is the same on every machine for the same
 * picture.
 */
public final class SvgSurface implements Surface {

    private static final String FONTS =
            "Inter, 'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', sans-serif";

    private final double width;
    private final double height;
    private final double scale;
    private final Theme theme;
    private final StringBuilder defs = new StringBuilder();
    private final StringBuilder body = new StringBuilder();
    private final Map<String, String> clips = new LinkedHashMap<>();

    /**
     * @param width the width of the picture
     * @param height the height of the picture
     * @param scale columns of states per unit: 2 keeps states crisp on fine screens
     * @param theme gives the font sizes
     */
    public SvgSurface(double width, double height, double scale, Theme theme) {
        this.width = width;
        this.height = height;
        this.scale = scale;
        this.theme = theme;
    }

    /** The whole document. */
    public String document(String title) {
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\""
                + number(width)
                + "\" height=\""
                + number(height)
                + "\" viewBox=\"0 0 "
                + number(width)
                + " "
                + number(height)
                + "\" font-family=\""
                + FONTS
                + "\">\n"
                + (title.isEmpty() ? "" : "<title>" + XmlEscape.escape(title) + "</title>\n")
                + (defs.isEmpty() ? "" : "<defs>\n" + defs + "</defs>\n")
                + body
                + "</svg>\n";
    }

    @Override
    public double scale() {
        return scale;
    }

    @Override
    public void fillRect(double x, double y, double w, double h, int argb) {
        if (w > 0 && h > 0 && argb >>> 24 != 0) {
            body.append("<rect").append(box(x, y, w, h)).append(fill(argb)).append("/>\n");
        }
    }

    @Override
    public void fillRoundRect(double x, double y, double w, double h, double radius, int argb) {
        body.append("<rect")
                .append(box(x, y, w, h))
                .append(" rx=\"")
                .append(number(radius))
                .append('"')
                .append(fill(argb))
                .append("/>\n");
    }

    @Override
    public void line(double x1, double y1, double x2, double y2, double strokeWidth, int argb) {
        body.append("<path d=\"M")
                .append(number(x1))
                .append(' ')
                .append(number(y1))
                .append('L')
                .append(number(x2))
                .append(' ')
                .append(number(y2))
                .append("\" stroke=\"")
                .append(Colours.hex(argb))
                .append('"');
        if (argb >>> 24 != 255) {
            body.append(" stroke-opacity=\"").append(number((argb >>> 24) / 255.0)).append('"');
        }
        if (strokeWidth != 1) {
            body.append(" stroke-width=\"").append(number(strokeWidth)).append('"');
        }
        body.append("/>\n");
    }

    @Override
    public void fillPolygon(double[] points, int argb) {
        StringBuilder d = new StringBuilder("M");
        for (int i = 0; i + 1 < points.length; i += 2) {
            d.append(i == 0 ? "" : "L")
                    .append(number(points[i]))
                    .append(' ')
                    .append(number(points[i + 1]));
        }
        body.append("<path d=\"").append(d).append("z\"").append(fill(argb)).append("/>\n");
    }

    @Override
    public void text(String text, double x, double baseline, FontRole font, int argb) {
        String line = LineOfText.of(text);
        body.append("<text x=\"")
                .append(number(x))
                .append("\" y=\"")
                .append(number(baseline))
                .append("\" font-size=\"")
                .append(number(size(font)))
                .append('"');
        if (font == FontRole.BOLD) {
            body.append(" font-weight=\"600\"");
        }
        if (LineOfText.hasMoreSpaces(line)) {
            body.append(" xml:space=\"preserve\"");
        }
        body.append(fill(argb)).append('>').append(XmlEscape.escape(line)).append("</text>\n");
    }

    @Override
    public double textWidth(String text, FontRole font) {
        return TextWidths.of(text, size(font), font == FontRole.BOLD);
    }

    @Override
    public double capHeight(FontRole font) {
        return size(font) * 0.72;
    }

    private double size(FontRole font) {
        return font == FontRole.SMALL ? theme.smallFontSize() : theme.fontSize();
    }

    @Override
    public void states(StateRaster raster, double x, double y) {
        Map<Integer, StringBuilder> paths = new LinkedHashMap<>();
        List<StateRaster.Band> row = new ArrayList<>();
        for (StateRaster.Band band : raster.bands()) {
            row.add(band);
        }
        row.sort((a, b) -> Integer.compare(a.top(), b.top()));
        int from = 0;
        while (from < row.size()) {
            int to = from + 1;
            while (to < row.size() && row.get(to).top() == row.get(to - 1).bottom()) {
                to++;
            }
            runs(row.subList(from, to), raster, x, y, paths);
            from = to;
        }
        body.append("<g shape-rendering=\"crispEdges\">\n");
        paths.forEach(
                (argb, d) ->
                        body.append("<path d=\"")
                                .append(d)
                                .append('"')
                                .append(fill(argb))
                                .append("/>\n"));
        body.append("</g>\n");
    }

    /**
     * Bands that touch: runs of columns in which no band changes its colour, each split where bands
     * differ.
     */
    private static void runs(
            List<StateRaster.Band> bands,
            StateRaster raster,
            double x,
            double y,
            Map<Integer, StringBuilder> paths) {
        int width = raster.width();
        List<int[]> columns = bands.stream().map(b -> coarse(b.argb())).toList();
        int start = 0;
        while (start < width) {
            int end = start + 1;
            while (end < width && sameColumn(columns, start, end)) {
                end++;
            }
            int first = 0;
            while (first < bands.size()) {
                int argb = columns.get(first)[start];
                int last = first + 1;
                while (last < bands.size() && columns.get(last)[start] == argb) {
                    last++;
                }
                if (argb != 0) {
                    double s = raster.scale();
                    rectangle(
                            paths.computeIfAbsent(argb, k -> new StringBuilder()),
                            x + start / s,
                            y + bands.get(first).top() / s,
                            (end - start) / s,
                            (bands.get(last - 1).bottom() - bands.get(first).top()) / s);
                }
                first = last;
            }
            start = end;
        }
    }

    private static void rectangle(StringBuilder path, double x, double y, double w, double h) {
        path.append('M')
                .append(number(x))
                .append(' ')
                .append(number(y))
                .append('h')
                .append(number(w))
                .append('v')
                .append(number(h))
                .append('h')
                .append(number(-w))
                .append('z');
    }

    private static boolean sameColumn(List<int[]> columns, int a, int b) {
        for (int[] argb : columns) {
            if (argb[a] != argb[b]) {
                return false;
            }
        }
        return true;
    }

    /**
     * Colours that differ from both neighbours are blends of short states: they are brought to
     * coarser steps, so that fewer of them differ. All others stay exact.
     */
    private static int[] coarse(int[] argb) {
        int[] result = new int[argb.length];
        for (int i = 0; i < argb.length; i++) {
            boolean run =
                    i > 0 && argb[i - 1] == argb[i]
                            || i + 1 < argb.length && argb[i + 1] == argb[i];
            result[i] = run || argb[i] == 0 ? argb[i] : coarse(argb[i]);
        }
        return result;
    }

    private static int coarse(int argb) {
        return step(argb >>> 24) << 24
                | step(argb >> 16 & 0xff) << 16
                | step(argb >> 8 & 0xff) << 8
                | step(argb & 0xff);
    }

    private static int step(int channel) {
        return Math.min(255, (channel + 12) / 24 * 24 + 3);
    }

    @Override
    public void pushClip(double x, double y, double w, double h) {
        String box = box(x, y, Math.max(0, w), Math.max(0, h));
        String id =
                clips.computeIfAbsent(
                        box,
                        b -> {
                            String name = "c" + (clips.size() + 1);
                            defs.append("<clipPath id=\"")
                                    .append(name)
                                    .append("\"><rect")
                                    .append(b)
                                    .append("/></clipPath>\n");
                            return name;
                        });
        body.append("<g clip-path=\"url(#").append(id).append(")\">\n");
    }

    @Override
    public void popClip() {
        String open = body.substring(body.lastIndexOf("\n", Math.max(0, body.length() - 2)) + 1);
        if (open.startsWith("<g clip-path")) {
            body.setLength(body.length() - open.length());
        } else {
            body.append("</g>\n");
        }
    }

    private static String box(double x, double y, double w, double h) {
        return " x=\""
                + number(x)
                + "\" y=\""
                + number(y)
                + "\" width=\""
                + number(w)
                + "\" height=\""
                + number(h)
                + "\"";
    }

    private static String fill(int argb) {
        String colour = " fill=\"" + Colours.hex(argb) + "\"";
        return argb >>> 24 == 255
                ? colour
                : colour + " fill-opacity=\"" + number((argb >>> 24) / 255.0) + "\"";
    }

    /** At most two digits after the point, none where there is nothing to say. */
    static String number(double value) {
        long hundredths = Math.round(value * 100);
        String sign = hundredths < 0 ? "-" : "";
        long abs = Math.abs(hundredths);
        long rest = abs % 100;
        String fraction =
                rest == 0
                        ? ""
                        : rest % 10 == 0
                                ? "." + rest / 10
                                : String.format(Locale.ROOT, ".%02d", rest);
        return sign + (abs < 100 && rest != 0 ? "" : abs / 100) + fraction;
    }
}
