package org.eclipse.tracecompass.tmf.timegraph.core;

import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Surface;
import org.eclipse.tracecompass.tmf.timegraph.core.paint.BackgroundPainter;
import org.eclipse.tracecompass.tmf.timegraph.core.paint.CursorPainter;
import org.eclipse.tracecompass.tmf.timegraph.core.paint.EmphasisPainter;
import org.eclipse.tracecompass.tmf.timegraph.core.paint.LabelsPainter;
import org.eclipse.tracecompass.tmf.timegraph.core.paint.LinksPainter;
import org.eclipse.tracecompass.tmf.timegraph.core.paint.MarkersPainter;
import org.eclipse.tracecompass.tmf.timegraph.core.paint.NamesPainter;
import org.eclipse.tracecompass.tmf.timegraph.core.paint.PaintContext;
import org.eclipse.tracecompass.tmf.timegraph.core.paint.Painter;
import org.eclipse.tracecompass.tmf.timegraph.core.paint.PointerPainter;
import org.eclipse.tracecompass.tmf.timegraph.core.paint.RulerPainter;
import org.eclipse.tracecompass.tmf.timegraph.core.paint.StatesPainter;

/**
 * The layers of a scene from the back to the front, a painter each. Painters keep what they can use
 * again, so a scene has layers of its own; for one thread.
 */
final class SceneLayers {

    private @Nullable Painter overStates;
    private @Nullable EmphasisPainter emphasis;
    private final Painter links = new LinksPainter();
    private final List<Painter> still =
            List.of(
                    new BackgroundPainter(),
                    new MarkersPainter(false),
                    new StatesPainter(),
                    new LabelsPainter(),
                    this::paintOverStates,
                    this::paintLinks,
                    new MarkersPainter(true),
                    new RulerPainter(),
                    this::paintCaption,
                    new CursorPainter(),
                    new NamesPainter());
    private final Painter pointer = new PointerPainter();

    void setOverStates(@Nullable Painter painter) {
        overStates = painter;
    }

    private void paintOverStates(Surface surface, PaintContext context) {
        Painter own = overStates;
        if (own != null) {
            own.paint(surface, context);
        }
    }

    void setEmphasis(@Nullable EmphasisPainter painter) {
        emphasis = painter;
    }

    /** What is emphasized has arrows of its own. */
    private void paintLinks(Surface surface, PaintContext context) {
        Painter own = emphasis;
        (own == null ? links : own).paint(surface, context);
    }

    private void paintCaption(Surface surface, PaintContext context) {
        EmphasisPainter own = emphasis;
        if (own != null) {
            own.paintCaption(surface, context);
        }
    }

    void paintStill(Surface surface, PaintContext context) {
        still.forEach(p -> p.paint(surface, context));
    }

    void paintPointer(Surface surface, PaintContext context) {
        pointer.paint(surface, context);
    }
}
