package org.eclipse.tracecompass.tmf.ui.viewers;

import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Control;

/**
 * Something on the screen that can be saved as a picture.
 *
 * @since 0.2.0
 */
public interface IImageSave {

    /**
     * Saves a picture of what is seen. On the UI thread.
     *
     * @param filename the file
     * @param format the kind of picture, one of the constants of {@code SWT} such as {@code
     *     SWT.IMAGE_PNG}
     * @throws org.eclipse.swt.SWTException if the file cannot be written
     */
    default void saveImage(String filename, int format) {
        Control control = getControl();
        Rectangle bounds = control.getBounds();
        Image image = new Image(control.getDisplay(), bounds.width, bounds.height);
        GC gc = new GC(control);
        try {
            gc.copyArea(image, 0, 0);
            ImageLoader loader = new ImageLoader();
            loader.data = new ImageData[] {image.getImageData()};
            loader.save(filename, format);
        } finally {
            gc.dispose();
            image.dispose();
        }
    }

    /** The widget that is saved. */
    Control getControl();
}
