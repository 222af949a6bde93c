package org.eclipse.tracecompass.tmf.timegraph.core.paint;

import org.eclipse.tracecompass.tmf.drawing.core.surface.Surface;
import org.eclipse.tracecompass.tmf.drawing.core.time.RulerTicks;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeRuler;

/** The ruler above the rows. */
public final class RulerPainter implements Painter {

    private static TimeRuler ruler(PaintContext context) {
        Geometry g = context.geometry();
        return new TimeRuler(
                context.viewport(), context.time(), g.chartLeft(), g.width(), g.rulerHeight());
    }

    /** The ticks of a picture; the same for ruler and grid. */
    static RulerTicks ticks(PaintContext context) {
        return ruler(context).ticks();
    }

    @Override
    public void paint(Surface surface, PaintContext context) {
        ruler(context).paint(surface, context.theme());
    }
}
