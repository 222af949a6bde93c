package org.eclipse.tracecompass.tmf.ui.tracetype.preferences;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.tracecompass.tmf.core.project.model.TraceTypeHelper;

/**
 * Trace types below the names of their categories. The input is a number of {@link
 * TraceTypeHelper}s; a type without a category stands at the top.
 *
 * @since 9.5.0
 */
public class TraceTypeTreeContentProvider implements ITreeContentProvider {

    private final Map<String, List<TraceTypeHelper>> categories = new LinkedHashMap<>();

    @Override
    public void inputChanged(Viewer viewer, Object oldInput, Object newInput) {
        categories.clear();
        if (newInput instanceof Iterable<?> types) {
            for (Object type : types) {
                if (type instanceof TraceTypeHelper helper) {
                    categories
                            .computeIfAbsent(helper.getCategoryName(), name -> new ArrayList<>())
                            .add(helper);
                }
            }
        }
    }

    /** The names of the categories, and the types that have none. */
    @Override
    public Object[] getElements(Object inputElement) {
        List<Object> elements = new ArrayList<>();
        categories.forEach(
                (category, types) -> {
                    if (category.isEmpty()) {
                        elements.addAll(types);
                    } else {
                        elements.add(category);
                    }
                });
        return elements.toArray();
    }

    @Override
    public boolean hasChildren(Object element) {
        return getChildren(element).length > 0;
    }

    /** The types of a category; none for a type. */
    @Override
    public TraceTypeHelper[] getChildren(Object parentElement) {
        List<TraceTypeHelper> types =
                parentElement instanceof String category ? categories.get(category) : null;
        return types == null ? new TraceTypeHelper[0] : types.toArray(new TraceTypeHelper[0]);
    }

    /** The name of the category of a type; null for a category and a type without one. */
    @Override
    public String getParent(Object element) {
        return element instanceof TraceTypeHelper helper && !helper.getCategoryName().isEmpty()
                ? helper.getCategoryName()
                : null;
    }

    @Override
    public void dispose() {
        categories.clear();
    }
}
