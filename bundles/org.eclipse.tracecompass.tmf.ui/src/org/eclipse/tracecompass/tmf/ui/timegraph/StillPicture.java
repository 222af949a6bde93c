package org.eclipse.tracecompass.tmf.ui.timegraph;

import java.util.function.Consumer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.graphics.Transform;

/**
 * The part of a control's picture that does not follow the pointer, painted once and kept until it
 * is stale, so that a move of the pointer costs the copy of what it uncovers. For the UI thread.
 *
 * <p>The toolkit gives an image one pixel per point, also for a screen that has more. So the image
 * is as large as the screen's pixels are many, and is shrunk to its place when it is drawn: pixel
 * meets pixel. Other window systems than GTK zoom images by themselves; there, only a picture for a
 * screen at 100 % can be kept.
 */
final class StillPicture {

    private @Nullable QuickImage image;
    private boolean stale = true;

    /** Marks the picture as outdated. */
    void outdate() {
        stale = true;
    }

    /** Whether a picture can be kept for a screen with this many pixels per point. */
    static boolean canBeKept(double scale) {
        return scale == 1 || "gtk".equals(SWT.getPlatform());
    }

    /**
     * Draws the picture.
     *
     * @param area how large it is, in points
     * @param scale device pixels per point
     * @param painter paints it when it is stale, on device pixels
     */
    void paint(GC gc, Rectangle area, double scale, Consumer<GC> painter) {
        Rectangle size =
                new Rectangle(
                        0,
                        0,
                        (int) Math.max(1, Math.ceil(area.width * scale)),
                        (int) Math.max(1, Math.ceil(area.height * scale)));
        QuickImage kept = image;
        if (kept != null && !kept.bounds().equals(size)) {
            dispose();
            kept = null;
        }
        if (kept == null) {
            kept = new QuickImage(new Image(gc.getDevice(), size.width, size.height));
            image = kept;
            stale = true;
        }
        if (stale) {
            stale = false;
            GC inner = new GC(kept.image());
            try {
                painter.accept(inner);
            } finally {
                inner.dispose();
            }
        }
        copy(kept, gc, scale);
    }

    private static void copy(QuickImage picture, GC gc, double scale) {
        if (scale == 1) {
            picture.draw(gc, 0, 0);
            return;
        }
        Transform shrunk = new Transform(gc.getDevice());
        try {
            shrunk.scale((float) (1 / scale), (float) (1 / scale));
            gc.setInterpolation(SWT.NONE);
            gc.setTransform(shrunk);
            gc.drawImage(picture.image(), 0, 0);
            gc.setTransform(null);
        } finally {
            shrunk.dispose();
        }
    }

    void dispose() {
        QuickImage kept = image;
        if (kept != null) {
            kept.dispose();
        }
        image = null;
    }
}
