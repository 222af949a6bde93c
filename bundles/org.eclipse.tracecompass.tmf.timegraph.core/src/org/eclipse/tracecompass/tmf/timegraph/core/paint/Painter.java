package org.eclipse.tracecompass.tmf.timegraph.core.paint;

/** Draws one layer. */
public interface Painter {

    /** Draws on a surface; leaves no clip behind. */
    void paint(Surface surface, PaintContext context);
}
