package org.eclipse.tracecompass.tmf.ui.widgets.timegraph;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeGraphEntry;

/**
 * The rows of an array or a collection, and their children.
 *
 * @since 0.2.0
 */
public class TimeGraphContentProvider implements ITimeGraphContentProvider {

    private static final ITimeGraphEntry[] NONE = {};

    @Override
    public ITimeGraphEntry[] getElements(Object inputElement) {
        List<?> elements =
                switch (inputElement) {
                    case Object[] array -> Arrays.asList(array);
                    case Collection<?> collection -> List.copyOf(collection);
                    case null, default -> List.of();
                };
        return elements.stream()
                .filter(ITimeGraphEntry.class::isInstance)
                .toArray(ITimeGraphEntry[]::new);
    }

    @Override
    public boolean hasChildren(Object element) {
        return element instanceof ITimeGraphEntry entry && entry.hasChildren();
    }

    @Override
    public ITimeGraphEntry[] getChildren(Object parentElement) {
        return parentElement instanceof ITimeGraphEntry entry
                ? entry.getChildren().toArray(NONE)
                : NONE;
    }

    @Override
    public ITimeGraphEntry getParent(Object element) {
        return element instanceof ITimeGraphEntry entry ? entry.getParent() : null;
    }

    @Override
    public void dispose() {
        // nothing is held
    }

    @Override
    public void inputChanged(Viewer viewer, Object oldInput, Object newInput) {
        // nothing is held
    }
}
