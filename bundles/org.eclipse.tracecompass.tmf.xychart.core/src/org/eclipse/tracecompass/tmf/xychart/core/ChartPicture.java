package org.eclipse.tracecompass.tmf.xychart.core;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.imageio.ImageIO;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.filter.FilterSyntaxException;
import org.eclipse.tracecompass.common.core.filter.RowFilter;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfTreeXYDataProvider;
import org.eclipse.tracecompass.tmf.drawing.core.surface.ImageSurface;
import org.eclipse.tracecompass.tmf.drawing.core.surface.PictureException;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Surface;
import org.eclipse.tracecompass.tmf.drawing.core.surface.SvgSurface;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Theme;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.eclipse.tracecompass.tmf.loading.core.Reading;

/**
 * A picture of a chart, as SVG text, PNG file, or its values as CSV.
 *
 * <pre>
 * ChartPicture.of(provider, from, to).width(1600).rows(regex).writePng(file, monitor);
 * </pre>
 *
 * The provider's analysis should be complete: the picture shows what it answers now. Not
 * thread-safe.
 */
public final class ChartPicture {

    private static final int LEAST_WIDTH = 200;
    private static final int LEAST_HEIGHT = 60;

    private final ChartReader reader;
    private final long start;
    private final long end;
    private int width = 1600;
    private int plotWidth;
    private int height = 400;
    private double scale = 2;
    private ChartChoice choice = ChartChoice.DEFAULT;
    private ChartColours colours = new ChartColours();
    private @Nullable Boolean logarithmic;
    private boolean blank;
    private Theme theme = Theme.LIGHT;
    private TimeText time = TimeText.utc();
    private String title = "";

    private ChartPicture(
            ITmfTreeXYDataProvider<? extends ITmfTreeDataModel> provider, long start, long end) {
        this.reader = new ChartReader(provider);
        this.start = start;
        this.end = end;
    }

    /**
     * A picture of a provider's series.
     *
     * @param start the start of the window, ns
     * @param end its end
     */
    public static ChartPicture of(
            ITmfTreeXYDataProvider<? extends ITmfTreeDataModel> provider, long start, long end) {
        return new ChartPicture(provider, start, end);
    }

    /** The width in logical pixels, at least 200; 1600 if not called. */
    public ChartPicture width(int pixels) {
        width = Math.max(LEAST_WIDTH, pixels);
        return this;
    }

    /**
     * The width of the plot in logical pixels, at least 200, without the axis of values: what is
     * shown on the screen looks the same in a picture with a plot of the same size. Counts instead
     * of {@link #width} if it is called.
     */
    public ChartPicture plotWidth(int pixels) {
        plotWidth = Math.max(LEAST_WIDTH, pixels);
        return this;
    }

    /** The height of the plot in logical pixels, at least 60; 400 if not called. */
    public ChartPicture height(int pixels) {
        height = Math.max(LEAST_HEIGHT, pixels);
        return this;
    }

    /** Device pixels per logical pixel of a PNG; 2 if not called. */
    public ChartPicture scale(double factor) {
        scale = Math.clamp(factor, 1, 4);
        return this;
    }

    /** Shows the series of the rows that a filter lets pass; null = those the provider proposes. */
    public ChartPicture rows(@Nullable RowFilter wanted) {
        choice = wanted == null ? ChartChoice.DEFAULT : ChartChoice.matching(wanted);
        return this;
    }

    /** Shows what a user chose. */
    public ChartPicture choice(ChartChoice chosen) {
        choice = chosen;
        return this;
    }

    /** The colours of series, where they were given before. */
    public ChartPicture colours(ChartColours known) {
        colours = known;
        return this;
    }

    /** Whether the values' axis is logarithmic; if not called, that of a scatter is. */
    public ChartPicture logarithmic(boolean on) {
        logarithmic = on;
        return this;
    }

    /** Light if not called. */
    public ChartPicture theme(Theme look) {
        theme = look;
        return this;
    }

    /** How times are written; dates in UTC if not called. */
    public ChartPicture time(TimeText text) {
        time = text;
        return this;
    }

    /** The title in the SVG's head. */
    public ChartPicture title(String text) {
        title = text;
        return this;
    }

    /**
     * The picture as SVG text.
     *
     * @throws PictureException if the provider fails or no row matches; the message is for users
     */
    public String toSvg(@Nullable IProgressMonitor monitor) throws PictureException {
        ChartData data = data(monitor);
        SvgSurface measure = new SvgSurface(1, 1, 1, theme);
        ChartPainter measured = painter(measure, data);
        SvgSurface surface = new SvgSurface(measured.width(), measured.height(), 1, theme);
        painter(surface, data).paint();
        return surface.document(title);
    }

