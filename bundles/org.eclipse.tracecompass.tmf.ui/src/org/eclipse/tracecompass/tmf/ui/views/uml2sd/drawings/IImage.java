package org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings;

/**
 * An image.
 *
 * @since 9.5.0
 */
public interface IImage {

    /** The image of the widget toolkit; null if there is none. */
    Object getImage();

    /** Releases the image. */
    void dispose();
}
