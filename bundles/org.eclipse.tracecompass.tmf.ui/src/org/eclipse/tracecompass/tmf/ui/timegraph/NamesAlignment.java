package org.eclipse.tracecompass.tmf.ui.timegraph;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.swt.graphics.Point;
import org.eclipse.tracecompass.tmf.timegraph.core.TimeGraphScene;

/**
 * Time graphs above each other begin their charts at one line, so that the same instant is at the
 * same place in all of them: names are as wide as the widest of them needs, or as the user last
 * made one of them. For the UI thread.
 */
final class NamesAlignment {

    private static final int TOLERANCE = 2;
    private static final List<TimeGraphControl> CONTROLS = new ArrayList<>();
    private static boolean aligning;

    private NamesAlignment() {}

    static void add(TimeGraphControl control) {
        CONTROLS.add(control);
    }

    static void remove(TimeGraphControl control) {
        CONTROLS.remove(control);
    }

    /** The user has chosen a width for a control: its neighbours follow. */
    static void chosen(TimeGraphControl control, double width) {
        for (TimeGraphControl other : neighbours(control)) {
            other.scene().setNamesWidth(width);
        }
        align(control);
        control.refresh();
    }

    /** Brings the neighbours of a control to one width. */
    static void align(TimeGraphControl control) {
        if (aligning) {
            return;
        }
        aligning = true;
        try {
            List<TimeGraphControl> group = neighbours(control);
            double widest = -1;
            for (TimeGraphControl other : group) {
                if (other.scene().data().tree().size() > 0) {
                    widest = Math.max(widest, other.scene().naturalNamesWidth());
                }
            }
            for (TimeGraphControl other : group) {
                TimeGraphScene scene = other.scene();
                double before = scene.namesWidth();
                scene.setAlignedNamesWidth(group.size() > 1 ? widest : -1);
                if (other != control && before != scene.namesWidth()) {
                    other.refresh();
                }
            }
        } finally {
            aligning = false;
        }
    }

    /** The visible controls with the same left and right edge, this one included. */
    private static List<TimeGraphControl> neighbours(TimeGraphControl control) {
        List<TimeGraphControl> group = new ArrayList<>();
        Point place = control.toDisplay(0, 0);
        for (TimeGraphControl other : CONTROLS) {
            if (other == control
                    || control.isAligned()
                            && other.isAligned()
                            && !other.isDisposed()
                            && other.isVisible()
                            && other.getShell() == control.getShell()
                            && Math.abs(other.toDisplay(0, 0).x - place.x) <= TOLERANCE
                            && Math.abs(other.getSize().x - control.getSize().x) <= TOLERANCE) {
                group.add(other);
            }
        }
        return group;
    }
}
