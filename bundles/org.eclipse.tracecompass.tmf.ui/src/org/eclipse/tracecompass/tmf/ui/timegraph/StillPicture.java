package org.eclipse.tracecompass.tmf.ui.timegraph;

import java.util.function.Consumer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Display;

/**
 * The part of a control's picture that does not follow the pointer, painted once and kept until it
 * is stale, so that a move of the pointer costs the copy of what it uncovers. For the UI thread.
 *
 * <p>Only for screens at 100 %: the toolkit gives an image the resolution of such a screen on any
 * other, and the picture would be blurred.
 */
final class StillPicture {

    private @Nullable Image image;
    private boolean stale = true;

    /** The picture has to be painted anew. */
    void outdate() {
        stale = true;
    }

    /**
     * Draws the picture.
     *
     * @param area how large it is, in points
     * @param painter paints it when it is stale
     */
    void paint(GC gc, Display display, Rectangle area, Consumer<GC> painter) {
        Image kept = image;
        if (kept != null && !kept.getBounds().equals(area)) {
            dispose();
            kept = null;
        }
        if (kept == null) {
            kept = new Image(display, Math.max(1, area.width), Math.max(1, area.height));
            image = kept;
            stale = true;
        }
        if (stale) {
            stale = false;
            GC inner = new GC(kept);
            try {
                painter.accept(inner);
            } finally {
                inner.dispose();
            }
        }
        gc.drawImage(kept, 0, 0);
    }

    void dispose() {
        Image kept = image;
        if (kept != null) {
            kept.dispose();
        }
        image = null;
    }
}
