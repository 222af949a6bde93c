package org.eclipse.tracecompass.internal.tmf.ui.traces;

import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.viewers.IElementComparer;
import org.eclipse.jface.viewers.ITreeContentProvider;

/** Hands the lines of the Traces view to its tree. */
final class TraceItemContent implements ITreeContentProvider {

    /** Lines are the same if their keys are, so that the tree keeps selection and expansion. */
    static final IElementComparer BY_KEY =
            new IElementComparer() {
                @Override
                public boolean equals(@Nullable Object a, @Nullable Object b) {
                    return a instanceof TraceItem x && b instanceof TraceItem y
                            ? x.getClass() == y.getClass() && x.key().equals(y.key())
                            : a == b;
                }

                @Override
                public int hashCode(@Nullable Object element) {
                    return element instanceof TraceItem item
                            ? item.key().hashCode()
                            : System.identityHashCode(element);
                }
            };

    @Override
    public Object[] getElements(@Nullable Object input) {
        return input instanceof AtomicReference<?> lines && lines.get() instanceof List<?> items
                ? items.toArray()
                : new Object[0];
    }

    @Override
    public Object[] getChildren(@Nullable Object parent) {
        return parent instanceof TraceItem item ? item.children().toArray() : new Object[0];
    }

    @Override
    public @Nullable Object getParent(@Nullable Object element) {
        return null;
    }

    @Override
    public boolean hasChildren(@Nullable Object element) {
        return element instanceof TraceItem item && !item.children().isEmpty();
    }
}
