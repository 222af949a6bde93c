package org.eclipse.tracecompass.tmf.ui.xychart;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.ui.IMemento;

/** The saved state of a closed chart view. */
final class ChartMemory {

    private static final String LOGARITHMIC = "chart.logarithmic";
    private static final String TREE_PART = "chart.tree";
    private static final int WHOLE = 1000;
    private static final int TREE_SHARE = 360;

    private @Nullable Boolean logarithmic;
    private int treeShare = TREE_SHARE;

    void read(@Nullable IMemento memento) {
        if (memento == null) {
            return;
        }
        logarithmic = memento.getBoolean(LOGARITHMIC);
        Integer part = memento.getInteger(TREE_PART);
        if (part != null) {
            treeShare = Math.clamp(part, 0, WHOLE);
        }
    }

    /** Whether the axis of values is logarithmic. */
    boolean logarithmic(boolean atFirst) {
        Boolean chosen = logarithmic;
        return chosen == null ? atFirst : chosen;
    }

    /** Sets the tree's share of the width. */
    void apply(SashForm sash) {
        sash.setWeights(treeShare, WHOLE - treeShare);
    }

    static void write(IMemento memento, SashForm sash, boolean logarithmic) {
        memento.putBoolean(LOGARITHMIC, logarithmic);
        int[] weights = sash.getWeights();
        memento.putInteger(TREE_PART, weights[0] * WHOLE / Math.max(1, weights[0] + weights[1]));
    }
}
