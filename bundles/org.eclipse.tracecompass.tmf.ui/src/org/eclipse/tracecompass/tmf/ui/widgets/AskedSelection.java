package org.eclipse.tracecompass.tmf.ui.widgets;

import java.util.function.Supplier;
import org.eclipse.core.runtime.ListenerList;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.ISelectionChangedListener;
import org.eclipse.jface.viewers.ISelectionProvider;
import org.eclipse.jface.viewers.StructuredSelection;

/**
 * What is selected in a view, for the commands that other plug-ins add to its context menu. It is
 * asked for when the menu opens.
 *
 * @since 0.2.0
 */
public final class AskedSelection implements ISelectionProvider {

    private final Supplier<@Nullable Object> selected;
    private final ListenerList<ISelectionChangedListener> listeners = new ListenerList<>();

    /**
     * @param selected what is selected now; null for nothing
     */
    public AskedSelection(Supplier<@Nullable Object> selected) {
        this.selected = selected;
    }

    @Override
    public ISelection getSelection() {
        Object now = selected.get();
        return now == null ? StructuredSelection.EMPTY : new StructuredSelection(now);
    }

    /** {@inheritDoc} Does nothing: only the view itself selects. */
    @Override
    public void setSelection(@Nullable ISelection selection) {
        // see above
    }

    @Override
    public void addSelectionChangedListener(@Nullable ISelectionChangedListener listener) {
        if (listener != null) {
            listeners.add(listener);
        }
    }

    @Override
    public void removeSelectionChangedListener(@Nullable ISelectionChangedListener listener) {
        if (listener != null) {
            listeners.remove(listener);
        }
    }
}