    /**
     * Writes the SVG text to a file.
     *
     * @throws PictureException if the provider fails or no row matches; the message is for users
     */
    public void writeSvg(Path file, @Nullable IProgressMonitor monitor)
            throws PictureException, IOException {
        Files.writeString(file, toSvg(monitor));
    }

    /**
     * Writes the picture as PNG.
     *
     * @throws PictureException if the provider fails or no row matches; the message is for users
     */
    public void writePng(Path file, @Nullable IProgressMonitor monitor)
            throws PictureException, IOException {
        ChartData data = data(monitor);
        double wide;
        double whole;
        try (ImageSurface measure = new ImageSurface(1, 1, scale, theme)) {
            wide = painter(measure, data).width();
            whole = painter(measure, data).height();
        }
        try (ImageSurface surface = new ImageSurface(wide, whole, scale, theme)) {
            painter(surface, data).paint();
            if (!ImageIO.write(surface.image(), "png", file.toFile())) {
                throw new IOException("This Java cannot write PNG files");
            }
        }
    }

    /**
     * Writes the values as CSV with a header: time in ns and a column per series; of a scatter,
     * series, time and value.
     *
     * @throws PictureException if the provider fails or no row matches; the message is for users
     */
    public void writeCsv(Path file, @Nullable IProgressMonitor monitor)
            throws PictureException, IOException {
        ChartCsv.write(data(monitor), file);
    }

    /**
     * Reads the values that would be drawn.
     *
     * @param monitor may cancel; null for none
     * @throws PictureException if there are none; the message is for users
     */
    public ChartData read(@Nullable IProgressMonitor monitor) throws PictureException {
        return data(monitor);
    }

    /** Whether the chart that was drawn, written or read last had no values except zeros. */
    public boolean isBlank() {
        return blank;
    }

    private static boolean isBlank(ChartSeries series) {
        double[] extremes = series.extremes();
        return extremes == null || extremes[0] == 0 && extremes[1] == 0;
    }

    private ChartPainter painter(Surface surface, ChartData data) {
        Boolean chosen = logarithmic;
        boolean log =
                chosen == null
                        ? data.series().stream().allMatch(s -> s.kind() == SeriesKind.SCATTER)
                        : chosen;
        return new ChartPainter(surface, data, colours, theme, time, log, width, plotWidth, height);
    }

    private ChartData data(@Nullable IProgressMonitor given) throws PictureException {
        IProgressMonitor monitor = given == null ? new NullProgressMonitor() : given;
        ChartTree tree = model(reader.tree(start, end, monitor), "rows");
        Set<Long> ids;
        try {
            ids = choice.of(tree);
        } catch (FilterSyntaxException e) {
            throw new PictureException("Rows cannot be filtered: " + e.getMessage());
        }
        if (ids.isEmpty()) {
            RowFilter names = choice.names();
            throw names == null
                    ? PictureException.ofNothing("There is no series to draw")
                    : new PictureException(
                            "No series matches '"
                                    + names.text()
                                    + "'; there are "
                                    + tree.entries().size()
                                    + " rows");
        }
        ChartReader.Answer answer =
                model(
                        reader.series(
                                tree, ids, start, end, plotWidth > 0 ? plotWidth : width, monitor),
                        "values");
        List<ChartSeries> series = numbered(answer.series());
        ChartData data =
                new ChartData(tree, series, answer.label(), answer.quantity(), start, end, false);
        blank = series.stream().allMatch(ChartPicture::isBlank);
        return data;
    }

    /** Whoever reads a file knows series by their names only: those of one name get numbers. */
    private static List<ChartSeries> numbered(List<ChartSeries> series) {
        Set<String> used = new HashSet<>();
        List<ChartSeries> named = new ArrayList<>();
        for (ChartSeries one : series) {
            String name = one.name();
            for (int n = 2; !used.add(name); n++) {
                name = one.name() + " (" + n + ")";
            }
            named.add(one.named(name));
        }
        return named;
    }

    private static <T> T model(Reading<T> reading, String what) throws PictureException {
        String failure = reading.failure();
        T model = reading.model();
        if (failure != null || model == null) {
            throw new PictureException(
                    "The "
                            + what
                            + " cannot be drawn: "
                            + (failure == null ? "the data provider has no answer yet" : failure));
        }
        return model;
    }
}
