package org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings;

/**
 * A font.
 *
 * @since 9.5.0
 */
public interface IFont {

    /** The font of the widget toolkit. */
    Object getFont();

    /** Releases the font. */
    void dispose();
}
