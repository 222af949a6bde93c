package org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings;

/**
 * A colour.
 *
 * @since 9.5.0
 */
public interface IColor {

    /** The colour of the widget toolkit. */
    Object getColor();

    /** Releases the colour. */
    void dispose();
}
