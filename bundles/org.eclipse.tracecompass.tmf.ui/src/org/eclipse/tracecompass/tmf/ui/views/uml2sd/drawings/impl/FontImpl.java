package org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.impl;

import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.FontData;
import org.eclipse.swt.widgets.Display;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.IFont;

/**
 * A font of SWT.
 *
 * @since 9.5.0
 */
public class FontImpl implements IFont {

    /** Whether the font is disposed with this object. */
    protected boolean fManageFont = true;

    private final Font font;

    /** Makes a font. */
    public FontImpl(Display display, FontData data) {
        font = new Font(display, data);
    }

    /** Wraps a font, which is not disposed with this object. */
    protected FontImpl(Font value) {
        font = value;
        fManageFont = false;
    }

    /** The font of the system. */
    public static FontImpl getSystemFont() {
        return new FontImpl(Display.getDefault().getSystemFont());
    }

    @Override
    public Object getFont() {
        return font;
    }

    @Override
    public void dispose() {
        if (fManageFont) {
            font.dispose();
        }
    }
}
