package org.eclipse.tracecompass.tmf.timegraph.core;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.imageio.ImageIO;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.filter.RowFilter;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.drawing.core.surface.FontRole;
import org.eclipse.tracecompass.tmf.drawing.core.surface.ImageSurface;
import org.eclipse.tracecompass.tmf.drawing.core.surface.PictureException;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Surface;
import org.eclipse.tracecompass.tmf.drawing.core.surface.SvgSurface;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Theme;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.loading.core.Reading;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.LayoutOptions;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.VisibleRow;
import org.eclipse.tracecompass.tmf.timegraph.core.load.ProviderReader;
import org.eclipse.tracecompass.tmf.timegraph.core.model.Emphasis;
import org.eclipse.tracecompass.tmf.timegraph.core.model.RowStates;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphData;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphLink;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphTree;
import org.eclipse.tracecompass.tmf.timegraph.core.paint.LegendPainter;
import org.eclipse.tracecompass.tmf.timegraph.core.paint.NamesPainter;
import org.eclipse.tracecompass.tmf.timegraph.core.paint.PaintContext;

/**
 * A picture of a time range: names, ruler, states and a legend, all rows from top to bottom, as SVG
 * text or PNG file.
 *
 * <pre>
 * TimeGraphPicture.of(provider, traceStart, traceEnd).range(from, to).width(1600).rows(regex).writePng(file, monitor);
 * </pre>
 *
 * The provider's analysis should be complete: the picture shows what it answers now. Not
 * thread-safe.
 */
public final class TimeGraphPicture {

    private static final String NO_ROWS = "There are no rows to draw";
    private static final int LEAST_WIDTH = 200;
    private static final int MAX_ROWS = 20_000;
    private static final double MAX_PIXELS = 100e6;
    private static final double LEAST_ROW = 8;

    private final ProviderReader reader;
    private final long boundsStart;
    private final long boundsEnd;
    private long start;
    private long end;
    private int width = 1600;
    private double scale = 2;
    private double namesWidth = -1;
    private final LayoutOptions rows = new LayoutOptions();
    private boolean hideEmpty;
    private boolean links = true;
    private boolean legend = true;
    private Theme theme = Theme.LIGHT;
    private @Nullable TimeText time;
    private String title = "";
    private Map<String, Integer> colours = Map.of();
    private @Nullable Emphasis emphasis;

    private TimeGraphPicture(
            ITimeGraphDataProvider<? extends ITimeGraphEntryModel> provider,
            long boundsStart,
            long boundsEnd) {
        this.reader = new ProviderReader(provider);
        this.boundsStart = boundsStart;
        this.boundsEnd = boundsEnd;
        this.start = boundsStart;
        this.end = boundsEnd;
    }

    /**
     * A picture of a provider's rows.
     *
     * @param boundsStart the start of the trace, ns
     * @param boundsEnd the end of the trace, ns
     */
    public static TimeGraphPicture of(
            ITimeGraphDataProvider<? extends ITimeGraphEntryModel> provider,
            long boundsStart,
            long boundsEnd) {
        return new TimeGraphPicture(provider, boundsStart, boundsEnd);
    }

    /** Shows only a part of the time; the whole trace if not called. */
    public TimeGraphPicture range(long from, long to) {
        start = from;
        end = to;
        return this;
    }

    /** The width in logical pixels, at least 200; 1600 if not called. */
    public TimeGraphPicture width(int pixels) {
        width = Math.max(LEAST_WIDTH, pixels);
        return this;
    }

    /**
     * Draws some times of rows so that they stand out; null = none.
     *
     * @since 0.2.0
     */
    public TimeGraphPicture emphasis(@Nullable Emphasis what) {
        emphasis = what;
        return this;
    }

    /**
     * Device pixels per logical pixel of a PNG, which is {@code width × scale} pixels wide; 2 if
     * not called.
     */
    public TimeGraphPicture scale(double factor) {
        scale = Math.clamp(factor, 1, 4);
        return this;
    }

    /** The width of the names with their columns; chosen from the names if not called. */
    public TimeGraphPicture namesWidth(double pixels) {
        namesWidth = pixels;
        return this;
    }

