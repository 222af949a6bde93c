package org.eclipse.tracecompass.tmf.core.model.timegraph;

import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;

/**
 * What the shares of a blend look like. Blends of the same kinds of states have the same object, as
 * far as possible, so that what is found out about it serves for all of them. Immutable and
 * thread-safe.
 */
public final class ShareKinds {

    private final List<StateKinds.Kind> fKinds;

    ShareKinds(List<StateKinds.Kind> kinds) {
        fKinds = List.copyOf(kinds);
    }

    /** Returns how many shares there are. */
    public int size() {
        return fKinds.size();
    }

    /** Returns the value of the states of a share. */
    public int value(int share) {
        return fKinds.get(share).value();
    }

    /** Returns the label of the states of a share, null for none. */
    public @Nullable String label(int share) {
        return fKinds.get(share).label();
    }

    /** Returns the style of the states of a share, null when the value decides. */
    public @Nullable OutputElementStyle style(int share) {
        return fKinds.get(share).style();
    }
}
