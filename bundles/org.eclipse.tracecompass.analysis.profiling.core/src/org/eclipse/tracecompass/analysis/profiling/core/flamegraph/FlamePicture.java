package org.eclipse.tracecompass.analysis.profiling.core.flamegraph;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.filter.RowFilter;
import org.eclipse.tracecompass.tmf.drawing.core.surface.FontRole;
import org.eclipse.tracecompass.tmf.drawing.core.surface.ImageSurface;
import org.eclipse.tracecompass.tmf.drawing.core.surface.PictureException;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Surface;
import org.eclipse.tracecompass.tmf.drawing.core.surface.SvgSurface;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Theme;

/**
 * A picture of a flame graph, all rows, as SVG text or PNG file.
 *
 * <pre>
 * FlamePicture.of(trees).width(1600).title("my-trace").writePng(file);
 * </pre>
 *
 * Not thread-safe.
 */
public final class FlamePicture {

    private static final int LEAST_WIDTH = 200;
    private static final double MAX_PIXELS = 100e6;
    private static final double HEADER = 26;
    private static final double MARGIN = 6;

    private final FlameScene scene = new FlameScene();
    private int width = 1600;
    private double scale = 2;
    private String title = "";
    private double from;
    private double to = -1;

    private FlamePicture(FlameTrees trees) {
        scene.setTrees(trees, "all");
    }

    /** A picture of trees. */
    public static FlamePicture of(FlameTrees trees) {
        return new FlamePicture(trees);
    }

    /** The width in logical pixels, at least 200; 1600 if not called. */
    public FlamePicture width(int pixels) {
        width = Math.max(LEAST_WIDTH, pixels);
        return this;
    }

    /** Device pixels per logical pixel of a PNG; 2 if not called. */
    public FlamePicture scale(double factor) {
        scale = Math.clamp(factor, 1, 4);
        return this;
    }

    /** How functions stand beside each other; by time if not called. */
    public FlamePicture order(FlameOrder order) {
        scene.setOrder(order);
        return this;
    }

    /** Lets callees stand above their callers; below if not called. */
    public FlamePicture upward(boolean up) {
        scene.setUpward(up);
        return this;
    }

    /**
     * Marks the functions whose name passes a filter; null = none.
     *
     * @throws org.eclipse.tracecompass.common.core.filter.FilterSyntaxException if there is another
     *     column than the name in the filter
     */
    public FlamePicture search(@Nullable RowFilter filter) {
        scene.setSearch(filter);
        return this;
    }

    /** Shows a part of the axis only, as another scene does. */
    public FlamePicture window(FlameScene shown) {
        from = shown.from();
        to = shown.to();
        return this;
    }

    /** Light if not called. */
    public FlamePicture theme(Theme look) {
        scene.setTheme(look);
        return this;
    }

    /** The text above the boxes, for example the name of the trace. */
    public FlamePicture title(String text) {
        title = text;
        return this;
    }

    /**
     * The picture as SVG text.
     *
     * @throws PictureException if there are no calls; the message is for users
     */
    public String toSvg() throws PictureException {
        double height = layOut();
        SvgSurface surface = new SvgSurface(width, height, 1, scene.theme());
        paint(surface);
        return surface.document(title);
    }

    /**
     * Writes the SVG text to a file.
     *
     * @throws PictureException if there are no calls; the message is for users
     */
    public void writeSvg(Path file) throws PictureException, IOException {
        Files.writeString(file, toSvg());
    }

    /**
     * Writes the picture as PNG.
     *
     * @throws PictureException if there are no calls, or too many rows for an image; the message is
     *     for users
     */
    public void writePng(Path file) throws PictureException, IOException {
        double height = layOut();
        double fine = width * height * scale * scale <= MAX_PIXELS ? scale : 1;
        if (width * height > MAX_PIXELS) {
            throw new PictureException(
                    "The picture would be "
                            + Math.round(height)
                            + " pixels high, too high for "
                            + width
                            + " pixels of width; write SVG, or reduce the width");
        }
        try (ImageSurface surface = new ImageSurface(width, height, fine, scene.theme())) {
            paint(surface);
            if (!ImageIO.write(surface.image(), "png", file.toFile())) {
                throw new IOException("This Java cannot write PNG files");
            }
        }
    }

    private double layOut() throws PictureException {
        if (scene.boxes().height() == 0) {
            throw PictureException.ofNothing("There are no calls to draw");
        }
        scene.setSize(width - 2 * MARGIN, scene.contentHeight());
        if (to > from) {
            scene.zoomTo(new FlameBox("", null, 0, (long) from, (long) (to - from), null));
        }
        return HEADER + scene.contentHeight() + MARGIN;
    }

    private void paint(Surface surface) {
        Theme theme = scene.theme();
        double height = HEADER + scene.contentHeight() + MARGIN;
        surface.fillRect(0, 0, width, height, theme.background());
        FlameBox all = scene.boxes().all();
        String found = FlameText.line(scene.search(), all, scene.trees());
        double right = 0;
        if (found != null) {
            right = surface.textWidth(found, FontRole.SMALL) + 2 * MARGIN;
            surface.textMiddle(found, width - right, HEADER / 2, FontRole.SMALL, theme.dimText());
        }
        surface.textMiddle(
                surface.fit(title, width - right - 3 * MARGIN, FontRole.BOLD),
                MARGIN + 2,
                HEADER / 2,
                FontRole.BOLD,
                theme.text());
        scene.paint(new Shifted(surface, MARGIN, HEADER));
    }
}
