package org.eclipse.tracecompass.tmf.ui.timegraph;

import java.util.function.Consumer;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Control;
import org.eclipse.tracecompass.tmf.drawing.core.surface.FontRole;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Surface;
import org.eclipse.tracecompass.tmf.timegraph.core.TimeGraphScene;

/**
 * Paints a scene on a control: from a picture that is kept where that is possible, and over it what
 * follows the pointer. Owns the fonts and images for it. For the UI thread.
 */
final class ControlPainting {

    private final StillPicture still = new StillPicture();
    private final SwtSurface.StatesImage states = new SwtSurface.StatesImage();
    private final SwtFonts fonts;

    ControlPainting(Control control) {
        fonts = new SwtFonts(control.getDisplay(), control.getFont());
    }

    /** The scene has changed, and not only what follows the pointer. */
    void outdate() {
        still.outdate();
    }

    /** The height of a line of text. */
    double lineHeight(GC gc, FontRole role) {
        return fonts.height(gc, role);
    }

    /**
     * Paints.
     *
     * @param area the control's area, in points
     * @param scale device pixels per point
     * @param over paints what lies over the scene
     */
    void paint(GC gc, Rectangle area, double scale, TimeGraphScene scene, Consumer<Surface> over) {
        boolean kept = StillPicture.canBeKept(scale);
        if (kept) {
            still.paint(
                    gc,
                    area,
                    scale,
                    pixels ->
                            with(
                                    SwtSurface.onPixels(pixels, scale, fonts, states, area),
                                    scene::paintStill));
        }
        with(
                new SwtSurface(gc, scale, fonts, states, area),
                surface -> {
                    if (!kept) {
                        scene.paintStill(surface);
                    }
                    scene.paintPointer(surface);
                    over.accept(surface);
                });
    }

    private static void with(SwtSurface surface, Consumer<Surface> drawing) {
        try {
            drawing.accept(surface);
        } finally {
            surface.dispose();
        }
    }

    void dispose() {
        fonts.dispose();
        states.dispose();
        still.dispose();
    }
}
