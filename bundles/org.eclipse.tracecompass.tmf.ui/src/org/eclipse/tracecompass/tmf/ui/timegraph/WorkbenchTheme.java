package org.eclipse.tracecompass.tmf.ui.timegraph;

import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.tmf.drawing.core.colour.Colours;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Theme;

/**
 * Light or dark, as the widgets around are. The workbench colours its parts through style sheets;
 * what a part looks like in the end is the plainest sign of the theme, and it is right in every
 * workbench and without one.
 */
public final class WorkbenchTheme {

    private WorkbenchTheme() {}

    /** The theme of what is around a control. */
    public static Theme of(Composite control) {
        Composite parent = control.getParent();
        Color background = parent == null ? control.getBackground() : parent.getBackground();
        int rgb =
                0xff000000
                        | background.getRed() << 16
                        | background.getGreen() << 8
                        | background.getBlue();
        return Colours.luminance(rgb) < 0.18 ? Theme.DARK : Theme.LIGHT;
    }
}
