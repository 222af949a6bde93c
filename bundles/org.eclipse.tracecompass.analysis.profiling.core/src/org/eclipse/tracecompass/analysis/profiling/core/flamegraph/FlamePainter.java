package org.eclipse.tracecompass.analysis.profiling.core.flamegraph;

import java.util.List;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.FunctionColours;
import org.eclipse.tracecompass.analysis.profiling.core.tree.WeightedTree;
import org.eclipse.tracecompass.tmf.drawing.core.colour.Colours;
import org.eclipse.tracecompass.tmf.drawing.core.surface.FontRole;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Surface;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Theme;

/** Draws the boxes of a scene. Boxes narrower than a part of a pixel are drawn together. */
final class FlamePainter {

    private static final int MATCH = 0xff9d5bd2;
    private static final double NARROW = 0.5;
    private static final double GAP = 1;
    private static final double PADDING = 4;
    private static final double LEAST_LABEL = 22;
    private static final double CROWD = 0.35;

    private final FlameScene scene;
    private final Surface surface;
    private final Theme theme;

    FlamePainter(FlameScene scene, Surface surface) {
        this.scene = scene;
        this.surface = surface;
        this.theme = scene.theme();
    }

    void paint() {
        surface.fillRect(0, 0, scene.width(), scene.height(), theme.background());
        surface.pushClip(0, 0, scene.width(), scene.height());
        for (int depth = 0; depth < scene.boxes().height(); depth++) {
            double top = scene.top(depth);
            if (top < scene.height() && top + FlameScene.ROW > 0) {
                row(depth, top);
            }
        }
        surface.popClip();
    }

    private void row(int depth, double top) {
        List<FlameBox> row = scene.boxes().row(depth);
        double crowdFrom = Double.NaN;
        double crowdTo = 0;
        double y = surface.snap(top);
        double height = surface.snap(top + FlameScene.ROW) - y - GAP;
        for (int i = scene.boxes().firstEndingAfter(depth, scene.from()); i < row.size(); i++) {
            FlameBox box = row.get(i);
            if (box.start() >= scene.to()) {
                break;
            }
            double left = Math.max(0, scene.x(box.start()));
            double right = Math.min(scene.width(), scene.x(box.end()));
            if (right - left >= NARROW) {
                crowd(crowdFrom, crowdTo, y, height);
                crowdFrom = Double.NaN;
                box(box, left, right, y, height);
            } else if (left - crowdTo > 1 || Double.isNaN(crowdFrom)) {
                crowd(crowdFrom, crowdTo, y, height);
                crowdFrom = left;
                crowdTo = right;
            } else {
                crowdTo = right;
            }
        }
        crowd(crowdFrom, crowdTo, y, height);
    }

    /** Boxes too narrow for one each: a fainter one for all. */
    private void crowd(double left, double right, double y, double height) {
        if (!Double.isNaN(left)) {
            surface.fillRect(
                    left,
                    y,
                    Math.max(NARROW, right - left),
                    height,
                    Colours.mix(FunctionColours.argb(0), theme.background(), CROWD));
        }
    }

    private void box(FlameBox box, double left, double right, double y, double height) {
        double x = surface.snap(left);
        double wide = Math.max(NARROW, surface.snap(right) - x - (right - left > 3 ? GAP : 0));
        int colour = colour(box);
        surface.fillRect(x, y, wide, height, colour);
        if (box.equals(scene.hovered())) {
            surface.fillRect(x, y, wide, height, Colours.fade(theme.text(), 0.18));
        }
        if (box.equals(scene.selected())) {
            frame(x, y, wide, height);
        }
        if (wide >= LEAST_LABEL) {
            String label = surface.fit(box.name(), wide - 2 * PADDING, FontRole.SMALL);
            if (!label.isEmpty()) {
                int text =
                        box.isFunction() || colour == MATCH
                                ? Colours.readableOn(colour)
                                : theme.text();
                surface.textMiddle(
                        label, surface.snap(x + PADDING), y + height / 2, FontRole.SMALL, text);
            }
        }
    }

    private void frame(double x, double y, double wide, double height) {
        int line = scene.isFocused() ? theme.accent() : theme.dimText();
        double thick = Math.min(2, wide / 2);
        surface.fillRect(x, y, wide, thick, line);
        surface.fillRect(x, y + height - thick, wide, thick, line);
        surface.fillRect(x, y, thick, height, line);
        surface.fillRect(x + wide - thick, y, thick, height, line);
    }

    private int colour(FlameBox box) {
        if (!(box.node() instanceof WeightedTree<?> tree)) {
            return Colours.mix(theme.group(), theme.text(), 0.08);
        }
        if (scene.search().filter() == null) {
            return scene.trees().colour(tree, box.name());
        }
        return scene.search().matches(box)
                ? MATCH
                : Colours.mix(scene.trees().colour(tree, box.name()), theme.background(), 0.65);
    }
}
