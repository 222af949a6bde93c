package org.eclipse.tracecompass.tmf.timegraph.core.paint;

import org.eclipse.tracecompass.tmf.drawing.core.surface.Surface;

/** Draws one layer. */
public interface Painter {

    /** Draws on a surface; leaves no clip behind. */
    void paint(Surface surface, PaintContext context);
}
