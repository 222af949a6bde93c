package org.eclipse.tracecompass.tmf.ui.timegraph;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Pattern;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.graphics.Transform;

/**
 * An image that is drawn again and again. On GTK, {@link GC#drawImage} reads every pixel of the
 * image back each time, however few of them are to be drawn: 3 ms for a large window. Filling an
 * area with the image as a pattern has the same result, and takes as long as what is drawn. For the
 * UI thread.
 */
final class QuickImage {

    private static final boolean FILLS = "gtk".equals(SWT.getPlatform());

    private final Image image;
    private final Rectangle bounds;
    private final @Nullable Pattern pattern;

    /**
     * @param image disposed with this
     */
    QuickImage(Image image) {
        this.image = image;
        bounds = image.getBounds();
        pattern = FILLS ? new Pattern(image.getDevice(), image) : null;
    }

    Image image() {
        return image;
    }

    /** Its size. */
    Rectangle bounds() {
        return bounds;
    }

    /** Draws it where no transformation is set, opaque. */
    void draw(GC gc, int x, int y) {
        if (pattern == null) {
            gc.drawImage(image, x, y);
            return;
        }
        gc.setBackgroundPattern(pattern);
        try {
            if (x == 0 && y == 0) {
                gc.fillRectangle(bounds);
            } else {
                fill(gc, x, y);
            }
        } finally {
            gc.setBackgroundPattern(null);
        }
    }

    private void fill(GC gc, int x, int y) {
        // A pattern begins at the origin.
        Transform moved = new Transform(gc.getDevice());
        try {
            moved.translate(x, y);
            gc.setTransform(moved);
            gc.fillRectangle(bounds);
            gc.setTransform(null);
        } finally {
            moved.dispose();
        }
    }

    void dispose() {
        if (pattern != null) {
            pattern.dispose();
        }
        image.dispose();
    }
}