    /**
     * Shows only rows that a filter lets pass, with the rows above them in the tree; null = all.
     */
    public TimeGraphPicture rows(@Nullable RowFilter wanted) {
        rows.setFilter(wanted);
        return this;
    }

    /** Shows only rows that pass the filter of some options, with the rows above them. */
    public TimeGraphPicture rows(LayoutOptions chosen) {
        rows.setFilterOf(chosen);
        return this;
    }

    /** Leaves out rows without states in the range. */
    public TimeGraphPicture hideEmptyRows(boolean hide) {
        hideEmpty = hide;
        return this;
    }

    /** Draws links; true if not called. */
    public TimeGraphPicture links(boolean draw) {
        links = draw;
        return this;
    }

    /** Draws a legend below the rows; true if not called. */
    public TimeGraphPicture legend(boolean draw) {
        legend = draw;
        return this;
    }

    /** Light if not called. */
    public TimeGraphPicture theme(Theme look) {
        theme = look;
        return this;
    }

    /** How times are written; dates in UTC if not called. */
    public TimeGraphPicture time(TimeText text) {
        time = text;
        return this;
    }

    /** Colours instead of the provider's, by style key. */
    public TimeGraphPicture colours(Map<String, Integer> byStyleKey) {
        colours = Map.copyOf(byStyleKey);
        return this;
    }

    /** The title in the SVG's head, for instance the name of the trace. */
    public TimeGraphPicture title(String text) {
        title = text;
        return this;
    }

    /**
     * The picture as SVG text.
     *
     * @throws PictureException if the provider fails or has no row that matches; the message is for
     *     users
     */
    public String toSvg(@Nullable IProgressMonitor monitor) throws PictureException {
        SvgSurface measure = new SvgSurface(1, 1, 1, theme);
        TimeGraphScene scene = scene(monitor, measure, 1);
        Sized sized = size(scene, measure);
        SvgSurface surface = new SvgSurface(width, sized.height + sized.legend.height(), 1, theme);
        paint(scene, sized, surface);
        return surface.document(title);
    }

    /** Writes the SVG text to a file. */
    public void writeSvg(Path file, @Nullable IProgressMonitor monitor)
            throws PictureException, IOException {
        Files.writeString(file, toSvg(monitor));
    }

    /**
     * Writes the picture as PNG.
     *
     * @throws PictureException if the provider fails or has no row that matches; the message is for
     *     users
     */
    public void writePng(Path file, @Nullable IProgressMonitor monitor)
            throws PictureException, IOException {
        TimeGraphScene scene;
        try (ImageSurface measure = new ImageSurface(1, 1, scale, theme)) {
            scene = scene(monitor, measure, scale);
        }
        double fine = fineness(scene);
        Sized sized;
        try (ImageSurface measure = new ImageSurface(1, 1, fine, scene.theme())) {
            sized = size(scene, measure);
        }
        double height = sized.height + sized.legend.height();
        try (ImageSurface surface = new ImageSurface(width, height, fine, scene.theme())) {
            paint(scene, sized, surface);
            if (!ImageIO.write(surface.image(), "png", file.toFile())) {
                throw new IOException("This Java cannot write PNG files");
            }
        }
    }

    /**
     * The scale of a picture in pixels; where there are very many rows, the rows become flatter,
     * too.
     */
    private double fineness(TimeGraphScene scene) throws PictureException {
        int count = scene.layout().rows().size();
        double row = scene.options().rowHeight();
        if (width * count * row * scale * scale <= MAX_PIXELS) {
            return scale;
        }
        double flat = Math.floor(Math.min(row, MAX_PIXELS / width / count));
        if (flat < LEAST_ROW) {
            throw new PictureException(
                    "The picture would have "
                            + count
                            + " rows, too many for "
                            + width
                            + " pixels of width; choose some with a regular expression, or write"
                            + " SVG");
        }
        if (flat < row) {
            scene.setTheme(
                    theme.withFonts(
                            Math.min(theme.fontSize(), flat * 0.8),
                            Math.min(theme.smallFontSize(), flat * 0.7)));
            scene.options().setRowHeight(flat);
            scene.layoutChanged();
        }
        return 1;
    }

    private record Sized(double height, LegendPainter legend) {}

