package org.eclipse.tracecompass.internal.tmf.ui.details;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.viewers.IElementComparer;
import org.eclipse.jface.viewers.ITreeContentProvider;

/** Hands details to a tree, whose input is a reference to a list of them. */
final class DetailContent implements ITreeContentProvider {

    /**
     * A row of the tree.
     *
     * @param place the numbers and names of the row and of those above it, the topmost first
     * @param detail what the row says now
     */
    record Row(List<String> place, Detail detail) {

        private List<Row> children() {
            return rows(place, detail.children());
        }
    }

    /** Rows are the same if their places are, so that the tree keeps selection and expansion. */
    static final IElementComparer BY_PLACE =
            new IElementComparer() {
                @Override
                public boolean equals(@Nullable Object a, @Nullable Object b) {
                    return a instanceof Row x && b instanceof Row y
                            ? x.place().equals(y.place())
                            : a == b;
                }

                @Override
                public int hashCode(@Nullable Object element) {
                    return element instanceof Row row
                            ? row.place().hashCode()
                            : System.identityHashCode(element);
                }
            };

    private static List<Row> rows(List<String> above, List<Detail> details) {
        List<Row> rows = new ArrayList<>();
        for (Detail detail : details) {
            List<String> place = new ArrayList<>(above);
            place.add(rows.size() + detail.name());
            rows.add(new Row(List.copyOf(place), detail));
        }
        return rows;
    }

    @Override
    public Object[] getElements(@Nullable Object input) {
        List<Detail> details = new ArrayList<>();
        if (input instanceof AtomicReference<?> shown && shown.get() instanceof List<?> list) {
            list.forEach(element -> details.add((Detail) element));
        }
        return rows(List.of(), details).toArray();
    }

    @Override
    public Object[] getChildren(@Nullable Object parent) {
        return parent instanceof Row row ? row.children().toArray() : new Object[0];
    }

    @Override
    public @Nullable Object getParent(@Nullable Object element) {
        return null;
    }

    @Override
    public boolean hasChildren(@Nullable Object element) {
        return element instanceof Row row && !row.detail().children().isEmpty();
    }
}
