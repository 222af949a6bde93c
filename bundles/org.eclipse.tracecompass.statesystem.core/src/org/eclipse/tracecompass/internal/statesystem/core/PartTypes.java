package org.eclipse.tracecompass.internal.statesystem.core;

import java.util.Arrays;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;

/** Compares the types of values in a history and in a part of it. */
final class PartTypes {

    private static final int NONE = ITmfStateSystem.INVALID_ATTRIBUTE;

    private final AttributeTree tree;
    private final OngoingStates ongoing;

    PartTypes(AttributeTree tree, OngoingStates ongoing) {
        this.tree = tree;
        this.ongoing = ongoing;
    }

    /** Returns whether no attribute has values of one type before the part and of another in it. */
    boolean fit(HistoryPart part) {
        int[] quarks = new int[part.getNbAttributes()];
        Arrays.fill(quarks, NONE);
        for (int quark = 0; quark < quarks.length; quark++) {
            int parent = part.getParentAttributeQuark(quark);
            int start = parent == ITmfStateSystem.ROOT_ATTRIBUTE ? parent : quarks[parent];
            if (start != NONE) {
                int whole = tree.find(start, part.getAttributeName(quark));
                quarks[quark] = whole;
                Class<?> type = part.type(quark);
                Class<?> before = whole == NONE ? null : ongoing.type(whole);
                if (type != null && before != null && type != before) {
                    return false;
                }
            }
        }
        return true;
    }
}