    private Sized size(TimeGraphScene scene, Surface surface) {
        double height = TimeGraphScene.RULER_HEIGHT + scene.layout().height();
        double names = namesWidth >= 0 ? namesWidth : namesWidth(scene, surface);
        scene.setNamesWidth(names);
        scene.setSize(width, height);
        LegendPainter strip =
                new LegendPainter(surface, legend ? scene.context() : emptyContext(scene));
        return new Sized(height, strip);
    }

    private PaintContext emptyContext(TimeGraphScene scene) {
        TimeGraphScene none = new TimeGraphScene();
        none.setTheme(theme);
        none.setSize(width, scene.geometry().height());
        return none.context();
    }

    private double namesWidth(TimeGraphScene scene, Surface surface) {
        double widest = 100;
        for (VisibleRow row : scene.layout().rows()) {
            double x = 26 + row.depth() * NamesPainter.INDENT;
            widest = Math.max(widest, x + surface.textWidth(row.entry().name(), FontRole.BOLD));
        }
        double columns = 0;
        scene.setNamesWidth(width);
        scene.setSize(width * 4.0, 100);
        for (double w : scene.geometry().columnWidths()) {
            columns += w;
        }
        return Math.ceil(Math.min(Math.min(widest, 320) + columns, width * 0.4));
    }

    private void paint(TimeGraphScene scene, Sized sized, Surface surface) {
        scene.paint(surface);
        if (sized.legend.height() > 0) {
            sized.legend.paint(surface, scene.context(), sized.height);
        }
    }

    private TimeGraphScene scene(
            @Nullable IProgressMonitor given, Surface measure, double pixelScale)
            throws PictureException {
        IProgressMonitor monitor = given == null ? new NullProgressMonitor() : given;
        TimeGraphScene scene = new TimeGraphScene();
        scene.setTheme(theme);
        TimeText text = time;
        scene.setTime(text == null ? TimeText.utc() : text);
        scene.setShowLinks(links);
        scene.setColours(colours);
        scene.setEmphasis(emphasis);
        scene.options().setFilterOf(rows);
        scene.setViewport(Viewport.of(boundsStart, boundsEnd, width).zoomTo(start, end));
        Viewport window = scene.viewport();

        TimeGraphTree tree = model(reader.tree(start, end, monitor), "rows");
        if (!tree.hasStates()) {
            throw PictureException.ofNothing(NO_ROWS);
        }
        scene.options().setAllExpanded(tree, true);
        scene.setData(
                new TimeGraphData(tree, reader.palette(), Map.of(), List.of(), List.of(), false));
        String problem = scene.layout().filterProblem();
        if (problem != null) {
            throw new PictureException("Rows cannot be filtered: " + problem);
        }
        if (scene.layout().rows().isEmpty()) {
            RowFilter filter = rows.filter();
            throw filter == null
                    ? PictureException.ofNothing(NO_ROWS)
                    : new PictureException(
                            "No row matches '"
                                    + filter.text()
                                    + "'; there are "
                                    + tree.size()
                                    + " rows");
        }
        Set<Long> ids = new HashSet<>();
        scene.layout().rows().forEach(r -> ids.add(r.entry().id()));
        // what is merged by pixel is drawn in that very pixel
        size(scene, measure);
        int pixels = (int) Math.round(scene.geometry().chartWidth() * pixelScale);
        Map<Long, RowStates> states =
                new HashMap<>(
                        model(
                                reader.states(ids, window.start(), window.end(), pixels, monitor),
                                "states"));
        List<TimeGraphLink> arrows =
                links
                        ? model(
                                reader.links(ids, window.start(), window.end(), pixels, monitor),
                                "links")
                        : List.of();
        scene.options().setHideEmpty(hideEmpty);
        scene.setData(
                new TimeGraphData(
                        tree,
                        reader.palette(),
                        states,
                        arrows,
                        reader.markers(ids, window.start(), window.end(), pixels, monitor),
                        false));
        if (scene.layout().rows().size() > MAX_ROWS) {
            throw new PictureException(
                    "The picture would have "
                            + scene.layout().rows().size()
                            + " rows, more than "
                            + MAX_ROWS
                            + "; choose some with a regular expression");
        }
        return scene;
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
