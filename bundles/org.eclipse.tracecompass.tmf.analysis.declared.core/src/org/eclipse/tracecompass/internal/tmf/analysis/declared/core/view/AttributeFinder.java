package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.view;

import java.util.List;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;

/** Finds attributes of a history. */
final class AttributeFinder {

    private AttributeFinder() {}

    /**
     * Returns an attribute below another one, or that one itself.
     *
     * @param path the names on the way, none for the attribute itself
     * @return the quark; {@link ITmfStateSystem#INVALID_ATTRIBUTE} if there is none (yet)
     */
    static int below(ITmfStateSystem history, int quark, List<String> path) {
        return path.isEmpty()
                ? quark
                : history.optQuarkRelative(quark, path.toArray(String[]::new));
    }
}
