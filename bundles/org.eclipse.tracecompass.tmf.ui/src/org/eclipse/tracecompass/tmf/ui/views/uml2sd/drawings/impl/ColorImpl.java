package org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.impl;

import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Display;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.IColor;

/**
 * A colour of SWT.
 *
 * @since 9.5.0
 */
public class ColorImpl implements IColor {

    private final Color color;

    /** A colour of red, green and blue from 0 to 255. */
    public ColorImpl(Display display, int r, int g, int b) {
        this(new Color(display, r, g, b));
    }

    /** A colour. */
    public ColorImpl(Display display, RGB color) {
        this(new Color(display, color));
    }

    /** Wraps a colour. */
    protected ColorImpl(Color color) {
        this.color = color;
    }

    /** A colour of the system, by the constant of SWT. */
    public static ColorImpl getSystemColor(int color) {
        return new ColorImpl(Display.getDefault().getSystemColor(color));
    }

    @Override
    public Object getColor() {
        return color;
    }

    /** Nothing to release: colours of SWT have no resources. */
    @Override
    public void dispose() {
        // see above
    }
}
