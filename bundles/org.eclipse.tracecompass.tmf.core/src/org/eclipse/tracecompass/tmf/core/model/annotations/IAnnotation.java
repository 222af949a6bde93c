package org.eclipse.tracecompass.tmf.core.model.annotations;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.ITimeElement;

/** A mark on a picture. */
public interface IAnnotation extends ITimeElement {

    /** Where an annotation is drawn. */
    enum AnnotationType {
        /** In the chart. */
        CHART,
        /** At the entry in the tree. */
        TREE
    }

    @Override
    default long getStartTime() {
        return getTime();
    }

    /** Returns the start in nanoseconds. */
    long getTime();

    /** Returns the id of the entry it belongs to, -1 for the whole chart. */
    long getEntryId();

    /** Returns where it is drawn. */
    AnnotationType getType();

    /** Returns its label, null for none. */
    @Nullable
    String getLabel();
}
